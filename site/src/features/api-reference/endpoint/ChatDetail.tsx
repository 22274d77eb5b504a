import { SERVER_EVENTS } from 'contract/chat/chat.ts';
import { fill } from 'contract/content/fill.ts';
import type { ServerEvent } from 'contract/reference/calls.ts';
import type { ChatEndpoint } from 'contract/reference/reference.ts';
import { wordsFor } from '../../../words.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { toJson } from '../examples/literals.ts';
import { FieldTable } from '../fields/FieldTable.tsx';
import { argumentRows, fieldRows, headerRows } from '../fields/field-rows.ts';
import { InlineText } from '../fields/InlineText.tsx';
import { MethodBadge } from '../MethodBadge.tsx';
import { SchemaAndExample } from '../ReferenceTabs.tsx';
import { reference } from '../reference-pages.ts';
import { ErrorTable } from './ErrorTable.tsx';
import { NamedObjects } from './NamedObjects.tsx';
import { Part, type PartLevel } from './Part.tsx';
import styles from './ServerEventPart.module.css';

/** Headers, arguments, answering events and problems of the connection, or of an event that a client emits. */
export function ChatDetail({ endpoint, level }: { endpoint: ChatEndpoint; level: PartLevel }) {
  const words = wordsFor('reference');
  const { headers, emits, answers, errors } = endpoint;
  return (
    <>
      {headers.length > 0 && (
        <Part level={level} id="headers" title={words.headers}>
          <FieldTable name={words.headers} rows={headerRows(headers)} isSent />
        </Part>
      )}
      {emits && (
        <Part level={level} id="request-body" title={words.requestBody}>
          <p>{words.argumentsInOrder}</p>
          <SchemaAndExample
            label={words.requestBody}
            schema={<FieldTable name={emits.name} rows={fieldRows(emits.object)} isSent />}
            example={<CodeBlock name={words.exampleArguments} code={toJson(emits.example)} grammar="json" />}
          />
        </Part>
      )}
      <Part level={level} id="events" title={words.serverEvents}>
        {answers.map((event) => (
          <ServerEventPart level={level} event={event} key={event} />
        ))}
      </Part>
      <Part level={level} id="errors" title={words.problems}>
        <ErrorTable name={words.problems} errors={errors} />
      </Part>
      <NamedObjects
        level={level}
        schemas={[
          ...(emits ? Object.values(objectFields(emits.object.schema)) : []),
          ...answers.flatMap((event) => Object.values(SERVER_EVENTS[event])),
        ]}
      />
    </>
  );
}

function objectFields(schema: object): Record<string, object> {
  return (schema as { properties?: Record<string, object> }).properties ?? {};
}

/** An event of the server: what it tells, when it comes, its arguments in their order, an example. */
function ServerEventPart({ level, event }: { level: PartLevel; event: ServerEvent }) {
  const words = wordsFor('reference');
  const { summary, when, meanings, example } = reference().events[event];
  const Title = level === 2 ? 'h3' : 'h4';
  return (
    <section className={styles.root} aria-labelledby={event}>
      <Title className={styles.title} id={event}>
        <MethodBadge method="ON" /> <code>{event}</code>
      </Title>
      <p>
        <InlineText text={summary} />
      </p>
      <p className={styles.when}>
        <InlineText text={when} />
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
