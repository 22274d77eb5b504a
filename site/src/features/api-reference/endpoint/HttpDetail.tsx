import { fill } from 'contract/content/fill.ts';
import { writtenAt } from 'contract/leads/lead-requests.ts';
import { errorExampleOf } from 'contract/reference/error-example.ts';
import type { HttpEndpoint } from 'contract/reference/reference.ts';
import { office } from '../../../product/office.ts';
import { wordsFor } from '../../../words.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { toJson } from '../examples/literals.ts';
import { FieldTable } from '../fields/FieldTable.tsx';
import { fieldRows, headerRows } from '../fields/field-rows.ts';
import { SchemaAndExample } from '../ReferenceTabs.tsx';
import { objectsOf } from '../reference-pages.ts';
import { ErrorTable } from './ErrorTable.tsx';
import { NamedObjects } from './NamedObjects.tsx';
import { Part, type PartLevel, StatusLine } from './Part.tsx';
import styles from './SuccessResponse.module.css';

/** Headers, parameters, body and responses of a call over HTTP. */
export function HttpDetail({ endpoint, level }: { endpoint: HttpEndpoint; level: PartLevel }) {
  const words = wordsFor('reference');
  const { headers, pathFields, query, body, success, otherAnswers, errors } = endpoint;
  return (
    <>
      <Part level={level} id="headers" title={words.headers}>
        <FieldTable name={words.headers} rows={headerRows(headers)} isSent />
      </Part>
      {pathFields.length > 0 && (
        <Part level={level} id="path" title={words.path}>
          <FieldTable name={words.path} rows={headerRows(pathFields)} isSent />
        </Part>
      )}
      {query && (
        <Part level={level} id="query" title={words.query}>
          <FieldTable name={words.query} rows={fieldRows(query.object)} isSent />
        </Part>
      )}
      {body && (
        <Part level={level} id="request-body" title={words.requestBody}>
          <SchemaAndExample
            label={words.requestBody}
            schema={<FieldTable name={body.object.name} rows={fieldRows(body.object)} isSent />}
            example={
              <CodeBlock
                name={words.exampleBody}
                code={toJson(writtenAt(body.example, office()))}
                grammar="json"
              />
            }
          />
        </Part>
      )}
      <Part level={level} id="responses" title={words.responses}>
        <SuccessResponse success={success} />
        {otherAnswers.map((answer) => (
          <StatusLine {...answer} key={answer.status} />
        ))}
        <p>{words.errorShape}</p>
        <CodeBlock name={words.errorExample} code={toJson(errorExampleOf(body))} grammar="json" />
        <ErrorTable name={words.errorResponses} errors={errors} />
      </Part>
      <NamedObjects level={level} schemas={[success.schema]} isFirstShown />
    </>
  );
}

/** Answer of a call that succeeds. */
function SuccessResponse({
  success: { status, meaning, headers, schema, example },
}: {
  success: HttpEndpoint['success'];
}) {
  const words = wordsFor('reference');
  const [object] = objectsOf([schema]);
  const isList = 'items' in schema;
  return (
    <div className={styles.root}>
      <StatusLine status={status} meaning={meaning} />
      {headers.length > 0 && (
        <FieldTable name={words.responseHeaders} rows={headerRows(headers)} isSent={false} />
      )}
      {object && (
        <>
          {isList && <p>{words.listOf}</p>}
          <FieldTable name={object.name} rows={fieldRows(object)} isSent={false} />
        </>
      )}
      <CodeBlock name={fill(words.exampleOf, { name: status })} code={toJson(example)} grammar="json" />
    </div>
  );
}
