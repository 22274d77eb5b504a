import { event } from '../fixtures/calendars/shape.ts';

/** Events that a server of calendars keeps, each group with the busy times that are right from March 9 to April 5, 2026. */
export interface ServedEvents {
  tried: string;
  /** An object of the calendar each; all components of one have the same UID. */
  objects: readonly string[];
  /** `2026-03-10 08:00/09:00`, in UTC; in order. */
  busy: readonly string[];
}

const STAMP = 'DTSTAMP:20260301T000000Z';
const BERLIN = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Berlin',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
].join('\r\n');
const inBerlin = (...events: string[]) => [BERLIN, ...events].join('\r\n');

export const SERVED_EVENTS: readonly ServedEvents[] = [
  {
    tried: 'series that began long before, with moved and canceled occurrences',
    objects: [
      inBerlin(
        event(
          ...['UID:series', STAMP, 'SUMMARY:Weekly', 'DTSTART;TZID=Europe/Berlin:20250106T100000'],
          ...['DURATION:PT1H', 'RRULE:FREQ=WEEKLY;BYDAY=MO', 'EXDATE;TZID=Europe/Berlin:20260316T100000'],
        ),
        event(
          ...['UID:series', STAMP, 'SUMMARY:Weekly', 'RECURRENCE-ID;TZID=Europe/Berlin:20260323T100000'],
          ...['DTSTART;TZID=Europe/Berlin:20260324T150000', 'DURATION:PT30M'],
        ),
        event(
          ...['UID:series', STAMP, 'SUMMARY:Weekly', 'RECURRENCE-ID;TZID=Europe/Berlin:20260330T100000'],
          ...['DTSTART;TZID=Europe/Berlin:20260330T100000', 'DURATION:PT1H', 'STATUS:CANCELLED'],
        ),
      ),
    ],
    busy: ['2026-03-09 09:00/10:00', '2026-03-24 14:00/14:30'],
  },
  {
    tried: 'added days (RDATE) of an event that began before',
    objects: [
      event(
        ...['UID:added', STAMP, 'SUMMARY:Review', 'DTSTART:20260105T090000Z', 'DURATION:PT1H'],
        'RDATE:20260312T090000Z,20260401T070000Z',
      ),
    ],
    busy: ['2026-03-12 09:00/10:00', '2026-04-01 07:00/08:00'],
  },
  {
    tried: 'whole days, also of a series since 2020',
    objects: [
      event(
        ...['UID:day', STAMP, 'SUMMARY:Fair', 'DTSTART;VALUE=DATE:20260318', 'DTEND;VALUE=DATE:20260320'],
      ),
      event(
        ...['UID:month', STAMP, 'SUMMARY:Inventory', 'DTSTART;VALUE=DATE:20200101', 'RRULE:FREQ=MONTHLY'],
      ),
    ],
    busy: ['2026-03-17 23:00/2026-03-19 23:00', '2026-03-31 22:00/2026-04-01 22:00'],
  },
  {
    tried: 'tentative events; transparent, canceled and declined ones',
    objects: [
      event(
        ...['UID:maybe', STAMP, 'SUMMARY:Lunch', 'DTSTART:20260310T110000Z', 'DURATION:PT1H'],
        'STATUS:TENTATIVE',
      ),
      event(
        ...['UID:clear', STAMP, 'SUMMARY:Birthday', 'DTSTART:20260311T110000Z', 'DURATION:PT1H'],
        'TRANSP:TRANSPARENT',
      ),
      event(
        ...['UID:off', STAMP, 'SUMMARY:Off', 'DTSTART:20260312T110000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'],
      ),
      event(
        ...['UID:no', STAMP, 'SUMMARY:No', 'DTSTART:20260313T110000Z', 'DURATION:PT1H'],
        'ORGANIZER:mailto:boss@example.net',
        'ATTENDEE;PARTSTAT=DECLINED:mailto:host@example.com',
      ),
    ],
    busy: ['2026-03-10 11:00/12:00'],
  },
  {
    tried: 'zones of Windows without a description',
    objects: [
      event(
        ...['UID:windows', STAMP, 'SUMMARY:Call', 'DTSTART;TZID=W. Europe Standard Time:20260310T140000'],
        'DTEND;TZID=W. Europe Standard Time:20260310T150000',
      ),
      event(
        ...['UID:pacific', STAMP, 'SUMMARY:Call', 'DTSTART;TZID="Pacific Standard Time":20260302T080000'],
        ...['DTEND;TZID="Pacific Standard Time":20260302T083000', 'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2'],
      ),
    ],
    busy: ['2026-03-10 13:00/14:00', '2026-03-16 15:00/15:30'],
  },
  {
    tried: 'times without a zone',
    objects: [
      event(...['UID:float', STAMP, 'SUMMARY:Run', 'DTSTART:20260330T070000', 'DTEND:20260330T080000']),
    ],
    busy: ['2026-03-30 05:00/06:00'],
  },
];
