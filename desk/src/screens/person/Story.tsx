import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskLead } from 'contract/desk/person.ts';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { useAction } from '../../shared/actions.ts';
import { call } from '../../shared/api.ts';
import { Moment } from '../../shared/Moment.tsx';
import { useZone } from '../../shared/session.ts';
import { shortMoment } from '../../shared/time.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { useDraft } from '../../shared/use-draft.ts';
import styles from './Person.module.css';
import { storyOf } from './story.rules.ts';

/** What was done about a request, and a field for a note. */
export function Story({ lead, isCurrent }: { lead: DeskLead; isCurrent: boolean }) {
  const zone = useZone();
  const queries = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [note, setNote, forget] = useDraft(`note of ${lead.id}`);
  const add = useMutation({
    mutationFn: () => call('POST', `/leads/${lead.id}/notes`, { text: note }),
    onSuccess: () => {
      forget();
      return queries.invalidateQueries({ queryKey: ['leads'] });
    },
  });
  useAction(
    {
      id: 'note',
      label: 'Write a note',
      keys: 'n',
      group: 'Person',
      run: () => form.current?.querySelector('textarea')?.focus(),
    },
    isCurrent,
  );
  const send = () => {
    if (note.trim() && !add.isPending) add.mutate();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  const story = storyOf(lead, (instant) => shortMoment(new Date(instant), zone, new Date()));
  return (
    <section className={styles.story}>
      <h3>What was done</h3>
      {story.length > 0 && (
        <ol>
          {story.map((entry) => (
            <li key={`${entry.what} ${entry.id}`}>
              <p>
                <b>{entry.author ?? 'The command line'}</b> {entry.what}{' '}
                <span className={styles.muted}>
                  <Moment at={entry.at} as="relative" />
                </span>
              </p>
              {entry.text && <p className={styles.written}>{entry.text}</p>}
            </li>
          ))}
        </ol>
      )}
      <form ref={form} className={styles.note} onSubmit={submit} onKeyDown={onKeyDown}>
        <TextField
          label="Note"
          isLong
          value={note}
          onChange={setNote}
          placeholder="For the team; the visitor does not see it"
          error={add.error ? messageOf(add.error) : undefined}
        />
        <Button type="submit" isPending={add.isPending} isDisabled={note.trim() === ''}>
          Add note
        </Button>
      </form>
    </section>
  );
}
