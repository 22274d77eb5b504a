import { EMAIL, type FieldRule, NAME, TEXT_MAX_LENGTH, text } from '../field-rules.ts';

const PHONE_MAX_LENGTH = 40;

/** POST `/authms/demo` (S1 section 5); the phone as it travels, with its country code. */
export const DEMO_RULES = {
  firstName: NAME,
  lastName: NAME,
  email: EMAIL,
  phone: { kind: 'phone', isRequired: true, maxLength: PHONE_MAX_LENGTH },
  message: text(TEXT_MAX_LENGTH, false),
} as const satisfies Record<string, FieldRule>;
