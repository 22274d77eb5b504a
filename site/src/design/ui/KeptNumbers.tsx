import { fill } from 'contract/content/fill.ts';
import { WORKING_HOURS_PER_YEAR } from '../../product/team-numbers.ts';
import { wordsFor } from '../../words.ts';
import { formatNumber } from './format-number.ts';
import styles from './KeptNumbers.module.css';

/**
 * Says at a calculator that its numbers fill in the others, and lets a visitor take them back. The button is the form's own
 * reset, so that the words need no script: what hears the reset forgets the numbers.
 * @param form id of the calculator's form
 * @param pay whether it asks for a salary or a wage
 */
export function KeptNumbers({ form, pay = false }: { form: string; pay?: boolean }) {
  const words = wordsFor('numbers');
  return (
    <p className={styles.root}>
      {pay ? fill(words.keptWithPay, { hours: formatNumber(WORKING_HOURS_PER_YEAR) }) : words.kept}{' '}
      {words.tabOnly}{' '}
      <button className={styles.clear} type="reset" form={form}>
        {words.clear}
      </button>
    </p>
  );
}
