// biome-ignore-all lint/a11y/noRedundantRoles: CSS lays the rows out as grids, and some browsers would drop the roles
import { InlineCode } from '../fields/InlineCode.tsx';
import styles from './ErrorTable.module.css';

/** What can go wrong, by the codes that programs tell it by. */
export function ErrorTable({
  name,
  errors,
}: {
  name: string;
  errors: readonly { status?: number; code: string; when: string }[];
}) {
  const hasStatus = errors.some(({ status }) => status !== undefined);
  return (
    <table className={styles.root} role="table" aria-label={name}>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {hasStatus && (
            <th role="columnheader" scope="col">
              Status
            </th>
          )}
          <th role="columnheader" scope="col">
            Code
          </th>
          <th role="columnheader" scope="col">
            When
          </th>
        </tr>
      </thead>
      <tbody className={styles.body} role="rowgroup">
        {errors.map(({ status, code, when }) => (
          <tr className={styles.row} role="row" key={code}>
            {hasStatus && (
              <td className={styles.status} role="cell">
                {status}
              </td>
            )}
            <th className={styles.code} role="rowheader" scope="row">
              <code>{code}</code>
            </th>
            <td className={styles.when} role="cell">
              <InlineCode text={when} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
