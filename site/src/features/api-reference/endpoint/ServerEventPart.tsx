import { SERVER_EVENTS } from 'contract/chat/chat.ts';
import { fill } from 'contract/content/fill.ts';
import type { ServerEvent } from 'contract/reference/calls.ts';
import { wordsFor } from '../../../words.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { FieldTable } from '../fields/FieldTable.tsx';
import { argumentRows } from '../fields/field-rows.ts';
import { InlineCode } from '../fields/InlineCode.tsx';
import { MethodBadge } from '../MethodBadge.tsx';
import { reference } from '../reference-pages.ts';
import { toJson } from '../to-json.ts';
import type { PartLevel } from './Part.tsx';
import styles from './ServerEventPart.module.css';

/** An event of the server: what it tells, when it comes, its arguments in their order, an example. */
export function ServerEventPart({ level, event }: { level: PartLevel; event: ServerEvent }) {
  const words = wordsFor('reference');
  const { summary, when, meanings, example } = reference().events[event];
  const Title = level === 2 ? 'h3' : 'h4';
  return (
    <section className={styles.root} aria-labelledby={event}>
      <Title className={styles.title} id={event}>
        <MethodBadge method="ON" /> <code>{event}</code>
      </Title>
      <p>
        <InlineCode text={summary} />
      </p>
      <p className={styles.when}>
        <InlineCode text={when} />
      </p>
      <FieldTable
        name={fill(words.argumentsOf, { event })}
        rows={argumentRows(SERVER_EVENTS[event], meanings)}
        isSent={false}
      />
      <details className={styles.example}>
        <summary>{words.example}</summary>
        <CodeBlock name={fill(words.exampleOf, { name: event })} code={toJson(example)} grammar="json" />
      </details>
    </section>
  );
}
