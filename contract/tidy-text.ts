/** White space, and what comes along unseen when a text is copied: marks of direction, blanks without a width. */
const UNSEEN = /[\s\p{Cf}]/u;
/** A joiner after a vowel sign or virama shapes the last letter of names in Malayalam and other scripts. */
const SHAPED_END = /\p{M}[\u200C\u200D]$/u;
/** A plain space stays for the rule of the field to refuse: a person typed it. */
const UNSEEN_INSIDE = /(?! )[\p{Cf}\p{Zs}]/gu;
/** Their texts are copied from programs and read by programs; by their names in all calls. */
const ADDRESSES: readonly string[] = ['email', 'phone'];

/** The text without white space and invisible characters at its ends. */
export function trimUnseen(text: string): string {
  let end = text.length;
  while (UNSEEN.test(text.charAt(end - 1)) && !SHAPED_END.test(text.slice(0, end).slice(-2))) end -= 1;
  return text.slice(0, end).replace(/^[\s\p{Cf}]+/u, '');
}

/**
 * A field's text as it is checked and stored, by the site and by the server alike: trimmed, and without any invisible
 * character in an email address or a phone number.
 * @param name of the field in its call
 */
export function tidyText(name: string, text: string): string {
  return trimUnseen(ADDRESSES.includes(name) ? text.replaceAll(UNSEEN_INSIDE, '') : text);
}
