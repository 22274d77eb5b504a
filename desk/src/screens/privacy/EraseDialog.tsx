import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ErasureReport, HeldData } from 'contract/desk/privacy.ts';
import { useId, useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { counted } from '../../shared/formats.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Choice.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import formStyles from '../../shared/ui/form.module.css';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDraft } from '../../shared/use-draft.ts';
import { DemoList, HeldList, OtherList } from './HeldLists.tsx';

import styles from './Privacy.module.css';
import { isConfirmed, isReason } from './privacy.rules.ts';
import { ReasonField } from './ReasonField.tsx';

interface Props {
  held: HeldData;
  onClose: () => void;
  onErased: (report: ErasureReport) => void;
}

/** Erases a person, after what that means was shown and the address was typed. */
export function EraseDialog({ held, onClose, onErased }: Props) {
  const { email, demos, others } = held;
  const client = useQueryClient();
  const form = useId();
  const [typed, setTyped] = useState('');
  const [waits, setWaits] = useState(true);
  const [reason, setReason, forget] = useDraft(`erasure of ${email}`);
  const erase = useMutation({
    mutationFn: () => call('POST /privacy/erase', { body: { email, reason: reason.trim(), waits } }),
    onSuccess: (report) => {
      if (report.unsent) return client.invalidateQueries({ queryKey: ['bookings'] });
      forget();
      onErased(report);
      // Nothing of the person stays in this window either.
      client.removeQueries({ queryKey: ['leads'], type: 'inactive' });
      client.removeQueries({ queryKey: ['bookings'], type: 'inactive' });
      return client.invalidateQueries({ queryKey: ['privacy'] });
    },
  });
  const { error, data: report } = erase;
  const problem = error instanceof ApiError ? error.of('reason') : undefined;
  const isReady = isConfirmed(typed, email) && isReason(reason);
  const submit = () => isReady && !erase.isPending && erase.mutate();
  return (
    <Dialog
      title={`Erase ${email}?`}
      size="medium"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Keep the person</Button>
          <Button kind="danger" isDisabled={!isReady} isPending={erase.isPending} type="submit" form={form}>
            Erase for good
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <section className={styles.section}>
          <h3>This goes, and can’t be brought back</h3>
          <HeldList held={held.held} />
        </section>
        {demos.length > 0 && (
          <section className={styles.section}>
            <h3>{counted(demos.length, 'demo to come is', 'demos to come are')} canceled first</h3>
            <DemoList demos={demos} />
            <Checkbox isSelected={waits} onChange={setWaits}>
              Erase only once all have heard of it: the person, the host and your channels
            </Checkbox>
          </section>
        )}
        {others.length > 0 && (
          <section className={styles.section}>
            <h3>This stays with others</h3>
            <OtherList others={others} />
          </section>
        )}
        <ReasonField value={reason} onChange={setReason} error={problem} />
        <TextField
          label="Type the address to confirm"
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck="false"
        />
        {report?.unsent && <Unsent channels={report.unsent} />}
        {error && !problem && (
          <p className={formStyles.problem} role="alert">
            {messageOf(error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}

function Unsent({ channels }: { channels: readonly string[] }) {
  return (
    <div className={formStyles.note} role="alert">
      <b>Nothing is erased yet</b>
      <p>The demos are canceled, but these have not taken the message:</p>
      <ul className={styles.list}>
        {channels.map((channel) => (
          <li key={channel}>{channel}</li>
        ))}
      </ul>
      <p>Try again in some minutes, or take the tick away to erase without that message.</p>
    </div>
  );
}
