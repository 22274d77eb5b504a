import { EMAIL, type FieldRule, line, NAME, text } from '../field-rules.ts';

const CHATBOT_TEXT_MAX_LENGTH = 2_000;

/**
 * POST `/authms/chatbot-request` (S1 section 5). That has no maximum lengths: these are far beyond what a chatbot
 * can show, and a body over them is answered by field instead of by its size.
 */
export const CHATBOT_RULES = {
  name: NAME,
  inputTextHolder: line(CHATBOT_TEXT_MAX_LENGTH),
  email: EMAIL,
  suggestions: text(CHATBOT_TEXT_MAX_LENGTH),
  message: text(CHATBOT_TEXT_MAX_LENGTH),
} as const satisfies Record<string, FieldRule>;
