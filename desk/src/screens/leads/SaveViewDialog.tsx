import { useQueryClient } from '@tanstack/react-query';
import type { LeadListFilter } from 'contract/desk/leads.ts';
import { type FormEvent, useState } from 'react';
import { ApiError, call } from '../../shared/api.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Choice.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import styles from './Leads.module.css';

/** Keeps a filter under a name. */
export function SaveViewDialog({ filter, onClose }: { filter: LeadListFilter; onClose: () => void }) {
  const queries = useQueryClient();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      const { id } = await call('POST /views', { body: { name, filter, isShared } });
      toast(`Saved as ${name}`, async () => {
        await call('DELETE /views/:id', { params: { id } });
        await queries.invalidateQueries({ queryKey: ['views'] });
      });
      await queries.invalidateQueries({ queryKey: ['views'] });
      onClose();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'That did not work. Try again.');
    }
  };

  return (
    <Dialog
      title="Save this view"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form="save-view">
            Save view
          </Button>
        </>
      }
    >
      <form id="save-view" className={styles.form} onSubmit={submit}>
        <TextField
          validationBehavior="aria"
          label="Name"
          value={name}
          onChange={setName}
          error={problem}
          isRequired
          maxLength={60}
          autoFocus
        />
        <Checkbox isSelected={isShared} onChange={setShared}>
          Everyone who sees leads has it
        </Checkbox>
      </form>
    </Dialog>
  );
}
