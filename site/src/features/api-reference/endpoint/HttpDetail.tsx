import { errorExampleOf } from 'contract/reference/error-example.ts';
import type { HttpEndpoint } from 'contract/reference/http-endpoint.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { FieldTable } from '../fields/FieldTable.tsx';
import { fieldRows, headerRows } from '../fields/field-rows.ts';
import { toJson } from '../to-json.ts';
import { ErrorTable } from './ErrorTable.tsx';
import { NamedObjects } from './NamedObjects.tsx';
import { Part, type PartLevel } from './Part.tsx';
import { SchemaAndExample } from './SchemaAndExample.tsx';
import { StatusLine } from './StatusLine.tsx';
import { SuccessResponse } from './SuccessResponse.tsx';

/** Headers, parameters, body and responses of a call over HTTP. */
export function HttpDetail({ endpoint, level }: { endpoint: HttpEndpoint; level: PartLevel }) {
  const { headers, pathFields, query, body, success, otherAnswers = [], errors } = endpoint;
  return (
    <>
      <Part level={level} id="headers" title="Headers">
        <FieldTable name="Headers" rows={headerRows(headers)} isSent />
      </Part>
      {pathFields.length > 0 && (
        <Part level={level} id="path" title="Path">
          <FieldTable name="Path" rows={headerRows(pathFields)} isSent />
        </Part>
      )}
      {query && (
        <Part level={level} id="query" title="Query">
          <FieldTable name="Query" rows={fieldRows(query.object)} isSent />
        </Part>
      )}
      {body && (
        <Part level={level} id="request-body" title="Request body">
          <SchemaAndExample
            label="Request body"
            schema={<FieldTable name={body.object.name} rows={fieldRows(body.object)} isSent />}
            example={<CodeBlock name="Example body" code={toJson(body.example)} grammar="json" />}
          />
        </Part>
      )}
      <Part level={level} id="responses" title="Responses">
        <SuccessResponse success={success} />
        {otherAnswers.map((answer) => (
          <StatusLine {...answer} key={answer.status} />
        ))}
        <p>Every error has one shape:</p>
        <CodeBlock name="Example of an error" code={toJson(errorExampleOf(body))} grammar="json" />
        <ErrorTable name="Error responses" errors={errors} />
      </Part>
      <NamedObjects level={level} schemas={[success.schema]} isFirstShown />
    </>
  );
}
