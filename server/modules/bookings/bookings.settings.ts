import { namedDays, WEEKDAYS } from 'contract/bookings/weekdays.ts';
import Type from 'typebox';
import { onDesk, webAddress } from '../../plugins/settings/kinds.ts';
import type { SettingValues } from '../../plugins/settings/setting-values.ts';
import { OFFICE_SETTINGS } from './office.settings.ts';

const DAY = `(?:${WEEKDAYS.join('|')})`;
const MOST_BOOKINGS = { title: 'a number', minimum: 1, maximum: 1_000_000 };

/** Settings of the times of demos, and of the seats of each half-hour. */
export const BOOKING_SETTINGS = {
  DEMO_SEATS: Type.Integer({
    description: 'Demos that can be booked for the same half-hour',
    desk: onDesk({
      ...{ group: 'Office', place: 5, label: 'Demos at the same time' },
      hint: 'Counts while there are no hosts; with hosts, each holds one.',
    }),
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
      desk: onDesk({ group: 'Office', place: 2, label: 'Days', hint: 'Such as mon-fri, or mon,wed-sat.' }),
      isInherited: true,
      title: 'days and ranges between commas',
      examples: ['mon-fri', 'mon,wed-sat'],
      default: ['mon-sun'],
    }),
    namedDays,
  ),
  DEMO_NOTICE_MINUTES: Type.Integer({
    description: 'How long before its beginning a demo must be booked',
    desk: onDesk({
      ...{ group: 'Booking', place: 1, label: 'Shortest notice (minutes)' },
      hint: 'How long before it begins a demo must be booked: 1440 is a day.',
    }),
    isInherited: true,
    title: 'a number',
    minimum: 0,
    maximum: 60 * 24 * 60,
    default: 0,
  }),
  DEMO_HORIZON_DAYS: Type.Integer({
    description: 'How many days ahead a demo can be booked',
    desk: onDesk({
      ...{ group: 'Booking', place: 2, label: 'How far ahead (days)' },
      hint: 'Later days can’t be booked yet.',
    }),
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
    desk: onDesk({
      ...{ group: 'Booking', place: 6, label: 'Demos to come from one network' },
      hint: 'Such as an office with many people. Further ones must be confirmed by email within 30 minutes.',
    }),
    ...MOST_BOOKINGS,
    default: 5,
  }),
  BOOKINGS_PER_PERSON: Type.Integer({
    description: 'The same for one email address, whatever its +tag',
    desk: onDesk({
      ...{ group: 'Booking', place: 5, label: 'Demos to come for one address' },
      hint: 'Further ones must be confirmed by email within 30 minutes.',
    }),
    ...MOST_BOOKINGS,
    default: 2,
  }),
  DEMO_MOST_MOVES: Type.Integer({
    description: 'How often its visitor can move one demo in all; it can be canceled all the same',
    desk: onDesk({
      ...{ group: 'Booking', place: 3, label: 'Moves by the visitor', isHarmless: true },
      hint: 'How often a visitor can move one demo. Canceling is always possible.',
    }),
    title: 'a number',
    minimum: 1,
    maximum: 1_000_000,
    default: 5,
  }),
  DEMO_CHANGE_NOTICE_MINUTES: Type.Integer({
    description: 'How long before its beginning its visitor can move or cancel a demo',
    desk: onDesk({
      ...{
        group: 'Booking',
        place: 4,
        label: 'Last change by the visitor (minutes before)',
        isHarmless: true,
      },
      hint: 'Until then a visitor can move or cancel a demo: 0 is until it begins.',
    }),
    title: 'a number',
    minimum: 0,
    maximum: 60 * 24 * 60,
    default: 0,
  }),
  DEMO_MEETING_URL: Type.Optional(
    webAddress({
      description: 'Where demos are held: the link that invitations and the pages of a booking name',
      desk: onDesk({
        ...{ group: 'Office', place: 6, label: 'Meeting link' },
        hint: 'Where demos take place, for hosts without a link of their own.',
      }),
      examples: ['https://meet.example.com/demo'],
    }),
  ),
};

declare module '../../plugins/settings/config.ts' {
  interface Config extends SettingValues<Omit<typeof BOOKING_SETTINGS, keyof typeof OFFICE_SETTINGS>> {}
}
