import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { counted } from '../../shared/formats.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import formStyles from '../../shared/ui/form.module.css';
import { messageOf } from '../../shared/ui/States.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useDraft } from '../../shared/use-draft.ts';

import styles from './Privacy.module.css';
import { isReason } from './privacy.rules.ts';
import { ReasonField } from './ReasonField.tsx';

/** Applies the rules of retention. @param going requests that go by what was counted before */
export function RetentionDialog({ going, onClose }: { going: number; onClose: () => void }) {
  const client = useQueryClient();
  const form = useId();
  const [reason, setReason, forget] = useDraft('retention');
  const apply = useMutation({
    mutationFn: () => call('POST /privacy/retention', { body: { reason: reason.trim() } }),
    onSuccess: ({ rules }) => {
      const removed = rules.reduce((sum, rule) => sum + (rule.removed ?? 0), 0);
      forget();
      toast(`${counted(removed, 'request was', 'requests were')} removed.`);
      onClose();
      void client.invalidateQueries({ queryKey: ['leads'] });
      return client.invalidateQueries({ queryKey: ['privacy'] });
    },
  });
  const error = apply.error;
  const problem = error instanceof ApiError ? error.of('reason') : undefined;
  const submit = () => isReason(reason) && !apply.isPending && apply.mutate();
  return (
    <Dialog
      title={`Remove ${counted(going, 'request')}?`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Keep them</Button>
          <Button
            kind="danger"
            isDisabled={!isReason(reason)}
            isPending={apply.isPending}
            type="submit"
            form={form}
          >
            Remove for good
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
        <p>They go with their notes and messages, and can’t be brought back.</p>
        <ReasonField value={reason} onChange={setReason} error={problem} />
        {error && !problem && (
          <p className={formStyles.problem} role="alert">
            {messageOf(error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
