import { content } from '../../content.ts';
import { Section } from '../../design/ui/Section.tsx';
import styles from './StatsStrip.module.css';

/** Four figures in one row. */
export function StatsStrip() {
  const { title, list } = content().one('pages/home').stats;
  return (
    <Section labelledBy="stats-title">
      <h2 className={styles.title} id="stats-title">
        {title}
      </h2>
      <dl className={styles.list}>
        {list.map(({ value, label }) => (
          <div className={styles.stat} key={label}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
