import { EMAIL_MAX_LENGTH, isEmailAddress } from '../email-address.ts';

/**
 * Rules of the fields of lead requests, without a validator, so that a form can say what is wrong before it is
 * sent, in the words of the server. `field-schemas.ts` makes the schemas of the calls of the same rules.
 *
 * Values are tidied (`tidy-text.ts`) before they are checked, and a required field in which nothing can be seen counts
 * as empty. The specification names no lengths; these keep a mistaken paste or an attack out without standing in a
 * visitor's way.
 *
 * The patterns are compiled with the flag `u`. ZWJ and ZWNJ stay: Indic names and emoji are written with them.
 */
export interface FieldRule {
  /**
   * `line`: one line; `text`: with line breaks; `email`: one plain mailbox; `phone`: a number that can be dialed, by the
   * rules of `phone-number.ts`; `choice`: one of its options.
   */
  kind: 'line' | 'text' | 'email' | 'phone' | 'choice';
  /** It may be empty or missing. */
  isOptional?: boolean;
  /** Characters, each counted once however it is encoded; without it, as many as a body holds. */
  maxLength?: number;
}

const INVISIBLE = '\\p{Cc}\\p{Cf}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800';
const SOMETHING_VISIBLE = `(?=[${INVISIBLE}]*[^${INVISIBLE}])`;
/** They turn the reading order of what stands beside them, in a list of leads for example. */
const BIDI_CONTROLS = '\\u061C\\u200E\\u200F\\u202A-\\u202E\\u2066-\\u2069';
/** Half a character: no UTF-8 can carry it. */
const SURROGATES = '\\p{Cs}';
const LINE = `[^\\p{Cc}${SURROGATES}\\u2028\\u2029${BIDI_CONTROLS}]*`;
const LINES = `(?:[^\\p{Cc}${SURROGATES}]|[\\n\\r\\t])*`;

const VISIBLE_CHARACTER = new RegExp(`[^${INVISIBLE}]`, 'u');

export const NAME_MAX_LENGTH = 100;
export const LINE_MAX_LENGTH = 200;
export const TEXT_MAX_LENGTH = 5_000;
/** Longer than a number, a second one and a few words about them. */
export const PHONE_TEXT_MAX_LENGTH = 100;

/** Reports whether a person would see anything of the text. */
export function isVisible(text: string): boolean {
  return VISIBLE_CHARACTER.test(text);
}

/** The pattern of a line or a text. */
export function patternOf({ kind, isOptional }: Pick<FieldRule, 'kind' | 'isOptional'>): string {
  return `^${isOptional ? '' : SOMETHING_VISIBLE}${kind === 'text' ? LINES : LINE}$`;
}

/** The error messages of a field, the same on the site and on the server. */
export const FIELD_SENTENCES = {
  missing: 'This field is required',
  tooLong: (most: number) => `Use at most ${most} characters`,
  email: 'Enter one plain email address',
  invisible: 'This field contains an invisible character: type it again',
} as const;

/** Returns the problem of a tidied value in one sentence; `undefined` when the server takes it. */
export function findFieldProblem(rule: FieldRule, value: string): string | undefined {
  const { kind, isOptional, maxLength } = rule;
  if (!isOptional && !isVisible(value)) return FIELD_SENTENCES.missing;
  if (value === '') return undefined;
  if (maxLength !== undefined && [...value].length > maxLength) return FIELD_SENTENCES.tooLong(maxLength);
  if (kind === 'email') return isEmailAddress(value) ? undefined : FIELD_SENTENCES.email;
  return new RegExp(patternOf(rule), 'u').test(value) ? undefined : FIELD_SENTENCES.invisible;
}

/** One plain mailbox. */
export const EMAIL = {
  kind: 'email',
  maxLength: EMAIL_MAX_LENGTH,
  type: 'email',
  autoComplete: 'email',
} as const;
