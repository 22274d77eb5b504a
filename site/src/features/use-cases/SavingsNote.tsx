import { WEEKS_PER_MONTH } from 'contract/product/savings.ts';
import { content } from '../../content.ts';
import { fill } from '../../design/ui/fill.ts';
import { KeptNumbers } from '../../design/ui/KeptNumbers.tsx';
import { Linked } from '../../design/ui/Linked.tsx';
import { Marked } from '../../design/ui/Marked.tsx';
import styles from './SavingsNote.module.css';
import { SAVINGS_FORM_ID } from './section-ids.ts';

/** Says that it is an estimate, and how it is computed (S2 section 9). */
export function SavingsNote() {
  const { estimate, difference, formula, results, withoutScript } = content().one('pages/use-cases').savings;
  return (
    <div className={styles.root}>
      <KeptNumbers form={SAVINGS_FORM_ID} pay />
      <p>
        <Marked text={estimate} as="strong" />
      </p>
      <p>
        <Linked text={difference} />
      </p>
      <p className={styles.formula}>{fill(formula, { weeks: WEEKS_PER_MONTH })}</p>
      <p>{results}</p>
      <noscript>
        <p>{withoutScript}</p>
      </noscript>
    </div>
  );
}
