import { Check, Minus } from 'lucide-react';
import styles from './ComparisonTable.module.css';
import { type ComparisonGroup, type ComparisonValue, rowDiffers } from './comparison.ts';
import { plans } from './plans.ts';
import { asCell, asGroupHeader, asRow, asRowHeader, asRows } from './table-roles.ts';

/** The rows of the comparison under one heading; what is the same in all plans is marked as such. */
export function ComparisonRows({ group: { name, rows } }: { group: ComparisonGroup }) {
  return (
    <tbody {...asRows} data-same={rows.some(rowDiffers) ? undefined : ''}>
      <tr {...asRow}>
        <th className={styles.group} colSpan={plans.length + 1} {...asGroupHeader}>
          {name}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.label} {...asRow} data-same={rowDiffers(row) ? undefined : ''}>
          <th className={styles.label} {...asRowHeader}>
            {row.label}
          </th>
          {plans.map(({ key }, index) => (
            <td key={key} {...asCell}>
              <Value value={row.values[index] ?? ''} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Value({ value }: { value: ComparisonValue }) {
  if (value !== true && value !== '') return value;
  const Mark = value ? Check : Minus;
  return (
    <>
      <Mark className={value ? styles.included : styles.missing} size={20} aria-hidden="true" />
      <span className={styles.word}>{value ? 'Included' : 'Not included'}</span>
    </>
  );
}
