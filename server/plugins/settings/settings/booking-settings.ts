import { addressOf, weekdays, wholeNumber } from '../values.ts';
import { setting } from './setting.ts';

const MOST_SEATS = 1_000;
const MOST_NOTICE_MINUTES = 60 * 24 * 60;
const MOST_BOOKINGS = 1_000_000;
/** With it, the links to a booking that was made on the first day are good for two years and a month. */
const MOST_HORIZON_DAYS = 730;

/** When demos are held, and how many people each half-hour has room for. */
export const BOOKING_SETTINGS = {
  demoSeats: setting(
    'DEMO_SEATS',
    '1',
    'Demos that can be booked for the same half-hour',
    `a number from 1 to ${MOST_SEATS}`,
    wholeNumber(1, MOST_SEATS),
  ),
  demoDays: setting(
    'DEMO_DAYS',
    'mon-sun',
    'Days of the week on which demos are held, in India',
    'days and ranges between commas, such as mon-fri or mon,wed-sat',
    weekdays,
  ),
  demoNoticeMinutes: setting(
    'DEMO_NOTICE_MINUTES',
    '0',
    'How long before its beginning a demo must be booked',
    `a number from 0 to ${MOST_NOTICE_MINUTES}`,
    wholeNumber(0, MOST_NOTICE_MINUTES),
  ),
  demoHorizonDays: setting(
    'DEMO_HORIZON_DAYS',
    '365',
    'How many days ahead a demo can be booked',
    `a number from 1 to ${MOST_HORIZON_DAYS}`,
    wholeNumber(1, MOST_HORIZON_DAYS),
  ),
  bookingsPerNetwork: setting(
    'BOOKINGS_PER_NETWORK',
    '5',
    'Demos to come that one client address (IPv6: /64) books at once; more wait for the link in their email, for 30 minutes',
    `a number from 1 to ${MOST_BOOKINGS}`,
    wholeNumber(1, MOST_BOOKINGS),
  ),
  bookingsPerPerson: setting(
    'BOOKINGS_PER_PERSON',
    '2',
    'The same for one email address, whatever its +tag',
    `a number from 1 to ${MOST_BOOKINGS}`,
    wholeNumber(1, MOST_BOOKINGS),
  ),
  demoMeetingUrl: setting(
    'DEMO_MEETING_URL',
    '',
    'Where demos are held: the link that invitations and the pages of a booking name',
    'an address such as https://meet.example.com/demo',
    addressOf('https:', 'http:'),
  ),
};
