import { useRef } from 'react';
import { copyLink } from '../../shared/copy-link.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import styles from './People.module.css';
import type { Given } from './people-queries.ts';

/** A link that is shown once, to hand over. */
export function LinkDialog({ given, onClose }: { given: Given; onClose: () => void }) {
  const { name, invitation } = given;
  const { link = '' } = invitation;
  const shown = useRef<HTMLElement>(null);
  return (
    <Dialog
      title={`A link for ${name}`}
      isOpen
      onClose={onClose}
      mustAnswer
      actions={
        <>
          <Button onPress={onClose}>Done</Button>
          <Button kind="primary" onPress={() => void copyLink(link, shown.current)}>
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
        <code ref={shown} className={styles.link}>
          {link}
        </code>
      </div>
    </Dialog>
  );
}
