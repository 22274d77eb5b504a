import { event, type Shape } from './shape.ts';

/** As the secret addresses of Google Calendar give them. */
export const GOOGLE: readonly Shape[] = [
  {
    of: 'one in UTC, as Google writes those that do not recur',
    text: event(
      'DTSTART:20260310T083000Z',
      'DTEND:20260310T093000Z',
      'DTSTAMP:20260301T120000Z',
      'UID:4f1@google.com',
      'CREATED:20260301T120000Z',
      'DESCRIPTION:Notes that are folded over two lines because there is more to\r\n  say than one line holds: DTSTART:20200101T000000Z',
      'SEQUENCE:0',
      'STATUS:CONFIRMED',
      'SUMMARY:Customer',
      'TRANSP:OPAQUE',
    ),
    busy: ['2026-03-10 08:30/09:30'],
  },
  {
    of: 'a weekly one over the change of clocks',
    text: event(
      'DTSTART;TZID=Europe/Berlin:20260113T100000',
      'DTEND;TZID=Europe/Berlin:20260113T110000',
      'RRULE:FREQ=WEEKLY;BYDAY=TU',
      'UID:weekly@google.com',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
    ),
    busy: [
      '2026-03-10 09:00/10:00',
      '2026-03-17 09:00/10:00',
      '2026-03-24 09:00/10:00',
      '2026-03-31 08:00/09:00',
    ],
  },
  {
    of: 'a weekly one with days taken out',
    text: event(
      'DTSTART;TZID=America/New_York:20260302T093000',
      'DTEND;TZID=America/New_York:20260302T100000',
      'RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20260331T035959Z;BYDAY=MO,WE',
      'EXDATE;TZID=America/New_York:20260311T093000',
      'EXDATE;TZID=America/New_York:20260318T093000',
      'EXDATE;TZID=America/New_York:20260325T093000',
      'UID:exdates@google.com',
      'TRANSP:OPAQUE',
    ),
    busy: [
      '2026-03-09 13:30/14:00',
      '2026-03-16 13:30/14:00',
      '2026-03-23 13:30/14:00',
      '2026-03-30 13:30/14:00',
    ],
  },
  {
    of: 'one occurrence moved to another day, written before its series',
    text: [
      event(
        'DTSTART;TZID=Europe/Berlin:20260318T150000',
        'DTEND;TZID=Europe/Berlin:20260318T160000',
        'UID:moved@google.com',
        'RECURRENCE-ID;TZID=Europe/Berlin:20260317T100000',
        'SEQUENCE:1',
      ),
      event(
        'DTSTART;TZID=Europe/Berlin:20260310T100000',
        'DTEND;TZID=Europe/Berlin:20260310T110000',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'UID:moved@google.com',
        'SEQUENCE:0',
      ),
    ].join('\r\n'),
    busy: ['2026-03-10 09:00/10:00', '2026-03-18 14:00/15:00', '2026-03-24 09:00/10:00'],
  },
  {
    of: 'one occurrence canceled by an exception',
    text: [
      event(
        'DTSTART;TZID=Europe/Berlin:20260310T100000',
        'DTEND;TZID=Europe/Berlin:20260310T110000',
        'RRULE:FREQ=DAILY;COUNT=3',
        'UID:gone@google.com',
      ),
      event(
        'DTSTART;TZID=Europe/Berlin:20260311T100000',
        'DTEND;TZID=Europe/Berlin:20260311T110000',
        'UID:gone@google.com',
        'RECURRENCE-ID;TZID=Europe/Berlin:20260311T100000',
        'STATUS:CANCELLED',
      ),
    ].join('\r\n'),
    busy: ['2026-03-10 09:00/10:00', '2026-03-12 09:00/10:00'],
  },
  {
    of: 'an invitation to one occurrence alone',
    text: event(
      'DTSTART:20260311T170000Z',
      'DTEND:20260311T173000Z',
      'UID:only@google.com',
      'RECURRENCE-ID:20260311T160000Z',
      'STATUS:CONFIRMED',
    ),
    busy: ['2026-03-11 17:00/17:30'],
  },
  {
    of: 'a day that takes time',
    text: event(
      'DTSTART;VALUE=DATE:20260312',
      'DTEND;VALUE=DATE:20260313',
      'UID:day@google.com',
      'TRANSP:OPAQUE',
    ),
    busy: ['2026-03-11 23:00/2026-03-12 23:00'],
  },
  {
    of: 'a public holiday, which takes none',
    text: event(
      'DTSTART;VALUE=DATE:20260403',
      'DTEND;VALUE=DATE:20260404',
      'UID:holiday@google.com',
      'CLASS:PUBLIC',
      'SUMMARY:Good Friday',
      'TRANSP:TRANSPARENT',
    ),
    busy: [],
  },
  {
    of: 'days off over the change of clocks: 71 hours',
    text: event(
      'DTSTART;VALUE=DATE:20260328',
      'DTEND;VALUE=DATE:20260331',
      'UID:vacation@google.com',
      'SUMMARY:Out of office',
    ),
    busy: ['2026-03-27 23:00/2026-03-30 22:00'],
  },
  {
    of: 'an invitation that the host has declined',
    text: event(
      'DTSTART:20260310T120000Z',
      'DTEND:20260310T130000Z',
      'UID:declined@google.com',
      'ORGANIZER;CN=Boss:mailto:boss@example.com',
      'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN="Boss; of all":mailto:boss@example.com',
      'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=DECLINED;CN=Host;X-NUM-GUESTS=0:mailto:Host@Example.com',
      'STATUS:CONFIRMED',
    ),
    busy: [],
  },
  {
    of: 'an invitation without an answer',
    text: event(
      'DTSTART:20260310T120000Z',
      'DTEND:20260310T130000Z',
      'UID:open@google.com',
      'ATTENDEE;PARTSTAT=DECLINED;CN=Other:mailto:other@example.com',
      'ATTENDEE;PARTSTAT=NEEDS-ACTION;CN=Host:mailto:host@example.com',
    ),
    busy: ['2026-03-10 12:00/13:00'],
  },
  {
    of: 'the last Thursday of each month',
    text: event(
      'DTSTART;TZID=Europe/Berlin:20250130T160000',
      'DTEND;TZID=Europe/Berlin:20250130T170000',
      'RRULE:FREQ=MONTHLY;BYDAY=-1TH',
      'UID:review@google.com',
    ),
    busy: ['2026-03-26 15:00/16:00'],
  },
  {
    of: 'working hours as a daily series with an end on a day',
    text: event(
      'DTSTART;TZID=Europe/Berlin:20260309T120000',
      'DTEND;TZID=Europe/Berlin:20260309T130000',
      'RRULE:FREQ=DAILY;UNTIL=20260311',
      'UID:lunch@google.com',
    ),
    busy: ['2026-03-09 11:00/12:00', '2026-03-10 11:00/12:00', '2026-03-11 11:00/12:00'],
  },
  {
    of: 'a birthday since 1984',
    text: event(
      'DTSTART;VALUE=DATE:19840314',
      'DTEND;VALUE=DATE:19840315',
      'RRULE:FREQ=YEARLY',
      'UID:birthday@google.com',
      'TRANSP:OPAQUE',
    ),
    busy: ['2026-03-13 23:00/2026-03-14 23:00'],
  },
];
