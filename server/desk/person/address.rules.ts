/**
 * What could be the end of a longer address. JSON writes a line break as a letter behind a backslash, which is none; and
 * an apostrophe belongs to a name only within it.
 */
const LONGER_BEFORE = "(?<!(?<!\\\\)[A-Za-z0-9._%+-]|[A-Za-z0-9]')";
const LONGER_BEHIND = '(?![A-Za-z0-9-]|\\.[A-Za-z0-9])';

/** A pattern of exactly this address, in any case, and of none that merely contains it. */
export function addressPattern(email: string): RegExp {
  const literal = email.replaceAll(/[^\w@-]/g, '\\$&');
  return new RegExp(`${LONGER_BEFORE}${literal}${LONGER_BEHIND}`, 'gi');
}

/** What stands where an address stood. */
export const BLANK = '[removed]';
