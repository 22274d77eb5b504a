import { brand } from '../../brand.ts';
import { Section } from '../../design/ui/Section.tsx';
import styles from './StatsStrip.module.css';
import { stats } from './stats.ts';

/** Four figures in one row. */
export function StatsStrip() {
  return (
    <Section labelledBy="stats-title">
      <h2 className={styles.title} id="stats-title">
        {brand.name} in numbers
      </h2>
      <dl className={styles.list}>
        {stats.map(({ value, label }) => (
          <div className={styles.stat} key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
