import { EMAIL, type FieldRule, LINE_MAX_LENGTH, line, NAME, TEXT_MAX_LENGTH, text } from '../field-rules.ts';

/** POST `/authms/agent-request` (S1 section 5). */
export const AGENT_RULES = {
  name: NAME,
  role: line(LINE_MAX_LENGTH, false),
  email: EMAIL,
  goal: text(TEXT_MAX_LENGTH, false),
  desc: text(TEXT_MAX_LENGTH, false),
  instructions: text(TEXT_MAX_LENGTH, false),
} as const satisfies Record<string, FieldRule>;
