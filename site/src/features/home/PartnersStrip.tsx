import { Section } from '../../design/ui/Section.tsx';
import styles from './PartnersStrip.module.css';
import { partners } from './partners.ts';

/** Three partners in a line of text (S1 sections 1 and 2.3). */
export function PartnersStrip() {
  return (
    <Section labelledBy="partners-title">
      <div className={styles.strip}>
        <h2 className={styles.title} id="partners-title">
          Partners and startup programs
        </h2>
        <ul className={styles.list}>
          {partners.map(({ field, program }) => (
            <li className={styles.partner} key={field}>
              <strong className={styles.field}>{field}</strong> {program}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
