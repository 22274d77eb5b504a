import { fill } from 'contract/content/fill.ts';
import type { HttpEndpoint } from 'contract/reference/reference.ts';
import { wordsFor } from '../../../words.ts';
import { CodeBlock } from '../code/CodeBlock.tsx';
import { FieldTable } from '../fields/FieldTable.tsx';
import { fieldRows, headerRows } from '../fields/field-rows.ts';
import { objectsOf } from '../reference-pages.ts';
import { toJson } from '../to-json.ts';
import { StatusLine } from './StatusLine.tsx';
import styles from './SuccessResponse.module.css';

/** What a call answers when all went well. */
export function SuccessResponse({
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
