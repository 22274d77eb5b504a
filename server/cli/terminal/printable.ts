// By hand, as neither commander nor table does it: what a visitor sent is shown, and never obeyed by a terminal.
// Without it printable.test.ts fails, and 'npm run leads' with it.

/** Reorder what stands beside them, so that a line reads as another one. */
const BIDI_CONTROLS = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
const UNPRINTABLE = new RegExp(`(?![\\n\\t])[\\p{Cc}\\p{Cs}\\u2028\\u2029${BIDI_CONTROLS}]`, 'gu');
/** Most texts need no second look, which costs ten times as much as this one. */
const PLAIN = /^[\n\t\x20-\x7E]*$/;
/** Characters that JSON leaves as they are and a terminal may obey. */
const UNPRINTABLE_IN_JSON = new RegExp(`[\\u007F-\\u009F\\u2028\\u2029${BIDI_CONTROLS}]`, 'gu');

/** The text without what a terminal would obey instead of showing it; line breaks and tabs stay. */
export function printable(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replaceAll('\r\n', '\n').replaceAll(UNPRINTABLE, '');
}

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
