import { useState } from 'react';
import { Button } from '../../design/ui/Button.tsx';
import { Dialog } from '../../design/ui/Dialog.tsx';

/** A dialog and what opens it: closed, there is nothing to see. */
export function DialogSpecimen({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} isLocked={false} labelledBy={id} onClose={close}>
        <h3 id={id} tabIndex={-1}>
          Approve the refund
        </h3>
        <p>The agent proposes $60. A person decides.</p>
        <Button onClick={close}>Close</Button>
      </Dialog>
    </>
  );
}
