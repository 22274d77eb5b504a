import { type ComparisonGroup, type ComparisonValue, rowDiffers } from 'contract/product/plan-comparison.ts';
import { PLAN_KEYS } from 'contract/product/plans.ts';
import { Check, Minus } from 'lucide-react';
import { content } from '../../content.ts';
import { asCell, asGroupHeader, asRow, asRowHeader, asRows } from '../../design/ui/table-roles.ts';
import unseen from '../../design/ui/unseen.module.css';
import { paths } from '../../product/paths.ts';
import styles from './ComparisonTable.module.css';

/** The rows of the comparison under one heading; what is the same in all plans is marked as such. */
export function ComparisonRows({ group: { name, rows } }: { group: ComparisonGroup }) {
  return (
    <tbody {...asRows} data-same={rows.some(rowDiffers) ? undefined : ''}>
      <tr {...asRow}>
        <th className={styles.group} colSpan={PLAN_KEYS.length + 1} {...asGroupHeader}>
          {name}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.label} {...asRow} data-same={rowDiffers(row) ? undefined : ''}>
          <th className={styles.label} {...asRowHeader}>
            {row.label}
          </th>
          {PLAN_KEYS.map((key, index) => (
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
  if (value === content().one('plans').unpublished) {
    return (
      <a className={styles.ask} href={paths.contact}>
        {value}
      </a>
    );
  }
  if (value !== true && value !== '') return value;
  const words = content().one('pages/pricing').comparison;
  const Mark = value ? Check : Minus;
  return (
    <>
      <Mark className={value ? styles.included : styles.missing} size={20} aria-hidden="true" />
      <span className={unseen.unseen}>{value ? words.included : words.notIncluded}</span>
    </>
  );
}
