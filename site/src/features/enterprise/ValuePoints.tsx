import { content } from '../../content.ts';
import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './ValuePoints.module.css';

/** Three promises with a figure each (S1 section 2.6). */
export function ValuePoints() {
  const { title: heading, points } = content().one('pages/enterprise').value;
  return (
    <Section labelledBy="value-title" tone="quiet">
      <SectionHead id="value-title" title={heading} />
      <ul className={styles.list}>
        {points.map(({ figure, title, text }) => (
          <li className={styles.point} key={figure}>
            <span className={styles.figure}>{figure}</span>
            <h3>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
