// biome-ignore-all lint/a11y/noRedundantRoles: where CSS lays the rows out as blocks, some browsers would drop the roles

import type { GuideTable as Table } from 'contract/content/reference-guide.ts';
import {
  asCell,
  asColumnHeader,
  asRow,
  asRowHeader,
  asRows,
  asTable,
} from '../../../design/ui/table-roles.ts';
import styles from './GuideTable.module.css';
import { GuideText } from './GuideText.tsx';

/** A table of short texts; on a phone each row is a block that says what its parts are. */
export function GuideTable({ name, head, rows }: Table) {
  return (
    <table className={styles.root} {...asTable} aria-label={name}>
      <thead className={styles.head} {...asRows}>
        <tr {...asRow}>
          {head.map((title) => (
            <th {...asColumnHeader} key={title}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...asRows}>
        {rows.map((cells) => (
          <tr className={styles.row} {...asRow} key={cells.join('|')}>
            {cells.map((cell, index) =>
              index === 0 ? (
                <th className={styles.name} {...asRowHeader} key={head[index]}>
                  <GuideText text={cell} />
                </th>
              ) : (
                <td {...asCell} data-label={head[index]} key={head[index]}>
                  <GuideText text={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
