import { useEffect, useRef, useState } from 'react';
import { addressOf, enteredFromForm, enteredFromQuery, RESULTS_ID } from './address.ts';
import styles from './RoiCalculator.module.css';
import { RoiFields } from './RoiFields.tsx';
import { RoiResults } from './RoiResults.tsx';
import { ROI_DEFAULTS, ROI_FIELDS, type RoiField, type RoiInputs, readRoiInputs } from './roi.ts';

/**
 * The ROI calculator (S2 sections 2, 4, 5 and 9). Hydrated to calculate; it makes no call. What is entered
 * stands in the address, so that a result can be kept and sent: without script the form leads to the same one.
 */
export function RoiCalculator() {
  const form = useRef<HTMLFormElement>(null);
  const [automation, setAutomation] = useState(ROI_DEFAULTS.automationPercentage);
  const [missing, setMissing] = useState<readonly RoiField[]>([]);
  const [inputs, setInputs] = useState<RoiInputs>();
  const [isStale, setIsStale] = useState(false);

  const readForm = () => enteredFromForm(new FormData(form.current ?? undefined));

  const calculate = () => {
    const entered = readForm();
    const read = readRoiInputs(entered);
    setMissing((['useCase', 'industry'] as const).filter((field) => entered[field] === ''));
    if (!read) return false;
    setInputs(read);
    setIsStale(false);
    keepAddress(addressOf(window.location.pathname, entered, true));
    return true;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has arrived
  useEffect(() => {
    if (form.current) fillFromAddress(form.current);
    setAutomation(readForm().automationPercentage);
    if (window.location.hash === `#${RESULTS_ID}`) calculate();
  }, []);

  useEffect(() => {
    if (missing.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [missing]);

  return (
    <div className={styles.root}>
      <form
        className={styles.form}
        ref={form}
        action={`#${RESULTS_ID}`}
        aria-label="Your organisation"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          calculate();
        }}
        onInput={() => {
          const entered = readForm();
          setAutomation(entered.automationPercentage);
          setMissing((fields) =>
            fields.length > 0 ? fields.filter((field) => entered[field] === '') : fields,
          );
          setIsStale(true);
          keepAddress(addressOf(window.location.pathname, entered, false));
        }}
      >
        <RoiFields automation={automation} missing={missing} />
      </form>
      <section className={styles.results} id={RESULTS_ID} aria-label="ROI results">
        <RoiResults inputs={inputs} isStale={isStale} />
      </section>
    </div>
  );
}

/** Puts what the address says into the fields that nobody has touched yet. */
function fillFromAddress(form: HTMLFormElement) {
  const entered = enteredFromQuery(window.location.search);
  for (const field of ROI_FIELDS) {
    const control = form.elements.namedItem(field) as HTMLInputElement | null;
    if (control?.value === ROI_DEFAULTS[field]) control.value = entered[field];
  }
}

/** Some browsers allow only so many changes of the address in a while; the sums do not depend on it. */
function keepAddress(address: string) {
  try {
    window.history.replaceState(null, '', address);
  } catch {}
}
