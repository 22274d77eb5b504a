import { FORM_ENTRIES, TRAP_FIELD, TRAP_WORDS } from 'contract/leads/form-entries.ts';
import type { BaggageEntries } from '../first-touch/first-touch.ts';
import { readText } from './read-text.ts';
import styles from './TrapField.module.css';

/**
 * A field for programs that fill in whatever they find (decision 043). People do not meet it: it is off the page, inert, and
 * nothing to assistive technology or to browsers that fill forms in. Its label is for a page without style sheets.
 */
export function TrapField() {
  return (
    <label className={styles.root} aria-hidden="true" inert>
      Leave this empty
      <input
        name={TRAP_FIELD}
        tabIndex={-1}
        autoComplete="off"
        {...(import.meta.env.SSR && { toolparamdescription: TRAP_WORDS })}
      />
    </label>
  );
}

/** What stands in the trap of a form that is about to be sent. */
export function trapEntry(form: FormData): BaggageEntries {
  return { [FORM_ENTRIES.trap]: readText(form, TRAP_FIELD) };
}
