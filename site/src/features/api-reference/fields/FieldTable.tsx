// biome-ignore-all lint/a11y/noRedundantRoles: where CSS lays the rows out as grids, some browsers would drop the roles

import {
  asCell,
  asColumnHeader,
  asRow,
  asRowHeader,
  asRows,
  asTable,
} from '../../../design/ui/table-roles.ts';
import unseen from '../../../design/ui/unseen.module.css';
import { wordsFor } from '../../../words.ts';
import styles from './FieldTable.module.css';
import type { FieldRow, TypeWord } from './field-rows.ts';
import { InlineText } from './InlineText.tsx';

/** The fields of an object, or the arguments of an event: name, type, whether required, meaning, limits. */
export function FieldTable({
  name,
  rows,
  isSent,
}: {
  /** Owner of these fields. */
  name: string;
  rows: readonly FieldRow[];
  /** A caller fills them in, so that it matters which are required. */
  isSent: boolean;
}) {
  const words = wordsFor('reference');
  return (
    <table className={styles.root} {...asTable} aria-label={name}>
      <thead className={unseen.unseen} {...asRows}>
        <tr {...asRow}>
          <th {...asColumnHeader}>{words.name}</th>
          <th {...asColumnHeader}>{words.type}</th>
          <th {...asColumnHeader}>{isSent ? words.required : words.present}</th>
          <th {...asColumnHeader}>{words.meaning}</th>
        </tr>
      </thead>
      <tbody {...asRows}>
        {rows.map((row) => (
          <tr className={styles.row} {...asRow} key={row.name}>
            <th className={styles.name} {...asRowHeader}>
              <code>{row.name}</code>
            </th>
            <td className={styles.type} {...asCell}>
              {row.type.map((word) => (
                <TypeName word={word} key={JSON.stringify(word)} />
              ))}
            </td>
            <td className={presenceClass(row.isRequired, isSent)} {...asCell}>
              {presenceOf(row.isRequired, isSent)}
            </td>
            <td className={styles.meaning} {...asCell}>
              <InlineText text={row.limits ? closed(row.meaning) : row.meaning} />
              {row.limits && (
                <span className={styles.limits}>
                  {' '}
                  <InlineText text={sentence(row.limits)} />
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
  const words = wordsFor('reference');
  if (isSent) return isRequired ? words.isRequired : words.isOptional;
  return isRequired ? words.isAlways : words.isSometimes;
}

/** Most fields of a response are always there, so only screen readers get the word "always". */
function presenceClass(isRequired: boolean, isSent: boolean): string {
  return [styles.presence, isSent && isRequired && styles.required, !isSent && isRequired && unseen.unseen]
    .filter(Boolean)
    .join(' ');
}

/** Adds a full stop, for another sentence to follow. */
function closed(words: string): string {
  return /[^.!?:]$/.test(words) ? `${words}.` : words;
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
