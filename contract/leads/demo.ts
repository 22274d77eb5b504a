import { DEFAULT_OFFICE, slotsOf } from '../bookings/office.ts';
import { EMAIL, NAME_MAX_LENGTH, PHONE_TEXT_MAX_LENGTH, TEXT_MAX_LENGTH } from './field-rules.ts';
import {
  A_PERSON_SENDS,
  type CallFields,
  type FormFields,
  type FormTexts,
  PERSON_TEXTS,
} from './form-fields.ts';

const ANY_DAY = '2026-01-15';
/** A moment as it travels, for an office whose clock changes. */
export const ANY_MOMENT = '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:00[+-][0-9]{2}:[0-9]{2}$';

/** Fields of the demo form about the person (S1 sections 3, 5 and 7). */
export const DEMO = {
  firstName: { kind: 'line', maxLength: NAME_MAX_LENGTH, label: 'First name', autoComplete: 'given-name' },
  lastName: { kind: 'line', maxLength: NAME_MAX_LENGTH, label: 'Last name', autoComplete: 'family-name' },
  email: { ...EMAIL, label: 'Email' },
  /** Number as `readPhone` reads it. */
  phone: {
    kind: 'phone',
    maxLength: PHONE_TEXT_MAX_LENGTH,
    label: 'Phone',
    type: 'tel',
    autoComplete: 'tel',
  },
  message: { kind: 'text', isOptional: true, maxLength: TEXT_MAX_LENGTH, label: 'Additional information' },
} as const satisfies FormFields;

/**
 * The body of POST `/authms/demo`. The times must name a slot (`findSlotProblem`); the pattern checks
 * what a pattern can, so that the answer names a wrong time together with other wrong fields.
 */
export const DEMO_CALL = {
  ...DEMO,
  startDateTime: {
    kind: 'moment',
    // A getter: only the schema needs it, and scripts of pages do not compute it.
    get pattern() {
      const starts = slotsOf(DEFAULT_OFFICE, ANY_DAY).map(({ startDateTime }) => startDateTime);
      const times = starts.map((start) => start.slice(11, 16)).join('|');
      return `^[0-9]{4}-[0-9]{2}-[0-9]{2}T(?:${times}):00\\${starts[0]?.slice(19)}$`;
    },
    label: 'Date and time',
  },
  endDateTime: { kind: 'moment', label: 'Date and time' },
  timezone: { kind: 'fixed', value: DEFAULT_OFFICE.zone, label: 'Time zone' },
} as const satisfies CallFields;

/** A constant of its own, so that tree shaking keeps it out of the scripts of pages. */
export const DEMO_TEXTS = {
  summary: 'A demo at a chosen time.',
  /** The page's calendar has a tool of the same name in its place as soon as it is there. */
  tool: {
    toolname: 'book_demo',
    tooldescription: `Books a demo by video call. ${A_PERSON_SENDS}`,
  },
  fields: {
    ...PERSON_TEXTS,
    phone: {
      meaning:
        'With its country code, such as `+919876543210`. Other spellings are read; what the number has no room for, such as an extension, is kept in `message`.',
      agent: 'With country code, such as +919876543210',
      example: '+919876543210',
      column: 4,
    },
    message: {
      meaning: 'What the visitor wants to see, and any guests.',
      agent: 'What the person wants to look at',
      example: 'We’d like to see drafted replies.',
      column: 6,
    },
    startDateTime: {
      meaning: 'Start of one of the day’s slots, with the office’s offset.',
      agent:
        'When it starts, at a time find_demo_slots lists: 2026-01-15T08:00:00+05:30, or 2026-01-15T08:00 by the clock of the person’s time zone',
      example: '2099-01-15T08:00:00+05:30',
      column: 7,
    },
    endDateTime: { meaning: 'End of that slot.', example: '2099-01-15T08:30:00+05:30', column: 8 },
    timezone: { meaning: 'The only one we hold demos in.', example: DEFAULT_OFFICE.zone, column: 9 },
  },
  beside: {
    date: 'Day at our office, YYYY-MM-DD',
    time: 'Time by our office’s clock',
    consent: 'Consent to receive content: the person ticks it',
  },
} as const satisfies FormTexts<typeof DEMO_CALL>;
