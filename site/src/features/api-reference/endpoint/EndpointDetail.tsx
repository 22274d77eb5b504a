import type { Webhook } from 'contract/reference/reference.ts';
import { wordsFor } from '../../../words.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { toJson } from '../examples/literals.ts';
import { FieldTable } from '../fields/FieldTable.tsx';
import { fieldRows, headerRows } from '../fields/field-rows.ts';
import { SchemaAndExample } from '../ReferenceTabs.tsx';
import type { Endpoint } from '../reference-pages.ts';
import { ChatDetail } from './ChatDetail.tsx';
import { HttpDetail } from './HttpDetail.tsx';
import { NamedObjects } from './NamedObjects.tsx';
import { Part, type PartLevel, StatusLine } from './Part.tsx';

/** All parts of an endpoint below its opening. */
export function EndpointDetail({ endpoint, level }: { endpoint: Endpoint; level: PartLevel }) {
  if ('method' in endpoint) return <HttpDetail endpoint={endpoint} level={level} />;
  if ('event' in endpoint) return <WebhookDetail endpoint={endpoint} level={level} />;
  return <ChatDetail endpoint={endpoint} level={level} />;
}

/** Headers and body of what the server posts, and what an answer to it means. */
function WebhookDetail({ endpoint, level }: { endpoint: Webhook; level: PartLevel }) {
  const words = wordsFor('reference');
  const { headers, object, example, responses } = endpoint;
  return (
    <>
      <Part level={level} id="headers" title={words.headers}>
        <FieldTable name={words.headers} rows={headerRows(headers)} isSent={false} />
      </Part>
      <Part level={level} id="request-body" title={words.requestBody}>
        <SchemaAndExample
          label={words.requestBody}
          schema={<FieldTable name={object.name} rows={fieldRows(object)} isSent={false} />}
          example={<CodeBlock name={words.exampleBody} code={toJson(example)} grammar="json" />}
        />
      </Part>
      <Part level={level} id="responses" title={words.youAnswer}>
        {responses.map(({ status, meaning }) => (
          <StatusLine
            status={status === 'default' ? words.otherStatus : status}
            meaning={meaning}
            key={status}
          />
        ))}
      </Part>
      <NamedObjects level={level} schemas={[object.schema]} isFirstShown />
    </>
  );
}
