/**
 * Signs before the match that would make it the end of a longer address. The letter of a JSON escape such as `\\n` is no
 * such sign, and an apostrophe is one only between letters.
 */
const LONGER_BEFORE = "(?<!(?<!\\\\)[A-Za-z0-9._%+-]|[A-Za-z0-9]')";
const LONGER_BEHIND = '(?![A-Za-z0-9-]|\\.[A-Za-z0-9])';

/** Matches exactly this address, in any case, and no longer address that contains it. */
export function addressPattern(email: string): RegExp {
  return new RegExp(`${LONGER_BEFORE}${literally(email)}${LONGER_BEHIND}`, 'gi');
}

/** Matches the letters of the address in any case, also within a longer address. */
export function lettersPattern(email: string): RegExp {
  return new RegExp(literally(email), 'gi');
}

/** Replaces an erased address. */
export const BLANK = '[removed]';

function literally(email: string): string {
  return email.replaceAll(/[^\w@-]/g, '\\$&');
}
