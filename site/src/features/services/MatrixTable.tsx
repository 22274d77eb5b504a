import type { ReactNode } from 'react';
import styles from './MatrixTable.module.css';

/** A table in a picture: options or rights as columns, one of them marked where it is the point. */
export function MatrixTable({
  columns,
  rows,
  marked,
}: {
  columns: readonly string[];
  /** Rows with as many cells as there are columns. */
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
  /** Index of the marked column. */
  marked?: number;
}) {
  const classOf = (index: number) => (index === marked ? styles.marked : undefined);
  return (
    <table className={styles.root}>
      <thead>
        <tr>
          <td />
          {columns.map((column, index) => (
            <th className={classOf(index)} key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th className={styles.name}>{name}</th>
            {cells.map((cell, index) => (
              <td className={classOf(index)} key={columns[index]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
