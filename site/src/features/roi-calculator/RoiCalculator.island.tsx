import { toolAttributes } from 'contract/agents/form-tools.ts';
import { ROI_FORM } from 'contract/agents/forms/roi-form.ts';
import type { RoiOptions } from 'contract/content/roi-options.ts';
import { ROI_DEFAULTS, ROI_FIELDS, type RoiField, readRoiInputs } from 'contract/product/roi.ts';
import { ROI_PAGE, ROI_RESULT_PAGE } from 'contract/site/addresses.ts';
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';
import { forgetNumbers, keepTyped, keptNumbers } from '../../product/team-numbers.ts';
import { wordsFor } from '../../words.ts';
import {
  addressOf,
  asksForResults,
  type Entered,
  enteredFromAddress,
  enteredFromForm,
  FORM_ID,
  RESULTS_ID,
} from './address.ts';
import styles from './RoiCalculator.module.css';
import { RoiFields } from './RoiFields.tsx';
import { RoiResults } from './RoiResults.tsx';

/** Height of the fixed header, and some air below it. */
const HEADER_PX = 72;

/**
 * The ROI calculator (S2 sections 2, 4, 5 and 9). Hydrated to calculate; it makes no call. What is entered
 * stands in the address, so that a result can be kept and sent. Without script the form leads to a page on which the
 * server has calculated (decision 008).
 * @param options of the two lists
 * @param asked what it was asked for there; left out where nothing has been asked yet
 * @param children what holds the place of a result
 */
export function RoiCalculator({
  options,
  asked,
  children,
}: {
  options: RoiOptions;
  asked?: Entered;
  children?: ReactNode;
}) {
  const words = wordsFor('roi');
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLElement>(null);
  const [entered, setEntered] = useState(ROI_DEFAULTS);
  const [missing, setMissing] = useState(asked ? missingIn(asked) : []);
  const [inputs, setInputs] = useState(asked && readRoiInputs(asked, options));
  const [isStale, setIsStale] = useState(false);

  const readForm = () => enteredFromForm(new FormData(form.current ?? undefined));

  const calculate = () => {
    const entered = readForm();
    const read = readRoiInputs(entered, options);
    setMissing(missingIn(entered));
    if (!read) return;
    setInputs(read);
    setIsStale(false);
    keepAddress(addressOf(ROI_PAGE, entered, true));
  };

  const follow = () => {
    const changed = readForm();
    setEntered(changed);
    setMissing((fields) => (fields.length > 0 ? fields.filter((field) => changed[field] === '') : fields));
    setIsStale(true);
    keepAddress(addressOf(ROI_PAGE, changed, false));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has arrived
  useEffect(() => {
    if (form.current) fillFromAddress(form.current);
    setEntered(readForm());
    if (asksForResults(location)) {
      calculate();
    } else keepAddress(addressOf(ROI_PAGE, readForm(), false));
  }, []);

  useEffect(() => {
    if (inputs && results.current) showHead(results.current);
  }, [inputs]);

  useEffect(() => {
    if (missing.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [missing]);

  return (
    <div className={styles.root}>
      <form
        className={styles.form}
        ref={form}
        id={FORM_ID}
        action={`${ROI_RESULT_PAGE}#${RESULTS_ID}`}
        aria-label={words.label}
        {...(import.meta.env.SSR && toolAttributes(ROI_FORM))}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // The button answers at once; the results, a whole section, are rendered in pieces after that paint.
          startTransition(calculate);
        }}
        onInput={({ target }) => {
          keepTyped(target as HTMLInputElement);
          follow();
        }}
        onReset={() => {
          forgetNumbers();
          // The fields change once this event is over.
          setTimeout(follow);
        }}
      >
        <RoiFields options={options} asked={asked} entered={entered} missing={missing} />
      </form>
      <section className={styles.results} ref={results} id={RESULTS_ID} aria-label={words.results}>
        <RoiResults inputs={inputs} isStale={isStale}>
          {children}
        </RoiResults>
      </section>
    </div>
  );
}

function missingIn(entered: Entered): RoiField[] {
  return (['useCase', 'industry'] as const).filter((field) => entered[field] === '');
}

/** Puts the values from the address, or those that the tab has kept, into the fields that the visitor has not touched yet. */
function fillFromAddress(form: HTMLFormElement) {
  const entered = enteredFromAddress(location, keptNumbers());
  for (const field of ROI_FIELDS) {
    const control = form.elements.namedItem(field) as HTMLInputElement | null;
    if (control?.value === ROI_DEFAULTS[field]) control.value = entered[field];
  }
}

/** Scrolls to an element whose head lies under the header of the page, or in the lower half of the window. */
function showHead(element: Element) {
  const { top } = element.getBoundingClientRect();
  if (top < HEADER_PX || top > innerHeight / 2) element.scrollIntoView();
}

/** Some browsers allow only so many changes of the address in a while; the sums do not depend on it. */
function keepAddress(address: string) {
  try {
    history.replaceState(null, '', address);
  } catch {}
}
