import { useQuery } from '@tanstack/react-query';
import { LONGEST_QUESTION } from 'contract/answers/ask.ts';
import type { TriedAnswer } from 'contract/desk/content.ts';
import { useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import form from '../../shared/ui/form.module.css';
import { Failed } from '../../shared/ui/States.tsx';
import { TextField } from '../../shared/ui/TextField.tsx';
import styles from './Content.module.css';
import { answersQuery } from './content-queries.ts';
import type { Drafts } from './use-drafts.ts';

/** A box that asks the site a question: what it answers now, and with what is typed. The question is not counted. */
export function TryQuestion({ drafts: { stored } }: { drafts: Drafts }) {
  const [question, setQuestion] = useState('');
  const [asked, setAsked] = useState('');
  const { data, error, isFetching, refetch } = useQuery(answersQuery(asked, stored?.id, stored?.version));
  return (
    <details open>
      <summary>Try a question</summary>
      <form
        className={styles.fields}
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(question.trim());
        }}
      >
        <TextField
          label="Question"
          hint="As a visitor would ask it"
          value={question}
          onChange={setQuestion}
          maxLength={LONGEST_QUESTION}
          autoComplete="off"
        />
        <div className={form.buttons}>
          <Button type="submit" size="small" isPending={isFetching}>
            Ask
          </Button>
        </div>
      </form>
      <div className={styles.fields} aria-live="polite">
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
    </details>
  );
}

function Answer({ when, kind, text, suggestions }: TriedAnswer & { when: string }) {
  return (
    <div>
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
    </div>
  );
}

const KINDS: Readonly<Record<TriedAnswer['kind'], string>> = {
  answer: 'the site answers:',
  quote: 'a page is quoted:',
  choices: 'the visitor chooses:',
  unknown: 'nothing is found:',
  talk: 'it is small talk:',
};
