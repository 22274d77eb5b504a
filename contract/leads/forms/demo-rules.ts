import { EMAIL, type FieldRule, NAME, TEXT_MAX_LENGTH, text } from '../field-rules.ts';

/** POST `/authms/demo` (S1 section 5), but for the phone (`phone-number.ts`). */
export const DEMO_RULES = {
  firstName: NAME,
  lastName: NAME,
  email: EMAIL,
  message: text(TEXT_MAX_LENGTH, false),
} as const satisfies Record<string, FieldRule>;
