import { EMAIL, type FieldRule, line, text } from '../field-rules.ts';

/** POST `/authms/chatbot-request`: no maximum lengths (S1 section 5), but for what a body may weigh. */
export const CHATBOT_RULES = {
  name: line(),
  inputTextHolder: line(),
  email: EMAIL,
  suggestions: text(),
  message: text(),
} as const satisfies Record<string, FieldRule>;
