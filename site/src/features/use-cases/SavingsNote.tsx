import { WEEKS_PER_MONTH } from 'contract/product/savings.ts';
import { KeptNumbers } from '../../design/ui/KeptNumbers.tsx';
import { paths } from '../../product/paths.ts';
import styles from './SavingsNote.module.css';
import { SAVINGS_FORM_ID } from './section-ids.ts';

/** Says that it is an estimate, and how it is computed (S2 section 9). */
export function SavingsNote() {
  return (
    <div className={styles.root}>
      <KeptNumbers form={SAVINGS_FORM_ID} pay />
      <p>
        <strong>This is an estimate.</strong> It values every saved hour at full wage, so treat it as the
        ceiling and its half as a start. The address of this page keeps your numbers: copy it to share them.
      </p>
      <p>
        The <a href={paths.roiCalculator}>ROI calculator</a> starts from salaries and the share of work you
        hand off, and pays for the rollout once. So the two figures differ. Bring the lower one to a budget
        meeting.
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
