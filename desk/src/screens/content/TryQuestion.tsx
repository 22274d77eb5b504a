import { useQuery } from '@tanstack/react-query';
import type { TriedAnswer } from 'contract/desk/content.ts';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { Failed } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import { answersQuery } from './content-queries.ts';
import type { Drafts } from './use-drafts.ts';

/** A box that asks the site a question: what it answers now, and with what is typed. The question is not counted. */
export function TryQuestion({ drafts: { stored } }: { drafts: Drafts }) {
  const [question, setQuestion] = useState('');
  const [asked, setAsked] = useState('');
  const { data, error, isFetching, refetch } = useQuery(answersQuery(asked, stored?.id, stored?.version));
  return (
    <form
      className={form.note}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(question.trim());
      }}
    >
      <TextField
        label="Try a question"
        hint="As a visitor would ask it"
        value={question}
        onChange={setQuestion}
        maxLength={400}
        autoComplete="off"
      />
      <div className={form.buttons}>
        <Button type="submit" size="small" isPending={isFetching}>
          Ask
        </Button>
      </div>
      <div aria-live="polite">
        {asked === '' ? null : error ? (
          <Failed error={error} onRetry={refetch} />
        ) : (
          data && (
            <>
              <Answer when="Now" {...data.now} />
              {stored && <Answer when={`With “${stored.name}”`} {...data.drafted} />}
            </>
          )
        )}
      </div>
    </form>
  );
}

function Answer({ when, kind, text, suggestions }: TriedAnswer & { when: string }) {
  return (
    <>
      <p>
        <b>{when}</b>, {KINDS[kind]}
      </p>
      <p>{text}</p>
      {suggestions.length > 0 && (
        <ul>
          {suggestions.map((suggestion) => (
            <li key={suggestion}>{suggestion}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const KINDS: Readonly<Record<TriedAnswer['kind'], string>> = {
  answer: 'the site answers:',
  quote: 'a page is quoted:',
  choices: 'the visitor chooses:',
  unknown: 'nothing is found:',
  talk: 'it is small talk:',
};
