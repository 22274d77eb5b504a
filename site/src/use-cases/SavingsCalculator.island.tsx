import { type ReactNode, useEffect, useRef, useState } from 'react';
import { TextField } from '../ui/Field.tsx';
import { FieldGrid } from '../ui/FieldGrid.tsx';
import styles from './SavingsCalculator.module.css';
import { SavingsResults } from './SavingsResults.tsx';
import { calculateSavings, readSavingsInputs, SAVINGS_DEFAULTS, type SavingsInputs } from './savings.ts';

/**
 * The savings calculator (S2 section 9). Hydrated, because the results follow while a visitor types; until then
 * the results of the defaults stand there, and what was typed early counts when the script arrives. `children`
 * say how it is computed.
 */
export function SavingsCalculator({ children }: { children?: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const [inputs, setInputs] = useState<SavingsInputs>(SAVINGS_DEFAULTS);

  const readForm = () => {
    if (form.current) setInputs(readSavingsInputs(new FormData(form.current)));
  };

  useEffect(readForm, []);

  return (
    <div className={styles.root}>
      <form className={styles.entry} aria-label="Savings calculator" ref={form} onInput={readForm}>
        <FieldGrid>
          <TextField label="Employees" {...field('employees')} />
          <TextField label="Hourly wage" {...field('hourlyWageUsd')} prefix="$" />
          <TextField label="Hours saved per week" {...field('hoursSavedPerWeek')} hint="By each employee" />
          <TextField label="Agent cost per month" {...field('agentCostUsdPerMonth')} prefix="$" />
        </FieldGrid>
      </form>
      <SavingsResults savings={calculateSavings(inputs)} />
      <div className={styles.note}>{children}</div>
    </div>
  );
}

/** Any number can be typed (S2 section 5). No `inputMode`: the decimal keyboard of an iPhone has no minus. */
function field(name: keyof SavingsInputs) {
  return {
    name,
    type: 'number',
    step: 'any',
    autoComplete: 'off',
    defaultValue: SAVINGS_DEFAULTS[name],
  } as const;
}
