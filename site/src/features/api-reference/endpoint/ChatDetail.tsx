import { SERVER_EVENTS } from 'contract/chat/chat.ts';
import type { ChatEndpoint } from 'contract/reference/reference.ts';
import { wordsFor } from '../../../words.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { FieldTable } from '../fields/FieldTable.tsx';
import { fieldRows, headerRows } from '../fields/field-rows.ts';
import { toJson } from '../to-json.ts';
import { ErrorTable } from './ErrorTable.tsx';
import { NamedObjects } from './NamedObjects.tsx';
import { Part, type PartLevel } from './Part.tsx';
import { SchemaAndExample } from './SchemaAndExample.tsx';
import { ServerEventPart } from './ServerEventPart.tsx';

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
