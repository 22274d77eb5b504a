import { Section } from '../../design/ui/Section.tsx';
import styles from './PartnersStrip.module.css';
import { partners } from './partners.ts';

/** Three badges (S1 sections 1 and 2.3). */
export function PartnersStrip() {
  return (
    <Section labelledBy="partners-title">
      <div className={styles.strip}>
        <h2 className={styles.title} id="partners-title">
          Partners and startup programs
        </h2>
        <ul className={styles.badges}>
          {partners.map(({ icon: Icon, field, program }) => (
            <li className={styles.badge} key={field}>
              <Icon size={28} strokeWidth={1.5} aria-hidden="true" />
              <span>
                <strong className={styles.field}>{field}</strong> {program}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
