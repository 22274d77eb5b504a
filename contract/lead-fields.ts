import Type from 'typebox';
import { EMAIL_MAX_LENGTH } from './email-address.ts';

/**
 * The kinds of field that lead requests are made of. Values are trimmed before they are checked, so a
 * required field of blanks counts as empty. The specification sets no lengths; these keep a mistaken
 * paste or an attack out without standing in a visitor's way.
 */
const NO_CONTROL_CHARACTERS = '^[^\\p{Cc}\\u2028\\u2029]*$';
const NO_CONTROL_CHARACTERS_BUT_LINES = '^(?:[^\\p{Cc}]|[\\n\\r\\t])*$';

/** One line that must not be empty, of at most `maxLength` UTF-16 units. */
export function requiredLine(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, pattern: NO_CONTROL_CHARACTERS });
}

/** One line that may be empty or missing. */
export function optionalLine(maxLength: number) {
  return Type.Optional(Type.String({ maxLength, pattern: NO_CONTROL_CHARACTERS }));
}

/** Text with line breaks that must not be empty. */
export function requiredText(maxLength: number) {
  return Type.String({ minLength: 1, maxLength, pattern: NO_CONTROL_CHARACTERS_BUT_LINES });
}

/** Text with line breaks that may be empty or missing. */
export function optionalText(maxLength: number) {
  return Type.Optional(Type.String({ maxLength, pattern: NO_CONTROL_CHARACTERS_BUT_LINES }));
}

/** One plain address; the format is `isEmailAddress`. */
export const emailAddress = Type.String({ format: 'email-address', maxLength: EMAIL_MAX_LENGTH });

/** Digits with the usual separators, with or without a country code. */
export const PHONE_PATTERN = '^\\+?[0-9](?:[0-9 ()./-]{1,30})[0-9]$';

export const NAME_MAX_LENGTH = 100;
export const LINE_MAX_LENGTH = 200;
export const TEXT_MAX_LENGTH = 5_000;
