import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import styles from './ValuePoints.module.css';
import { valuePoints } from './value-points.ts';

/** Three promises with a figure each (S1 section 2.6). */
export function ValuePoints() {
  return (
    <Section labelledBy="value-title" tone="quiet">
      <SectionHead id="value-title" title="What you can count on" />
      <ul className={styles.list}>
        {valuePoints.map(({ figure, title, text }) => (
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
