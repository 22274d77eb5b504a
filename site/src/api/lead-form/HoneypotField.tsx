import { FORM_ENTRIES, HONEYPOT_FIELD, HONEYPOT_LABEL } from 'contract/leads/form-entries.ts';
import { wordsFor } from '../../words.ts';
import type { BaggageEntries } from '../first-touch/first-touch.ts';
import styles from './HoneypotField.module.css';
import { readText } from './use-lead-submission.ts';

/**
 * A field for programs that fill in whatever they find (decision 020). People do not meet it: it is off the page, inert, and
 * nothing to assistive technology or to browsers that fill forms in. Its label is for a page without style sheets.
 */
export function HoneypotField() {
  return (
    <label className={styles.root} inert aria-hidden="true">
      {wordsFor('form').honeypot}
      <input
        name={HONEYPOT_FIELD}
        tabIndex={-1}
        autoComplete="off"
        {...(import.meta.env.SSR && { toolparamdescription: HONEYPOT_LABEL })}
      />
    </label>
  );
}

/** Returns the content of the honeypot of a form that is about to be sent. */
export function honeypotEntry(form: FormData): BaggageEntries {
  return { [FORM_ENTRIES.honeypot]: readText(form, HONEYPOT_FIELD) };
}
