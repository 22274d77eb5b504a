import type { DeskHealth } from 'contract/desk/health.ts';
import { counted, formatNumber } from '../../shared/formats.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import styles from './Health.module.css';
import { COLOR_WORDS, fieldName, formName, reasonOf, TONES } from './words.ts';

/** Forms that the server sent back in the last day, by what was wrong: counts, nothing that was typed. */
export function RefusedForms({
  refused: { color, lastHour, usualPerHour, fields },
}: Pick<DeskHealth, 'refused'>) {
  return (
    <section className={styles.part}>
      <h2>
        Forms sent back in the last day
        {color !== 'green' && <Badge tone={TONES[color]}>{COLOR_WORDS[color]}</Badge>}
      </h2>
      <p className={styles.note}>
        {counted(lastHour, 'form')} in the last hour; {usualWords(usualPerHour)}. What people typed is not
        kept.
      </p>
      {fields.length > 0 && (
        <div className={styles.tableBox}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Form</th>
                <th scope="col">Field</th>
                <th scope="col">Reason</th>
                <th scope="col" className={styles.number}>
                  Times
                </th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ form, field, code, count }) => (
                <tr key={`${form} ${field} ${code}`}>
                  <th scope="row">{formName(form)}</th>
                  <td data-label="Field" className={styles.words}>
                    {fieldName(field)}
                  </td>
                  <td data-label="Reason" className={styles.words}>
                    {reasonOf(code)}
                  </td>
                  <td data-label="Times" className={styles.number}>
                    {formatNumber(count)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function usualWords(perHour: number): string {
  return perHour < 0.5 ? 'most hours have none' : `${Math.round(perHour)} is usual`;
}
