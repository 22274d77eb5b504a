import { useQueryClient } from '@tanstack/react-query';
import type { DeskLead } from 'contract/desk/person.ts';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import styles from './Person.module.css';

/** Corrects the address of a person, and sends what did not arrive once more. */
export function AddressDialog({
  lead,
  onClose,
}: {
  lead: Pick<DeskLead, 'id' | 'email'>;
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const [email, setEmail] = useState(lead.email);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      const { sentAgain } = await call('POST /leads/:id/address', {
        params: { id: lead.id },
        body: { email },
      });
      toast(sentAgain === 0 ? 'The address is corrected' : `Corrected. Messages sent again: ${sentAgain}`);
      await queries.invalidateQueries({ queryKey: ['leads'] });
      onClose();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'That did not work. What you typed is kept.');
      setBusy(false);
    }
  };

  return (
    <Dialog title="Correct the address" isOpen onClose={onClose} size="small">
      <form className={styles.form} onSubmit={save}>
        <p>For all their requests. What did not arrive at the old address is sent to the new one.</p>
        <TextField
          validationBehavior="aria"
          label="Email"
          type="email"
          value={email}
          onChange={setEmail}
          error={problem}
          isRequired
        />
        <div className={styles.buttons}>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" kind="primary" isPending={isBusy} isDisabled={email.trim() === lead.email}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
