import { EMAIL, type FieldRule, LINE_MAX_LENGTH, line, NAME, TEXT_MAX_LENGTH, text } from '../field-rules.ts';

/** POST `/authms/contact-request` (S1 section 5). */
export const CONTACT_RULES = {
  firstName: NAME,
  lastName: NAME,
  email: EMAIL,
  company: line(LINE_MAX_LENGTH),
  // Optional and read by a person: an extension or a remark must not cost the lead.
  phone: line(LINE_MAX_LENGTH, false),
  message: text(TEXT_MAX_LENGTH),
} as const satisfies Record<string, FieldRule>;
