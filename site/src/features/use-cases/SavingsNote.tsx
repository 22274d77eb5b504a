import { WEEKS_PER_MONTH } from 'contract/product/savings.ts';
import styles from './SavingsNote.module.css';

/** Says that it is an estimate, and how it is computed (S2 section 9). */
export function SavingsNote() {
  return (
    <div className={styles.root}>
      <p>
        <strong>This is an estimate.</strong> It values every saved hour at full wage, so treat it as the
        ceiling. The address of this page keeps your numbers: copy it to share them.
      </p>
      <p className={styles.formula}>
        Monthly value = {WEEKS_PER_MONTH} weeks per month × employees × hourly wage × hours saved per week
      </p>
      <p>
        Monthly savings are that value minus the agent cost, and annual savings are 12 times that. The annual
        ROI is the annual savings as a percentage of the annual cost, or 0 if there is no cost.
      </p>
      <noscript>
        <p>
          These results are an example, for the numbers that the page began with. Turn JavaScript on to use
          your own.
        </p>
      </noscript>
    </div>
  );
}
