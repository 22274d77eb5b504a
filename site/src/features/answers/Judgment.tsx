import { Section } from '../../design/ui/Section.tsx';
import { SectionHead } from '../../design/ui/SectionHead.tsx';
import { VERDICTS } from './answers-run.ts';
import styles from './TermList.module.css';
import { verdicts } from './words.ts';

/** What the columns of the tables mean, and who decides. */
export function Judgment() {
  return (
    <Section labelledBy="judgment-title" tone="quiet">
      <SectionHead id="judgment-title" title="How an answer is judged">
        Each question has a fact its answer must say and the pages that hold it, both written down before the
        run. A program compares; nothing is judged by ear.
      </SectionHead>
      <dl className={styles.root}>
        {VERDICTS.map((verdict) => (
          <div className={styles.term} key={verdict}>
            <dt className={styles.name}>{verdicts[verdict].name}</dt>
            <dd>{verdicts[verdict].meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
