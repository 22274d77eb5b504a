import { calculateSavings, SAVINGS_DEFAULTS, type SavingsInputs } from 'contract/product/savings.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FieldGrid, TextField } from '../../design/ui/Field.tsx';
import { formatNumber, formatUsd } from '../../design/ui/format-number.ts';
import { echoNumber } from '../../design/ui/number-echo.ts';
import { forgetNumbers, HOURS_OF_WEEK, keepTyped, keptNumbers } from '../../product/team-numbers.ts';
import { wordsFor } from '../../words.ts';
import styles from './SavingsCalculator.module.css';
import { SavingsResults } from './SavingsResults.tsx';
import { readAmount, readSavingsInputs, savingsAddress, savingsInHash } from './savings-form.ts';
import { SAVINGS_FORM_ID } from './section-ids.ts';

/**
 * The savings calculator (S2 section 9). Hydrated, because the results follow while a visitor types; until then
 * the results of the defaults stand there, and what was typed early counts when the script arrives. `children`
 * say how it is computed.
 */
export function SavingsCalculator({ children }: { children?: ReactNode }) {
  const words = wordsFor('savings');
  const form = useRef<HTMLFormElement>(null);
  const [inputs, setInputs] = useState<SavingsInputs>(SAVINGS_DEFAULTS);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});

  const readForm = () => {
    if (!form.current) return;
    const entered = new FormData(form.current);
    setInputs(readSavingsInputs(entered));
    setTexts(Object.fromEntries([...entered].map(([name, text]) => [name, String(text)])));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has arrived
  useEffect(() => {
    if (form.current) fillFromAddress(form.current);
    readForm();
  }, []);

  /** Text fields: in a field for numbers a browser drops the comma of 7,5, and the wheel changes what was typed. */
  const field = (
    name: keyof SavingsInputs,
    show: (number: number) => string,
    remark: string,
    mostHours?: number,
  ) => {
    const text = texts[name] ?? String(SAVINGS_DEFAULTS[name]);
    const reading = readAmount(text);
    const example = String(SAVINGS_DEFAULTS[name]);
    return {
      name,
      inputMode: 'decimal' as const,
      autoComplete: 'off',
      defaultValue: SAVINGS_DEFAULTS[name],
      ...echoNumber({ ...reading, text, read: show(reading.number), remark, example, mostHours }),
    };
  };

  const follow = () => {
    readForm();
    if (!form.current) return;
    const entered = readSavingsInputs(new FormData(form.current));
    // Some browsers allow only so many changes in a while; the sums do not depend on it.
    try {
      window.history.replaceState(null, '', savingsAddress(window.location.pathname, entered));
    } catch {}
  };

  return (
    <div className={styles.root}>
      <form
        className={styles.entry}
        aria-label={words.label}
        ref={form}
        id={SAVINGS_FORM_ID}
        onInput={({ target }) => {
          keepTyped(target as HTMLInputElement);
          follow();
        }}
        onReset={() => {
          forgetNumbers();
          // The fields change once this event is over.
          setTimeout(follow);
        }}
        noValidate
      >
        <FieldGrid>
          <TextField label={words.employees} {...field('employees', formatNumber, words.employeesHint)} />
          <TextField label={words.wage} {...field('hourlyWageUsd', formatUsd, words.wageHint)} prefix="$" />
          <TextField
            label={words.hours}
            {...field('hoursSavedPerWeek', formatNumber, words.hoursHint, HOURS_OF_WEEK)}
          />
          <TextField
            label={words.cost}
            {...field('agentCostUsdPerMonth', formatUsd, words.costHint)}
            prefix="$"
          />
        </FieldGrid>
      </form>
      <SavingsResults savings={calculateSavings(inputs)} />
      <div className={styles.note}>{children}</div>
    </div>
  );
}

/** Puts the values from the address, or those that the tab has kept, into the fields that the visitor has not touched yet. */
function fillFromAddress(form: HTMLFormElement) {
  for (const [field, text = ''] of Object.entries({
    ...keptNumbers(),
    ...savingsInHash(window.location.hash),
  })) {
    const control = form.elements.namedItem(field) as HTMLInputElement | null;
    if (control?.value === control?.defaultValue && control) control.value = text;
  }
}
