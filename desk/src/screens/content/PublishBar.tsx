import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { documentIn } from 'contract/content/text-address.ts';
import { isGuarded } from 'contract/desk/roles.ts';
import { useState } from 'react';
import { useAction } from '../../shared/actions.ts';
import { call } from '../../shared/api.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import styles from './Content.module.css';
import { changesOf, type TypedTexts } from './content.rules.ts';
import { problemsQuery } from './content-queries.ts';

interface Props {
  typed: TypedTexts;
  onDone: () => void;
}

/** Texts that are not published: looked at side by side, and published together. */
export function PublishBar({ typed, onDone }: Props) {
  const [isReviewing, setReviewing] = useState(false);
  const count = Object.keys(typed).length;
  useAction(
    { id: 'publish', label: 'Publish', keys: 'mod+s', group: 'This screen', run: () => setReviewing(true) },
    count > 0,
  );
  if (count === 0) return null;
  return (
    <footer className={styles.bar}>
      <span aria-live="polite">{count === 1 ? '1 text not published' : `${count} texts not published`}</span>
      <Button kind="quiet" onPress={onDone}>
        Discard
      </Button>
      <Button kind="primary" onPress={() => setReviewing(true)}>
        Review and publish
      </Button>
      {isReviewing && <Review typed={typed} onDone={onDone} onClose={() => setReviewing(false)} />}
    </footer>
  );
}

function Review({ typed, onDone, onClose }: Props & { onClose: () => void }) {
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const { data } = useQuery(problemsQuery(typed));
  const problems = new Map(data?.problems.map(({ address, message }) => [address, message]));
  const publish = useMutation({
    mutationFn: () => {
      const changes = changesOf(typed);
      const guarded = changes.some(({ address }) => isGuarded(documentIn(address)));
      const body = { changes, ...(reason.trim() && { reason: reason.trim() }) };
      return call(guarded ? 'PUT /content/guarded' : 'PUT /content', { body });
    },
    onSuccess: () => {
      toast('Published. The pages have it within two seconds.');
      onDone();
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['content'] }),
  });
  return (
    <Dialog
      title="Publish these texts?"
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Not yet</Button>
          <Button
            kind="primary"
            isDisabled={problems.size > 0}
            isPending={publish.isPending}
            onPress={() => publish.mutate()}
          >
            Publish
          </Button>
        </>
      }
    >
      {publish.error && (
        <p className={form.problem} role="alert">
          {messageOf(publish.error)}
        </p>
      )}
      <ul className={styles.changes}>
        {changesOf(typed).map(({ address, before, value }) => (
          <li key={address}>
            <code>{address}</code>
            <Difference before={before} value={value ?? 'as it was delivered'} />
            {problems.has(address) && <p className={form.error}>{problems.get(address)}</p>}
          </li>
        ))}
      </ul>
      <TextField
        label="Why (optional)"
        value={reason}
        onChange={setReason}
        maxLength={200}
        autoComplete="off"
      />
    </Dialog>
  );
}

/** A text before and after. */
export function Difference({ before, value }: { before: string; value: string }) {
  return (
    <div className={styles.difference}>
      <del>{before}</del>
      <ins>{value}</ins>
    </div>
  );
}
