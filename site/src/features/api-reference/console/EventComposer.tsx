import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../../design/ui/Button.tsx';
import { RadioField } from '../../../design/ui/ChoiceField.tsx';
import { TextAreaField } from '../../../design/ui/Field.tsx';
import { wordsFor } from '../../../words.ts';
import styles from './ApiConsole.module.css';
import { type Known, readArguments, writeArguments } from './event-arguments.ts';

/** An event that can be emitted, with the arguments of its example. */
export interface EditableEvent {
  name: string;
  example: readonly unknown[];
}

/** Chooses an event, lets its arguments be edited, and emits it. */
export function EventComposer({
  events,
  known,
  isOpen,
  onEmit,
}: {
  events: readonly EditableEvent[];
  known: Known;
  isOpen: boolean;
  onEmit: (name: string, values: readonly unknown[]) => void;
}) {
  const words = wordsFor('console');
  const choiceName = useId();
  const [chosen, setChosen] = useState(events[0]);
  const [edited, setEdited] = useState<string>();
  const [problem, setProblem] = useState<string>();
  if (!chosen) return null;
  const text = edited ?? writeArguments(chosen.example, known);

  const choose = (event: EditableEvent) => {
    setChosen(event);
    setEdited(undefined);
    setProblem(undefined);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      onEmit(chosen.name, readArguments(text));
      setProblem(undefined);
    } catch (error) {
      setProblem((error as Error).message);
    }
  };

  return (
    <form className={styles.part} onSubmit={submit} aria-label={words.event}>
      <fieldset className={styles.choice}>
        <legend className={styles.legend}>{words.event}</legend>
        {events.map((event) => (
          <RadioField
            key={event.name}
            label={<code>{event.name}</code>}
            name={choiceName}
            checked={event === chosen}
            onChange={() => choose(event)}
          />
        ))}
      </fieldset>
      <div className={styles.editor}>
        <TextAreaField
          label={words.arguments}
          error={problem}
          hint={isOpen ? undefined : words.connectFirst}
          rows={6}
          spellCheck={false}
          value={text}
          onChange={(event) => setEdited(event.currentTarget.value)}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" disabled={!isOpen}>
          {words.emit}
        </Button>
        {edited !== undefined && (
          <Button variant="quiet" onClick={() => choose(chosen)}>
            {words.startOver}
          </Button>
        )}
      </div>
    </form>
  );
}
