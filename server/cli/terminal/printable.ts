import { BIDI_CONTROLS, printable } from 'contract/printable.ts';

// By hand, as neither commander nor table does it: what a visitor sent is shown, and never obeyed by a terminal.
// Without it printable.test.ts fails, and 'npm run leads' with it.

/** Characters that JSON leaves as they are and a terminal may obey. */
const UNPRINTABLE_IN_JSON = new RegExp(`[\\u007F-\\u009F\\u2028\\u2029${BIDI_CONTROLS}]`, 'gu');

/** The text on one line. */
export function printableLine(text: string): string {
  return printable(text).replaceAll(/\s+/g, ' ').trim();
}

/** JSON on one line that means the same, and holds nothing that a terminal would obey. */
export function printableJson(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent).replaceAll(
    UNPRINTABLE_IN_JSON,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
