import Type from 'typebox';
import { EMAIL_MAX_LENGTH } from './email-address.ts';

/**
 * The kinds of field that lead requests are made of. Values are trimmed before they are checked, and a
 * required field in which nothing can be seen counts as empty. The specification names no lengths; these
 * keep a mistaken paste or an attack out without standing in a visitor's way.
 *
 * The patterns are compiled with the flag `u`. ZWJ and ZWNJ stay: Indic names and emoji are written with them.
 */
const INVISIBLE = '\\p{Cc}\\p{Cf}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800';
const SOMETHING_VISIBLE = `(?=[${INVISIBLE}]*[^${INVISIBLE}])`;
/** They turn the reading order of what stands beside them, in a list of leads for example. */
const BIDI_CONTROLS = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
const LINE = `[^\\p{Cc}\\u2028\\u2029${BIDI_CONTROLS}]*`;
const LINES = '(?:[^\\p{Cc}]|[\\n\\r\\t])*';

const VISIBLE_CHARACTER = new RegExp(`[^${INVISIBLE}]`, 'u');

/** Whether a person would see anything of the text. */
export function isVisible(text: string): boolean {
  return VISIBLE_CHARACTER.test(text);
}

/** One line that must not be empty, of at most `maxLength` UTF-16 units where that is given. */
export function requiredLine(maxLength?: number) {
  return Type.String({ minLength: 1, ...limit(maxLength), pattern: `^${SOMETHING_VISIBLE}${LINE}$` });
}

/** One line that may be empty or missing. */
export function optionalLine(maxLength: number) {
  return Type.Optional(Type.String({ maxLength, pattern: `^${LINE}$` }));
}

/** Text with line breaks that must not be empty. */
export function requiredText(maxLength?: number) {
  return Type.String({ minLength: 1, ...limit(maxLength), pattern: `^${SOMETHING_VISIBLE}${LINES}$` });
}

/** Text with line breaks that may be empty or missing. */
export function optionalText(maxLength: number) {
  return Type.Optional(Type.String({ maxLength, pattern: `^${LINES}$` }));
}

function limit(maxLength: number | undefined) {
  return maxLength === undefined ? {} : { maxLength };
}

/** One plain address; the format is `isEmailAddress`. */
export const emailAddress = Type.String({ format: 'email-address', maxLength: EMAIL_MAX_LENGTH });

/** Digits with the usual separators, with or without a country code. */
export const PHONE_PATTERN = '^\\+?[0-9](?:[0-9 ()./-]{1,30})[0-9]$';

export const NAME_MAX_LENGTH = 100;
export const LINE_MAX_LENGTH = 200;
export const TEXT_MAX_LENGTH = 5_000;
