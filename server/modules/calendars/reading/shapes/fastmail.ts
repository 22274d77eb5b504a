import { event, type Shape } from './shape.ts';

/** As Fastmail and other servers write them, and what is odd without being wrong. */
export const FASTMAIL: readonly Shape[] = [
  {
    of: 'a series whose beginning its rule does not match',
    text: event(
      'UID:f1',
      'DTSTART;TZID=Europe/Berlin:20260310T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=3',
    ),
    busy: [
      '2026-03-10 08:00/09:00',
      '2026-03-13 08:00/09:00',
      '2026-03-20 08:00/09:00',
      '2026-03-27 08:00/09:00',
    ],
  },
  {
    of: 'a rule that matches leap days alone',
    text: event(
      'UID:f2',
      'DTSTART:20200229T090000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
    ),
    busy: [],
  },
  {
    of: 'an interval of none, which is one',
    text: event('UID:f3', 'DTSTART:20260309T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;INTERVAL=0;COUNT=2'),
    busy: ['2026-03-09 09:00/10:00', '2026-03-10 09:00/10:00'],
  },
  {
    of: 'one that began before the horizon and reaches into it',
    text: event('UID:f4', 'DTSTART:20260305T090000Z', 'DTEND:20260309T120000Z'),
    busy: ['2026-03-05 09:00/2026-03-09 12:00'],
  },
  {
    of: 'a zone given as an offset',
    text: event('UID:f5', 'DTSTART;TZID=GMT-0500:20260310T090000', 'DURATION:PT1H'),
    busy: ['2026-03-10 14:00/15:00'],
  },
  {
    of: 'a zone beside a time in UTC',
    text: event('UID:f6', 'DTSTART;TZID=Europe/Berlin:20260310T090000Z', 'DURATION:PT1H'),
    busy: ['2026-03-10 09:00/10:00'],
  },
  {
    of: 'two hours of each workday',
    text: event(
      'UID:f7',
      'DTSTART;TZID=Europe/Berlin:20260313T090000',
      'DURATION:PT30M',
      'RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,14;COUNT=4',
    ),
    busy: [
      '2026-03-13 08:00/08:30',
      '2026-03-13 13:00/13:30',
      '2026-03-16 08:00/08:30',
      '2026-03-16 13:00/13:30',
    ],
  },
  {
    of: 'every third hour of a day',
    text: event(
      'UID:f8',
      'DTSTART:20260310T000000Z',
      'DURATION:PT10M',
      'RRULE:FREQ=HOURLY;INTERVAL=8;COUNT=4',
    ),
    busy: [
      '2026-03-10 00:00/00:10',
      '2026-03-10 08:00/08:10',
      '2026-03-10 16:00/16:10',
      '2026-03-11 00:00/00:10',
    ],
  },
  {
    of: 'a week of the year',
    text: event(
      'UID:f9',
      'DTSTART;VALUE=DATE:20250310',
      'DURATION:P1D',
      'RRULE:FREQ=YEARLY;BYWEEKNO=11;BYDAY=MO',
    ),
    busy: ['2026-03-08 23:00/2026-03-09 23:00'],
  },
  {
    of: 'the hundredth day from the end of a year, and the 79th from its beginning',
    text: event(
      'UID:f10',
      'DTSTART:20250320T090000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=YEARLY;BYYEARDAY=-100,79',
    ),
    busy: ['2026-03-20 09:00/10:00'],
  },
  {
    of: 'two that overlap, each by itself',
    text: [
      event('UID:f11', 'DTSTART:20260310T090000Z', 'DURATION:PT1H'),
      event('UID:f12', 'DTSTART:20260310T093000Z', 'DURATION:PT1H'),
    ].join('\r\n'),
    busy: ['2026-03-10 09:00/10:00', '2026-03-10 09:30/10:30'],
  },
  {
    of: 'an occurrence moved into the horizon from long before',
    text: [
      event('UID:f13', 'DTSTART:20250105T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      event('UID:f13', 'DTSTART:20260310T090000Z', 'DURATION:PT1H', 'RECURRENCE-ID:20250112T090000Z'),
    ].join('\r\n'),
    busy: ['2026-03-10 09:00/10:00'],
  },
];
