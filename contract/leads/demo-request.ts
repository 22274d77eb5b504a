import Type, { type Static } from 'typebox';
import { DEMO_SLOTS, DEMO_TIME_ZONE, DEMO_UTC_OFFSET } from './demo-slots.ts';
import { DEMO_RULES } from './forms/demo-rules.ts';
import { optional, phoneNumber, required } from './lead-fields.ts';

const SLOT_TIMES = DEMO_SLOTS.map(({ time }) => time).join('|');
/** As far as a pattern can tell, so that a wrong time is named beside other wrong fields. */
const SLOT_START_PATTERN = `^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:${SLOT_TIMES}):00\\${DEMO_UTC_OFFSET}$`;

/**
 * Body of POST `/authms/demo` (S1 sections 3 and 7). The times must name a slot as
 * `findSlotProblem` of `demo-slots.ts` has it; `phone` is `+91` and the digits typed, as `readPhone` reads them.
 */
export const DemoRequest = Type.Object(
  {
    firstName: required(DEMO_RULES.firstName),
    lastName: required(DEMO_RULES.lastName),
    email: required(DEMO_RULES.email),
    phone: phoneNumber,
    message: optional(DEMO_RULES.message),
    startDateTime: Type.String({ pattern: SLOT_START_PATTERN }),
    endDateTime: Type.String({ maxLength: 40 }),
    timezone: Type.Literal(DEMO_TIME_ZONE),
  },
  { additionalProperties: false },
);

export type DemoRequest = Static<typeof DemoRequest>;
