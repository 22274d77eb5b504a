import Type from 'typebox';
import { webAddress } from '../../plugins/settings/kinds.ts';
import type { SettingValues } from '../../plugins/settings/setting-values.ts';
import { namedDays, WEEKDAYS } from './hosts/weekdays.ts';
import { OFFICE_SETTINGS } from './office.settings.ts';

const DAY = `(?:${WEEKDAYS.join('|')})`;
const MOST_BOOKINGS = { title: 'a number', minimum: 1, maximum: 1_000_000 };

/** Settings of the times of demos, and of the seats of each half-hour. */
export const BOOKING_SETTINGS = {
  DEMO_SEATS: Type.Integer({
    description: 'Demos that can be booked for the same half-hour',
    isInherited: true,
    title: 'a number',
    minimum: 1,
    maximum: 1_000,
    default: 1,
  }),
  ...OFFICE_SETTINGS,
  DEMO_DAYS: Type.Decode(
    Type.Array(Type.String({ pattern: `^(?i:${DAY}(?:-${DAY})?)$` }), {
      description: 'Days of the week on which demos are held',
      isInherited: true,
      title: 'days and ranges between commas',
      examples: ['mon-fri', 'mon,wed-sat'],
      default: ['mon-sun'],
    }),
    namedDays,
  ),
  DEMO_NOTICE_MINUTES: Type.Integer({
    description: 'How long before its beginning a demo must be booked',
    isInherited: true,
    title: 'a number',
    minimum: 0,
    maximum: 60 * 24 * 60,
    default: 0,
  }),
  DEMO_HORIZON_DAYS: Type.Integer({
    description: 'How many days ahead a demo can be booked',
    isInherited: true,
    title: 'a number',
    minimum: 1,
    // With it, the links to a booking that was made on the first day are good for two years and a month.
    maximum: 730,
    default: 365,
  }),
  BOOKINGS_PER_NETWORK: Type.Integer({
    description:
      'Upcoming demos that one network books without confirmation; others must be confirmed by email within 30 minutes',
    ...MOST_BOOKINGS,
    default: 5,
  }),
  BOOKINGS_PER_PERSON: Type.Integer({
    description: 'The same for one email address, whatever its +tag',
    ...MOST_BOOKINGS,
    default: 2,
  }),
  DEMO_MOST_MOVES: Type.Integer({
    description: 'How often its visitor can move one demo in all; it can be canceled all the same',
    title: 'a number',
    minimum: 1,
    maximum: 1_000_000,
    default: 5,
  }),
  DEMO_CHANGE_NOTICE_MINUTES: Type.Integer({
    description: 'How long before its beginning its visitor can move or cancel a demo',
    title: 'a number',
    minimum: 0,
    maximum: 60 * 24 * 60,
    default: 0,
  }),
  DEMO_MEETING_URL: Type.Optional(
    webAddress({
      description: 'Where demos are held: the link that invitations and the pages of a booking name',
      examples: ['https://meet.example.com/demo'],
    }),
  ),
};

declare module '../../plugins/settings/config.ts' {
  interface Config extends SettingValues<Omit<typeof BOOKING_SETTINGS, keyof typeof OFFICE_SETTINGS>> {}
}
