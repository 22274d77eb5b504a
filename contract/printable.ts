/** Characters that reorder those beside them, so that a line reads as another one. */
export const BIDI_CONTROLS = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
const UNPRINTABLE = new RegExp(`(?![\\n\\t])[\\p{Cc}\\p{Cs}\\u2028\\u2029${BIDI_CONTROLS}]`, 'gu');
/** Most texts need no second look, which costs ten times as much as this one. */
const PLAIN = /^[\n\t\x20-\x7E]*$/;

/** Returns the text without control characters, which a terminal would obey; line breaks and tabs stay. */
export function printable(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replaceAll('\r\n', '\n').replaceAll(UNPRINTABLE, '');
}
