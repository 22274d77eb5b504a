import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LeadRow } from 'contract/desk/leads.ts';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { SearchBox } from '../../shared/ui/FilterBar.tsx';
import { toast, toastError } from '../../shared/ui/toasts.ts';
import styles from './Person.module.css';

const MOST_SHOWN = 8;

/** Joins this person with another one who is the same under another address. */
export function MergeDialog({ leadId, onClose }: { leadId: string; onClose: () => void }) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const { data } = useQuery({
    queryKey: ['leads', 'merge', text],
    queryFn: ({ signal }) => call('GET /leads', { query: { text }, signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  const others = (data?.rows ?? []).filter(({ id }) => id !== leadId).slice(0, MOST_SHOWN);

  const merge = async ({ id, name, email }: LeadRow) => {
    try {
      const merged = await call('POST /persons/:id/merge', { params: { id: leadId }, body: { with: id } });
      toast(`Merged with ${name || email}`, async () => {
        await call('POST /persons/:id/split', { params: { id: leadId }, body: merged });
        await queries.invalidateQueries({ queryKey: ['leads'] });
      });
      await queries.invalidateQueries({ queryKey: ['leads'] });
      onClose();
    } catch (error) {
      toastError(error);
    }
  };

  return (
    <Dialog title="Merge with another person" isOpen onClose={onClose} size="medium">
      <div className={styles.form}>
        <p>Their requests, notes and messages stand on one page from then on, also those to come.</p>
        <SearchBox label="Search by name or address" value={text} onChange={setText} />
        <ul className={styles.others}>
          {others.map((other) => (
            <li key={other.id}>
              <span>
                <b>{other.name || other.email}</b> {other.email} {other.company}
              </span>
              <Button
                size="small"
                aria-label={`Merge with ${other.name || other.email}`}
                onPress={() => void merge(other)}
              >
                Merge
              </Button>
            </li>
          ))}
        </ul>
        {text !== '' && data && others.length === 0 && <p className={styles.muted}>No one matches.</p>}
      </div>
    </Dialog>
  );
}
