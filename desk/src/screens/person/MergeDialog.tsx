import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LeadList } from 'contract/desk/leads.ts';
import type { DeskPersonPage, Merged } from 'contract/desk/person.ts';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { SearchBox } from '../../shared/ui/FilterBar.tsx';
import { toast, toastError } from '../../shared/ui/toasts.ts';
import styles from './Person.module.css';

const MOST = 8;

interface Props {
  leadId: string;
  person: DeskPersonPage;
  onClose: () => void;
}

/** Joins the requests of two addresses, where one person wrote from both. */
export function MergeDialog({ leadId, person, onClose }: Props) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const { data, isFetching } = useQuery({
    queryKey: ['leads', 'merge', text],
    queryFn: ({ signal }) =>
      call<LeadList>('GET', `/leads?${new URLSearchParams({ text })}`, undefined, { signal }),
    enabled: text.trim().length > 1,
  });
  const others = (data?.rows ?? []).filter(({ email }) => !person.emails.includes(email)).slice(0, MOST);
  const refresh = () => queries.invalidateQueries({ queryKey: ['leads'] });
  const merge = useMutation({
    mutationFn: (other: string) => call<Merged>('POST', `/persons/${leadId}/merge`, { with: other }),
    onSuccess: async (merged) => {
      onClose();
      toast('Joined', async () => {
        await call('POST', `/persons/${leadId}/split`, merged);
        await refresh();
      });
      await refresh();
    },
    onError: toastError,
  });
  return (
    <Dialog title="Join with another person" isOpen onClose={onClose} size="medium">
      <p className={styles.muted}>
        For one person who wrote from two addresses: their requests stand on one page then. It can be undone.
      </p>
      <SearchBox label="Search by name or address" value={text} onChange={setText} />
      <ul className={styles.choices}>
        {others.map(({ id, name, email, company }) => (
          <li key={id}>
            <span className={styles.what}>
              {name || email}{' '}
              <span className={styles.muted}>{[name && email, company].filter(Boolean).join(' · ')}</span>
            </span>
            <Button
              size="small"
              aria-label={`Join with ${name || email}`}
              isPending={merge.isPending && merge.variables === id}
              onPress={() => merge.mutate(id)}
            >
              Join
            </Button>
          </li>
        ))}
      </ul>
      {text.trim().length > 1 && !isFetching && others.length === 0 && (
        <p className={styles.muted}>No one else is called that.</p>
      )}
    </Dialog>
  );
}
