import styles from './SavingsNote.module.css';
import { WEEKS_PER_MONTH } from './savings.ts';

/** Says that it is an estimate, and how it is computed (S2 section 9). */
export function SavingsNote() {
  return (
    <div className={styles.root}>
      <p>
        <strong>This is an estimate.</strong> It counts every hour saved at full wage, so treat it as the
        upper end.
      </p>
      <p className={styles.formula}>
        Monthly value = {WEEKS_PER_MONTH} weeks per month × employees × hourly wage × hours saved per week
      </p>
      <p>
        Monthly savings are that value less the agent cost, and annual savings are twelve times as much. The
        annual ROI is the annual savings as a percentage of the annual cost, or 0 where there is no cost.
      </p>
      <noscript>
        <p>The results are those of the numbers shown. They follow your own when JavaScript is on.</p>
      </noscript>
    </div>
  );
}
