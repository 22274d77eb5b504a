import { type DeskDemo, LONGEST_WORD } from 'contract/desk/calendar.ts';
import { call } from '../../shared/api.ts';
import { useZone } from '../../shared/session.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import form from '../../shared/ui/form.module.css';
import { messageOf } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { toast } from '../../shared/ui/toasts.ts';
import { useDraft } from '../../shared/use-draft.ts';
import { useChange } from './calendar-queries.ts';
import { whenForBoth } from './demo-words.ts';

interface Props {
  demo: DeskDemo;
  onClose: (isCanceled: boolean) => void;
}

/** Cancels a demo, with a word to its visitor. */
export function CancelDialog({ demo, onClose }: Props) {
  const zone = useZone();
  const [word, setWord, forget] = useDraft(`cancel ${demo.id}`);
  const cancel = useChange(
    () => call('POST /demos/:id/cancel', { params: { id: demo.id }, body: { version: demo.version, word } }),
    () => {
      forget();
      toast(`The demo of ${demo.name} is canceled. They get an email.`);
      onClose(true);
    },
    () => {},
  );
  return (
    <Dialog
      title={`Cancel the demo of ${demo.name}?`}
      isOpen
      onClose={() => onClose(false)}
      actions={
        <>
          <Button onPress={() => onClose(false)}>Keep it</Button>
          <Button kind="danger" isPending={cancel.isPending} onPress={() => cancel.mutate()}>
            Cancel the demo
          </Button>
        </>
      }
    >
      <p>
        {whenForBoth(demo, zone)} becomes free, and {demo.name} gets an email that takes the demo off the
        calendar.
      </p>
      <TextField
        label="A word to them"
        hint="It stands first in the email. Leave it empty to say nothing more."
        value={word}
        onChange={setWord}
        maxLength={LONGEST_WORD}
        isLong
      />
      {cancel.error && (
        <p className={form.problem} role="alert">
          {messageOf(cancel.error)}
        </p>
      )}
    </Dialog>
  );
}
