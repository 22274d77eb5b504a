import { event, type Shape } from './shape.ts';

/** As the calendars of Apple write them. */
export const APPLE: readonly Shape[] = [
  {
    of: 'the way there',
    text: event(
      'UID:A1-TRAVEL',
      'DTSTART;TZID=Europe/Berlin:20260310T100000',
      'DTEND;TZID=Europe/Berlin:20260310T110000',
      'X-APPLE-TRAVEL-DURATION;VALUE=DURATION:PT30M',
      'X-APPLE-TRAVEL-START;ROUTING=CAR;VALUE=URI;X-TITLE=Home:',
      'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE="A: B; C":geo:52.5,13.4',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT15M',
      'DURATION:PT5M',
      'UID:A1-ALARM',
      'END:VALARM',
    ),
    busy: ['2026-03-10 08:30/10:00'],
  },
  {
    of: 'floating time, which is the time of the host',
    text: event('UID:A2-FLOAT', 'DTSTART:20260310T090000', 'DTEND:20260310T093000'),
    busy: ['2026-03-10 08:00/08:30'],
  },
  {
    of: 'a floating series over the change of clocks, to a floating end',
    text: event(
      'UID:A3-FLOATS',
      'DTSTART:20260328T090000',
      'DTEND:20260328T093000',
      'RRULE:FREQ=DAILY;UNTIL=20260330T090000',
    ),
    busy: ['2026-03-28 08:00/08:30', '2026-03-29 07:00/07:30', '2026-03-30 07:00/07:30'],
  },
  {
    of: 'a length in place of an end',
    text: event('UID:A4-LENGTH', 'DTSTART;TZID=Europe/Berlin:20260310T090000', 'DURATION:PT1H15M'),
    busy: ['2026-03-10 08:00/09:15'],
  },
  {
    of: 'a day without an end',
    text: event('UID:A5-DAY', 'DTSTART;VALUE=DATE:20260310', 'TRANSP:OPAQUE'),
    busy: ['2026-03-09 23:00/2026-03-10 23:00'],
  },
  {
    of: 'a length in days, over the change of clocks',
    text: event('UID:A6-DAYS', 'DTSTART;TZID=Europe/Berlin:20260328T180000', 'DURATION:P1D'),
    busy: ['2026-03-28 17:00/2026-03-29 16:00'],
  },
  {
    of: 'a night over the change of clocks',
    text: event(
      'UID:A7-NIGHT',
      'DTSTART;TZID=Europe/Berlin:20260328T220000',
      'DTEND;TZID=Europe/Berlin:20260329T060000',
    ),
    busy: ['2026-03-28 21:00/2026-03-29 04:00'],
  },
  {
    of: 'a time that clocks skip',
    text: event('UID:A8-SKIPPED', 'DTSTART;TZID=Europe/Berlin:20260329T023000', 'DURATION:PT30M'),
    busy: ['2026-03-29 01:30/02:00'],
  },
  {
    of: 'a flight between two zones',
    text: event(
      'UID:A9-FLIGHT',
      'DTSTART;TZID=Europe/Berlin:20260310T110000',
      'DTEND;TZID=America/New_York:20260310T140000',
    ),
    busy: ['2026-03-10 10:00/18:00'],
  },
  {
    of: 'days that were added',
    text: event(
      'UID:A10-RDATE',
      'DTSTART;TZID=Europe/Berlin:20260310T090000',
      'DTEND;TZID=Europe/Berlin:20260310T100000',
      'RDATE;TZID=Europe/Berlin:20260312T140000,20260313T140000',
    ),
    busy: ['2026-03-10 08:00/09:00', '2026-03-12 13:00/14:00', '2026-03-13 13:00/14:00'],
  },
  {
    of: 'the fifth Friday, which not each month has',
    text: event(
      'UID:A11-FIFTH',
      'DTSTART;TZID=Europe/Berlin:20250131T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=MONTHLY;BYDAY=5FR',
    ),
    busy: [],
  },
  {
    of: 'the 31st of each month',
    text: event(
      'UID:A12-LAST',
      'DTSTART;TZID=Europe/Berlin:20260131T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=MONTHLY',
    ),
    busy: ['2026-03-31 07:00/08:00'],
  },
  {
    of: 'a series of days with one taken out',
    text: event(
      'UID:A13-DAYS',
      'DTSTART;VALUE=DATE:20260310',
      'DTEND;VALUE=DATE:20260311',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE;VALUE=DATE:20260311',
    ),
    busy: ['2026-03-09 23:00/2026-03-10 23:00', '2026-03-11 23:00/2026-03-12 23:00'],
  },
  {
    of: 'an event that takes no time',
    text: event('UID:A14-NONE', 'DTSTART:20260310T090000Z', 'DTEND:20260310T090000Z'),
    busy: [],
  },
];
