import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError, callForFile } from '../../shared/api.ts';
import { saveFile } from '../../shared/save-file.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import formStyles from '../../shared/ui/form.module.css';
import { messageOf } from '../../shared/ui/States.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useDraft } from '../../shared/use-draft.ts';
import styles from './Privacy.module.css';
import { isReason } from './privacy.rules.ts';
import { ReasonField } from './ReasonField.tsx';

type Format = 'pdf' | 'json';

/** Downloads all that is stored about a person. */
export function CopyDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const form = useId();
  const [reason, setReason, forget] = useDraft(`copy of ${email}`);
  const copy = useMutation({
    mutationFn: (format: Format) =>
      callForFile('POST /privacy/copy', { body: { email, format, reason: reason.trim() } }),
    onSuccess: (file) => {
      saveFile(file);
      forget();
      toast(`The copy is in your downloads: ${file.name}.`);
      onClose();
    },
  });
  const error = copy.error;
  const problem = error instanceof ApiError ? error.of('reason') : undefined;
  const submit = (format: Format) => isReason(reason) && !copy.isPending && copy.mutate(format);
  const pending = copy.isPending && copy.variables;
  return (
    <Dialog
      title="Download a copy"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button
            isDisabled={!isReason(reason)}
            isPending={pending === 'json'}
            onPress={() => submit('json')}
          >
            Download JSON
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={form}
            isDisabled={!isReason(reason)}
            isPending={pending === 'pdf'}
          >
            Download PDF
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit('pdf');
        }}
      >
        <p>
          All that is stored about <b>{email}</b>: requests, demos, messages, notes and consents. A PDF is to
          read, JSON is for programs. Send it only to the person themselves.
        </p>
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
