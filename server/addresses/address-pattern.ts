/**
 * What could be the end of a longer address. JSON writes a line break as a letter behind a backslash, which is none; and
 * an apostrophe belongs to a name only within it.
 */
const LONGER_BEFORE = "(?<!(?<!\\\\)[A-Za-z0-9._%+-]|[A-Za-z0-9]')";
const LONGER_BEHIND = '(?![A-Za-z0-9-]|\\.[A-Za-z0-9])';

/** A pattern of exactly this address, in any case, and of none that merely contains it. */
export function addressPattern(email: string): RegExp {
  return new RegExp(`${LONGER_BEFORE}${literally(email)}${LONGER_BEHIND}`, 'gi');
}

/** A pattern of the address in any case, wherever its letters stand, also within a longer one. */
export function lettersPattern(email: string): RegExp {
  return new RegExp(literally(email), 'gi');
}

/** What stands where an address stood. */
export const BLANK = '[removed]';

function literally(email: string): string {
  return email.replaceAll(/[^\w@-]/g, '\\$&');
}
