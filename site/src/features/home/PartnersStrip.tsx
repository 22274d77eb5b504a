import { content } from '../../content.ts';
import { Section } from '../../design/ui/Section.tsx';
import styles from './PartnersStrip.module.css';

/** Three partners in a line of text (S1 sections 1 and 2.3). */
export function PartnersStrip() {
  const { title, list } = content().one('pages/home').partners;
  return (
    <Section labelledBy="partners-title">
      <div className={styles.strip}>
        <h2 className={styles.title} id="partners-title">
          {title}
        </h2>
        <ul className={styles.list}>
          {list.map(({ field, program }) => (
            <li className={styles.partner} key={field}>
              <strong className={styles.field}>{field}</strong> {program}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
