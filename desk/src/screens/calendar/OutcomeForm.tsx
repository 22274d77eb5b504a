import type { DeskDemo } from 'contract/desk/calendar.ts';
import { call } from '../../shared/api.ts';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useDraft } from '../../shared/use-draft.ts';
import { useChange } from './calendar-queries.ts';
import styles from './DemoPanel.module.css';

/** Says of a demo that has begun whether its visitor came, and what came of it. */
export function OutcomeForm({ demo }: { demo: DeskDemo }) {
  const [note, setNote, forget] = useDraft(`outcome ${demo.id}`);
  const noted = useChange(
    (outcome: 'held' | 'no_show') =>
      call('POST /demos/:id/outcome', {
        params: { id: demo.id },
        body: { outcome, ...(note.trim() && { note }) },
      }),
    (_, outcome) => {
      forget();
      toast(
        outcome === 'held'
          ? `Noted: the demo of ${demo.name} took place.`
          : `Noted: ${demo.name} did not come. They get an email with other times.`,
      );
    },
  );
  const wasHeld = demo.state === 'took-place';
  const wasMissed = demo.state === 'no-show';
  return (
    <section className={styles.ask}>
      <h3>{wasHeld || wasMissed ? 'More to note?' : 'How did it go?'}</h3>
      <TextField label="What came of it" value={note} onChange={setNote} maxLength={2_000} isLong />
      <div className={form.buttons}>
        <Button
          kind={wasHeld || wasMissed ? 'plain' : 'primary'}
          isPending={noted.isPending}
          isDisabled={wasHeld && note.trim() === ''}
          onPress={() => noted.mutate('held')}
        >
          {wasHeld ? 'Add the note' : wasMissed ? 'It took place after all' : 'It took place'}
        </Button>
        {!wasHeld && !wasMissed && (
          <Button isPending={noted.isPending} onPress={() => noted.mutate('no_show')}>
            No-show
          </Button>
        )}
      </div>
      {!wasHeld && !wasMissed && (
        <p className={form.hint}>After a no-show they get one friendly email with three other times.</p>
      )}
    </section>
  );
}
