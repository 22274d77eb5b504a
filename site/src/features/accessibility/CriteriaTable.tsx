import type { Principle } from 'contract/content/pages/accessibility.ts';
import styles from './Conformance.module.css';
import { statement } from './criteria.ts';

/** The criteria of one principle. A figure: search and chat repeat no single row as if it were about the product. */
export function CriteriaTable({ name, criteria }: Principle) {
  const id = name.toLowerCase();
  const { conformance, findings } = statement();
  return (
    <div className={styles.principle}>
      <h3 id={id}>{name}</h3>
      <figure>
        <table className={styles.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{conformance.criterion}</th>
              <th scope="col">{conformance.finding}</th>
            </tr>
          </thead>
          <tbody>
            {criteria.map((criterion) => (
              <tr key={criterion.number}>
                <th scope="row">
                  {criterion.number} {criterion.name}{' '}
                  <span className={styles.level}>({criterion.level})</span>
                </th>
                <td>
                  <strong className={styles.finding}>{findings[criterion.finding].name}</strong>{' '}
                  {criterion.evidence}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
    </div>
  );
}
