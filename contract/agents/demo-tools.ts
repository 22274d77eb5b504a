import Type from 'typebox';
import { HOST_CONFIRMS, MOST_CALENDAR_DAYS } from '../bookings/demo-calendar-rules.ts';
import { DEMO, DEMO_CALL, DEMO_TEXTS } from '../leads/demo.ts';
import { strictObject } from '../strict-object.ts';
import { type AgentTool, readingTool } from './agent-tool.ts';
import { CONSENT, IDEMPOTENCY_KEY, RECEIPT } from './for-a-person.ts';
import { toolFields } from './tool-fields.ts';

const DAY = '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';
const CLOCK = '^[0-9]{2}:[0-9]{2}$';

const TIME_ZONE = Type.Optional(
  Type.String({
    maxLength: 64,
    description: 'The person’s time zone, such as Europe/Berlin; our office’s by default',
  }),
);
const MANAGE_LINK = Type.String({
  minLength: 1,
  maxLength: 2_000,
  description: 'The link that manages the demo: manageUrl of book_demo, or from the person’s email',
});
const STARTS = DEMO_TEXTS.fields.startDateTime.agent;
const ZONE_OF_TIMES = Type.String({ description: 'Of all times in this answer' });

/** Half-hours as ranges of a day's clock. */
const RANGES = Type.Array(Type.String());

export const FIND_DEMO_SLOTS = readingTool({
  title: 'Find free times for a demo',
  description:
    'Times you can book a demo in, day by day, by the clock of timeZone. Pass the person’s time zone.',
  input: strictObject({
    from: Type.Optional(
      Type.String({ pattern: DAY, description: 'First day, YYYY-MM-DD; today by default' }),
    ),
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MOST_CALENDAR_DAYS, description: 'How many days; 7 by default' }),
    ),
    timeZone: TIME_ZONE,
    after: Type.Optional(Type.String({ pattern: CLOCK, description: 'Earliest start on a day, HH:MM' })),
    before: Type.Optional(Type.String({ pattern: CLOCK, description: 'Latest end on a day, HH:MM' })),
  }),
  output: Type.Object({
    timeZone: ZONE_OF_TIMES,
    minutes: Type.Integer({
      description: 'Length of a demo. In a range, one can start every so many minutes',
    }),
    days: Type.Array(
      Type.Object({
        date: Type.String(),
        free: RANGES,
        toBeConfirmed: Type.Optional(RANGES),
      }),
      {
        description: `Only days with free times. 08:00-10:00 is free from 08:00 to the end of the last demo at 10:00. Of toBeConfirmed, tell the person “${HOST_CONFIRMS}”`,
      },
    ),
  }),
});

/** Time of a demo by the clock of its person. */
const TIMES = {
  startDateTime: Type.String({ description: 'In timeZone, with its offset from UTC' }),
  endDateTime: Type.String(),
  timeZone: ZONE_OF_TIMES,
  when: Type.String({ description: 'The same in words' }),
};
const TO_BE_CONFIRMED = Type.Optional(
  Type.Boolean({ description: `The host has to confirm it: tell the person “${HOST_CONFIRMS}”` }),
);

export const BOOK_DEMO = {
  title: 'Book a demo',
  description:
    'Books a demo by video call for a person, at a time from find_demo_slots. The person gets an email. Only with their consent to this booking.',
  input: strictObject({
    ...toolFields({ ...DEMO, startDateTime: DEMO_CALL.startDateTime }, DEMO_TEXTS),
    timeZone: TIME_ZONE,
    consent: CONSENT,
    idempotencyKey: IDEMPOTENCY_KEY,
  }),
  output: Type.Object({
    ...RECEIPT,
    ...TIMES,
    manageUrl: Type.Optional(Type.String({ description: 'Where the person can see, move or cancel it' })),
    toBeConfirmed: TO_BE_CONFIRMED,
  }),
  isReadOnly: false,
  isIdempotent: true,
} satisfies AgentTool;

/** A booked demo, for all who have its link. */
const BOOKED = {
  state: Type.Enum(['booked', 'cancelled']),
  ...TIMES,
  isPast: Type.Boolean({ description: 'It has begun, and can’t be changed' }),
  manageUrl: Type.String(),
  meetingUrl: Type.Optional(Type.String({ description: 'Where it’s held; missing until we name a place' })),
  host: Type.Optional(Type.String({ description: 'Who holds it' })),
  guests: Type.Integer({ description: 'How many guests are invited' }),
  confirmBy: Type.Optional(
    Type.String({ description: 'The person has to confirm it until then, by the link in our email' }),
  ),
  toBeConfirmed: TO_BE_CONFIRMED,
  needsOtherTime: Type.Optional(
    Type.Boolean({ description: 'Our host can’t hold it: the person has to pick another time' }),
  ),
};

export const GET_BOOKING = readingTool({
  title: 'Read a booked demo',
  description: 'When a booked demo is, and what became of it. The link is all it takes: keep it private.',
  input: strictObject({ manageUrl: MANAGE_LINK, timeZone: TIME_ZONE }),
  output: Type.Object(BOOKED),
});

const CHANGED = Type.Object({
  message: Type.String({ description: 'What to tell the person' }),
  ...BOOKED,
});

export const MOVE_DEMO = {
  title: 'Move a demo',
  description:
    'Moves a booked demo to another time from find_demo_slots. Everyone invited gets an email. Only with the person’s consent to this move.',
  input: strictObject({
    manageUrl: MANAGE_LINK,
    startDateTime: Type.String({ minLength: 1, maxLength: 40, description: STARTS }),
    timeZone: TIME_ZONE,
    consent: CONSENT,
  }),
  output: CHANGED,
  isReadOnly: false,
  isIdempotent: true,
} satisfies AgentTool;

export const CANCEL_DEMO = {
  title: 'Cancel a demo',
  description:
    'Cancels a booked demo for good; its time is free again. Everyone invited gets an email. Only with the person’s consent to the cancellation.',
  input: strictObject({ manageUrl: MANAGE_LINK, timeZone: TIME_ZONE, consent: CONSENT }),
  output: CHANGED,
  isReadOnly: false,
  isDestructive: true,
  isIdempotent: true,
} satisfies AgentTool;
