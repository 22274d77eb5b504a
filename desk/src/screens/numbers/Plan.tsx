import { useState } from 'react';
import { TextField } from '../../shared/ui/TextField.tsx';
import styles from './Numbers.module.css';
import { planWords } from './sample-size.rules.ts';

interface Props {
  /** Times that the goal was reached for each visit, in percent. */
  rate: string;
  visitsPerDay: number;
}

/** Calculator of the visits that a comparison of two versions takes; begins with the numbers of the goal. */
export function Plan({ rate, visitsPerDay }: Props) {
  const [baseline, setBaseline] = useState<string>();
  const [change, setChange] = useState('20');
  const [percent, changedBy] = [baseline ?? rate, change].map((typed) => Number(typed.replace(',', '.')));
  return (
    <section className={styles.chart} aria-label="Compare two versions">
      <h2>Compare two versions</h2>
      <div className={styles.periods}>
        <TextField
          label="Goal reached now, % of visits"
          inputMode="decimal"
          value={baseline ?? rate}
          onChange={setBaseline}
        />
        <TextField
          label="Change worth finding, % of that"
          inputMode="decimal"
          value={change}
          onChange={setChange}
        />
      </div>
      <p aria-live="polite">{planWords((percent ?? 0) / 100, changedBy ?? 0, visitsPerDay)}</p>
      <p className={styles.note}>
        Finds it in four of five comparisons (power 80 %), and finds one that isn’t there in one of twenty
        (alpha 5 %), looked at once, at the end. Days differ too: take it as the least.
      </p>
    </section>
  );
}
