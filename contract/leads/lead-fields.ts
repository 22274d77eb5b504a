import Type from 'typebox';
import { EMAIL_MAX_LENGTH } from '../email-address.ts';
import { type FieldRule, mostOf, patternOf } from './field-rules.ts';
import { PHONE_TEXT_MAX_LENGTH } from './phone-number.ts';

/** The schema of a field that must be there. */
export function required(rule: FieldRule) {
  const { kind, maxLength } = rule;
  if (kind === 'email') return emailAddress;
  return Type.String({ minLength: 1, ...mostOf(maxLength), pattern: patternOf(rule) });
}

/** The schema of a field that may be empty or missing. */
export function optional(rule: FieldRule) {
  return Type.Optional(Type.String({ ...mostOf(rule.maxLength), pattern: patternOf(rule) }));
}

/** One plain address; the format is `isEmailAddress`. */
export const emailAddress = Type.String({ format: 'email-address', maxLength: EMAIL_MAX_LENGTH });

/** A number that can be dialed from anywhere; the format is `isDialable` of the server. */
export const phoneNumber = Type.String({ format: 'phone-number', maxLength: PHONE_TEXT_MAX_LENGTH });
