import { useQueryClient } from '@tanstack/react-query';
import type { LeadChoices, LeadRow } from 'contract/desk/leads.ts';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import type { LeadSet } from '../../shared/change-leads.ts';
import { SETTABLE_STATES, SNOOZES, STATE_WORDS } from '../../shared/lead-words.ts';
import { useRight } from '../../shared/session.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Menu } from '../../shared/ui/Menu.tsx';
import { toast, toastError } from '../../shared/ui/toasts.ts';
import styles from './Leads.module.css';

const HOUR_MS = 3_600_000;

interface Props {
  leads: readonly LeadRow[];
  people: LeadChoices['people'];
  onChange: (leads: readonly LeadRow[], set: LeadSet, done: string) => Promise<void>;
  onClear: () => void;
}

/** Actions for all selected leads. */
export function BulkBar({ leads, people, onChange, onClear }: Props) {
  const queries = useQueryClient();
  const [isDeleting, setDeleting] = useState(false);
  const mayErase = useRight('erase');
  const areAllSpam = leads.every(({ state }) => state === 'spam');
  const areAllHeld = leads.every(({ state }) => state === 'held');
  const states = areAllHeld ? (['new', 'spam'] as const) : SETTABLE_STATES;

  const remove = async () => {
    try {
      const ids = leads.map(({ id }) => id);
      const { deleted } = await call('DELETE /leads', { body: { ids } });
      toast(`${deleted} deleted for good`);
      onClear();
      await queries.invalidateQueries({ queryKey: ['leads'] });
    } catch (error) {
      toastError(error);
    }
    setDeleting(false);
  };

  return (
    <fieldset className={styles.bulk} aria-label="Selected leads">
      <b aria-live="polite">{leads.length} selected</b>
      <Menu
        label="Assign to"
        entries={[
          ...people.map(({ id, name, isMe }) => ({
            id,
            label: isMe ? `${name} (you)` : name,
            run: () => void onChange(leads, { assignedTo: id }, `assigned to ${isMe ? 'you' : name}`),
          })),
          {
            id: 'none',
            label: 'No one',
            isApart: true,
            run: () => void onChange(leads, { assignedTo: null }, 'assigned to no one'),
          },
        ]}
      >
        <Button size="small">Assign</Button>
      </Menu>
      <Menu
        label="State"
        entries={states.map((state) => ({
          id: state,
          label: areAllHeld && state === 'new' ? 'Release' : STATE_WORDS[state].label,
          isApart: state === 'spam',
          isDanger: state === 'spam',
          run: () =>
            void onChange(
              leads,
              { state },
              areAllHeld && state === 'new'
                ? 'released'
                : `marked as ${STATE_WORDS[state].label.toLowerCase()}`,
            ),
        }))}
      >
        <Button size="small">State</Button>
      </Menu>
      <Menu
        label="Snooze"
        entries={[
          ...SNOOZES.map(({ hours, label }) => ({
            id: String(hours),
            label,
            run: () => {
              const snoozedUntil = new Date(Date.now() + hours * HOUR_MS).toISOString();
              void onChange(leads, { snoozedUntil }, `snoozed ${label.toLowerCase()}`);
            },
          })),
          {
            id: 'wake',
            label: 'Wake up now',
            isApart: true,
            run: () => void onChange(leads, { snoozedUntil: null }, 'woken up'),
          },
        ]}
      >
        <Button size="small">Snooze</Button>
      </Menu>
      {areAllSpam && mayErase && (
        <Button size="small" kind="danger" onPress={() => setDeleting(true)}>
          Delete for good
        </Button>
      )}
      <Button size="small" kind="quiet" onPress={onClear}>
        Clear selection
      </Button>
      <Dialog
        title={`Delete ${leads.length === 1 ? 'this lead' : `${leads.length} leads`} for good?`}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        actions={
          <>
            <Button onPress={() => setDeleting(false)}>Keep</Button>
            <Button kind="danger" onPress={remove}>
              Delete for good
            </Button>
          </>
        }
      >
        <p>What they sent, their notes and messages go with them. This can’t be undone.</p>
      </Dialog>
    </fieldset>
  );
}
