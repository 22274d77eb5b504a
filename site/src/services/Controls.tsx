import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import styles from './Controls.module.css';
import { controls } from './controls.ts';
import { RightsPicture } from './RightsPicture.tsx';

/** What keeps data private and administrators in charge (S1 section 2.5). */
export function Controls() {
  return (
    <Section labelledBy="controls-title">
      <SectionHead id="controls-title" title="Private by design, governed by you">
        Agents are colleagues with a badge: they enter where the badge lets them, and every door keeps a
        record.
      </SectionHead>
      <div className={styles.root}>
        <ul className={styles.list}>
          {controls.map(({ title, text }) => (
            <li className={styles.control} key={title}>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
        <RightsPicture />
      </div>
    </Section>
  );
}
