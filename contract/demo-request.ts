import Type, { type Static } from 'typebox';
import { DEMO_TIME_ZONE } from './demo-slots.ts';
import {
  emailAddress,
  NAME_MAX_LENGTH,
  optionalText,
  PHONE_PATTERN,
  requiredLine,
  TEXT_MAX_LENGTH,
} from './lead-fields.ts';

/**
 * Body of POST `/authms/demo` (S1 sections 3 and 7). The times must name a slot as
 * `findSlotProblem` of `demo-slots.ts` has it; `phone` is `+91` and the digits typed.
 */
export const DemoRequest = Type.Object(
  {
    firstName: requiredLine(NAME_MAX_LENGTH),
    lastName: requiredLine(NAME_MAX_LENGTH),
    email: emailAddress,
    phone: Type.String({ pattern: PHONE_PATTERN }),
    message: optionalText(TEXT_MAX_LENGTH),
    startDateTime: Type.String({ maxLength: 40 }),
    endDateTime: Type.String({ maxLength: 40 }),
    timezone: Type.Literal(DEMO_TIME_ZONE),
  },
  { additionalProperties: false },
);

export type DemoRequest = Static<typeof DemoRequest>;
