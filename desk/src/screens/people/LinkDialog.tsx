import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { toast, toastError } from '../../shared/ui/toasts.ts';
import type { Given } from './given-link.ts';
import styles from './People.module.css';

/** A link that is shown once, to hand over. */
export function LinkDialog({ given, onClose }: { given: Given; onClose: () => void }) {
  const { name, invitation } = given;
  const { link = '' } = invitation;
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    toast('The link is copied.');
  };
  return (
    <Dialog
      title={`A link for ${name}`}
      isOpen
      onClose={onClose}
      mustAnswer
      actions={
        <>
          <Button onPress={onClose}>Done</Button>
          <Button kind="primary" onPress={() => void copy().catch(toastError)}>
            Copy the link
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>
          Give it to {name} alone, where no one else reads along: it signs in once, within a day. It isn’t
          shown again.
        </p>
        <code className={styles.link}>{link}</code>
      </div>
    </Dialog>
  );
}
