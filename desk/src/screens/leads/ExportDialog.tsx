import type { LeadListFilter } from 'contract/desk/leads.ts';
import { type FormEvent, useState } from 'react';
import { ApiError, callForFile } from '../../shared/api.ts';
import { saveFile } from '../../shared/save-file.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { DayField } from '../../shared/ui/DayField.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import styles from './Leads.module.css';

interface Props {
  filter: LeadListFilter;
  /** Number of leads, in words. */
  counted: string;
  onClose: () => void;
}

/** Asks why, and saves what the filter shows as CSV. */
export function ExportDialog({ filter, counted, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  // Days take the place of a period; without them, the file holds what the list shows.
  const { period, ...others } = filter;
  const within = first || last ? { ...others, ...(first && { first }), ...(last && { last }) } : filter;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setProblem(undefined);
    try {
      saveFile(await callForFile('POST /leads/export', { body: { filter: within, reason: reason.trim() } }));
      toast('Exported. The audit has an entry with your reason.');
      onClose();
    } catch (error) {
      setProblem(
        error instanceof ApiError ? (error.of('reason') ?? error.message) : 'That did not work. Try again.',
      );
    }
    setBusy(false);
  };

  return (
    <Dialog
      title={first || last ? 'Export the leads of these days' : `Export ${counted} leads`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" form="export-leads" isPending={isBusy}>
            Export as CSV
          </Button>
        </>
      }
    >
      <form id="export-leads" className={styles.form} onSubmit={submit}>
        <p>
          The file holds all that these visitors sent, and opens in a spreadsheet. Who exports what and why
          stands in the audit.
        </p>
        <div className={styles.days}>
          <DayField label="From" value={first} onChange={setFirst} />
          <DayField label="To" value={last} min={first} onChange={setLast} />
        </div>
        <TextField
          validationBehavior="aria"
          label="Reason"
          hint="Without names or addresses: such as “Webinar of March, for the agency”"
          value={reason}
          onChange={setReason}
          error={problem}
          isRequired
          minLength={3}
          maxLength={300}
          autoFocus
        />
      </form>
    </Dialog>
  );
}
