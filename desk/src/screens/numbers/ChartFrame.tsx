import { type CsvCell, toCsv } from 'contract/csv.ts';
import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatNumber } from '../../shared/formats.ts';
import { saveFile } from '../../shared/save-file.ts';
import { Button } from '../../shared/ui/Button.tsx';
import styles from './Numbers.module.css';

interface Props {
  title: string;
  note?: string | undefined;
  /** The same as a table. */
  columns: readonly string[];
  rows: readonly (readonly CsvCell[])[];
  /** Format of a figure of the table; without it, the plain number. */
  format?: ((value: number) => string) | undefined;
  /** Content of the file, if it is more than the table. */
  file?: { columns: readonly string[]; rows: readonly (readonly CsvCell[])[] } | undefined;
  /** The table is what is looked at first. */
  isTable?: boolean;
  children: ReactNode;
}

/** A chart with its title, and the same as a table and as a file. */
export function ChartFrame({ title, note, columns, rows, format = inFull, file, isTable, children }: Props) {
  const id = useId();
  const save = () => {
    const saved = file ?? { columns, rows };
    const name = `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.csv`;
    saveFile(new File([toCsv([saved.columns, ...saved.rows])], name, { type: 'text/csv' }));
  };
  return (
    <section className={styles.chart} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Button kind="quiet" size="small" aria-label={`Save ${title} as CSV`} onPress={save}>
          <Download aria-hidden /> CSV
        </Button>
      </header>
      {note && <p className={styles.note}>{note}</p>}
      {children}
      <details className={styles.more} open={isTable}>
        <summary>As a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
        <section className={styles.tableBox} tabIndex={0} aria-label={`${title}, as a table`}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([name, ...cells]) => (
                <tr key={String(name)}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, index) => (
                    <td key={columns[index + 1]}>
                      {typeof cell === 'number' ? format(cell) : (cell ?? 'None')}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}

function inFull(value: number): string {
  return formatNumber(value);
}
