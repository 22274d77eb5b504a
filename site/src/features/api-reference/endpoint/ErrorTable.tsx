// biome-ignore-all lint/a11y/noRedundantRoles: CSS lays the rows out as grids, and some browsers would drop the roles

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
import { InlineText } from '../fields/InlineText.tsx';
import styles from './ErrorTable.module.css';

/** Table of errors by code. */
export function ErrorTable({
  name,
  errors,
}: {
  name: string;
  errors: readonly { status?: number; code: string; when: string }[];
}) {
  const words = wordsFor('reference');
  const hasStatus = errors.some(({ status }) => status !== undefined);
  return (
    <table className={styles.root} {...asTable} aria-label={name}>
      <thead className={unseen.unseen} {...asRows}>
        <tr {...asRow}>
          {hasStatus && <th {...asColumnHeader}>{words.status}</th>}
          <th {...asColumnHeader}>{words.code}</th>
          <th {...asColumnHeader}>{words.when}</th>
        </tr>
      </thead>
      <tbody className={styles.body} {...asRows}>
        {errors.map(({ status, code, when }) => (
          <tr className={styles.row} {...asRow} key={code}>
            {hasStatus && (
              <td className={styles.status} {...asCell}>
                {status}
              </td>
            )}
            <th className={styles.code} {...asRowHeader}>
              <code>{code}</code>
            </th>
            <td className={styles.when} {...asCell}>
              <InlineText text={when} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
