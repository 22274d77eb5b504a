import { Section } from '../ui/Section.tsx';
import { SoonButton } from '../ui/SoonButton.tsx';
import styles from './Benefits.module.css';
import type { Employee } from './employee.ts';

/** What changes for the people, and the figure that customers report (S2 sections 2 and 9). */
export function Benefits({ title, list, statistics, soon = [] }: Employee['benefits']) {
  return (
    <Section labelledBy="benefits-title">
      <div className={styles.root}>
        <div className={styles.words}>
          <h2 id="benefits-title">{title}</h2>
          <ul className={styles.list}>
            {list.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
          {soon.length > 0 && (
            <div className={styles.actions}>
              {soon.map((name) => (
                <SoonButton variant="secondary" key={name}>
                  {name}
                </SoonButton>
              ))}
            </div>
          )}
        </div>
        <div className={styles.card}>
          {statistics.map(({ figure, label }) => (
            <p key={figure}>
              <strong className={styles.figure}>{figure}</strong> {label}
            </p>
          ))}
          <p className={styles.source}>Reported by customers. Yours depend on the work that you hand over.</p>
        </div>
      </div>
    </Section>
  );
}
