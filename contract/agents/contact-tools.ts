import Type from 'typebox';
import { HOST_CONFIRMS, MOST_CALENDAR_DAYS } from '../bookings/demo-calendar-rules.ts';
import { CONTACT, CONTACT_TEXTS } from '../leads/contact.ts';
import { DEMO, DEMO_CALL, DEMO_TEXTS } from '../leads/demo.ts';
import { type AgentTool, readingTool } from './agent-tool.ts';
import { toolFields } from './tool-fields.ts';

const DAY = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';

/** What every tool that acts for a person asks for. */
const FOR_A_PERSON = {
  consent: Type.String({
    minLength: 12,
    maxLength: 300,
    description:
      'The sentence the person agreed to, word for word, such as: Yes, send my name and email to book this demo. Ask the person first; it’s kept with the request, as your word for it.',
  }),
  idempotencyKey: Type.String({
    minLength: 8,
    maxLength: 255,
    pattern: '^[!-~]+$',
    description:
      'A key you make up for this request, such as a UUID. Reuse it if you repeat the call, and the request is stored once.',
  }),
};

const TO_BE_CONFIRMED = Type.Optional(
  Type.Boolean({ description: `The host has to confirm it: tell the person “${HOST_CONFIRMS}”` }),
);
const SLOT = Type.Object({
  startDateTime: Type.String(),
  endDateTime: Type.String(),
  toBeConfirmed: TO_BE_CONFIRMED,
});

export const FIND_DEMO_SLOTS = readingTool({
  title: 'Find free times for a demo',
  description:
    'Half-hours you can book a demo in, day by day. Each has its offset from UTC: give times to the person in their own time zone.',
  input: Type.Object(
    {
      from: Type.Optional(
        Type.String({
          pattern: DAY,
          description: 'First day, YYYY-MM-DD; today by default',
        }),
      ),
      days: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: MOST_CALENDAR_DAYS,
          description: 'How many days; 7 by default',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  output: Type.Object({
    timeZone: Type.String(),
    days: Type.Array(Type.Object({ date: Type.String(), slots: Type.Array(SLOT) })),
  }),
});

const RECEIPT = {
  id: Type.String({ description: 'ID of the stored request, for support' }),
  message: Type.String({ description: 'What to tell the person' }),
  isReplayed: Type.Boolean({ description: 'The same request was already stored; nothing was added' }),
};

export const BOOK_DEMO = {
  title: 'Book a demo',
  description:
    'Books a 30-minute demo by video call for a person, at a time from find_demo_slots. The person gets an email. Only with their consent to this booking.',
  input: Type.Object(
    {
      ...toolFields({ ...DEMO, startDateTime: DEMO_CALL.startDateTime }, DEMO_TEXTS),
      ...FOR_A_PERSON,
    },
    { additionalProperties: false },
  ),
  output: Type.Object({
    ...RECEIPT,
    startDateTime: Type.String(),
    endDateTime: Type.String(),
    manageUrl: Type.Optional(Type.String({ description: 'Where the person can see, move or cancel it' })),
    toBeConfirmed: TO_BE_CONFIRMED,
  }),
  isReadOnly: false,
  isIdempotent: true,
} satisfies AgentTool;

export const REQUEST_CONTACT = {
  title: 'Ask the team to get in touch',
  description:
    'Sends a person’s message to the sales team, who answer by email. Only with their consent to this message. To book a fixed time, use book_demo instead.',
  input: Type.Object(
    {
      ...toolFields(CONTACT, CONTACT_TEXTS),
      ...FOR_A_PERSON,
    },
    { additionalProperties: false },
  ),
  output: Type.Object(RECEIPT),
  isReadOnly: false,
  isIdempotent: true,
} satisfies AgentTool;
