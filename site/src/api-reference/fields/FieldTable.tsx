// biome-ignore-all lint/a11y/noRedundantRoles: where CSS lays the rows out as grids, some browsers would drop the roles

import styles from './FieldTable.module.css';
import type { FieldRow, TypeWord } from './field-rows.ts';
import { InlineCode } from './InlineCode.tsx';

/** The fields of an object, or the arguments of an event: name, type, whether required, meaning, limits. */
export function FieldTable({
  name,
  rows,
  isSent,
}: {
  /** What has these fields. */
  name: string;
  rows: readonly FieldRow[];
  /** Whether a caller fills them in; then it matters which are required. */
  isSent: boolean;
}) {
  return (
    <table className={styles.root} role="table" aria-label={name}>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Name
          </th>
          <th role="columnheader" scope="col">
            Type
          </th>
          <th role="columnheader" scope="col">
            {isSent ? 'Required' : 'Present'}
          </th>
          <th role="columnheader" scope="col">
            Meaning
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr className={styles.row} role="row" key={row.name}>
            <th className={styles.name} role="rowheader" scope="row">
              <code>{row.name}</code>
            </th>
            <td className={styles.type} role="cell">
              {row.type.map((word) => (
                <TypeName word={word} key={JSON.stringify(word)} />
              ))}
            </td>
            <td className={presenceClass(row.isRequired, isSent)} role="cell">
              {presenceOf(row.isRequired, isSent)}
            </td>
            <td className={styles.meaning} role="cell">
              <InlineCode text={row.meaning} />
              {row.limits && (
                <span className={styles.limits}>
                  {' '}
                  <InlineCode text={sentence(row.limits)} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TypeName({ word }: { word: TypeWord }) {
  return typeof word === 'string' ? word : <a href={`#${word.object}`}>{word.object}</a>;
}

function presenceOf(isRequired: boolean, isSent: boolean): string {
  if (isSent) return isRequired ? 'required' : 'optional';
  return isRequired ? 'always' : 'sometimes';
}

/** That a field is always there is the rule, and only said where nobody sees it. */
function presenceClass(isRequired: boolean, isSent: boolean): string {
  return [styles.presence, isSent && isRequired && styles.required, !isSent && isRequired && styles.unseen]
    .filter(Boolean)
    .join(' ');
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
