import { event, type Shape } from './shape.ts';

/** As Nextcloud, Thunderbird, Radicale and other programs of the open-source world write them. */
export const NEXTCLOUD: readonly Shape[] = [
  {
    of: 'a zone with a prefix of Evolution',
    text: event(
      'UID:n1',
      'DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20260310T090000',
      'DTEND;TZID=/freeassociation.sourceforge.net/Europe/Berlin:20260310T100000',
    ),
    busy: ['2026-03-10 08:00/09:00'],
  },
  {
    of: 'a zone with a prefix of old Thunderbird',
    text: event(
      'UID:n2',
      'DTSTART;TZID=/mozilla.org/20050126_1/America/New_York:20260310T090000',
      'DURATION:PT1H',
    ),
    busy: ['2026-03-10 13:00/14:00'],
  },
  {
    of: 'a zone that no one knows: the time of the host',
    text: event('UID:n3', 'DTSTART;TZID=Mars/Olympus:20260310T090000', 'DURATION:PT1H'),
    busy: ['2026-03-10 08:00/09:00'],
  },
  {
    of: 'lines that end without a carriage return',
    text: event('UID:n4', 'DTSTART:20260310T090000Z', 'DURATION:PT1H').replaceAll('\r\n', '\n'),
    busy: ['2026-03-10 09:00/10:00'],
  },
  {
    of: 'tasks and notes beside an event',
    text: [
      'BEGIN:VTODO\r\nUID:n5-task\r\nDTSTART:20260310T090000Z\r\nDUE:20260310T100000Z\r\nEND:VTODO',
      event('UID:n5', 'DTSTART:20260311T090000Z', 'DURATION:PT1H'),
      'BEGIN:VJOURNAL\r\nUID:n5-note\r\nDTSTART:20260310T090000Z\r\nEND:VJOURNAL',
    ].join('\r\n'),
    busy: ['2026-03-11 09:00/10:00'],
  },
  {
    of: 'broken lines around those that matter',
    text: event(
      'UID:n6',
      'DESCRIPTION no colon here',
      'GEO:north;of',
      'ATTENDEE;CN="open:mailto:a@example.com',
      'DTSTART:20260310T090000Z',
      'DURATION:PT1H',
      'URL:::::',
    ),
    busy: ['2026-03-10 09:00/10:00'],
  },
  {
    of: 'a day without saying that it is one',
    text: event('UID:n7', 'DTSTART:20260310', 'DTEND:20260311'),
    busy: ['2026-03-09 23:00/2026-03-10 23:00'],
  },
  {
    of: 'a day that ends where it begins',
    text: event('UID:n8', 'DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260310'),
    busy: ['2026-03-09 23:00/2026-03-10 23:00'],
  },
  {
    of: 'days taken out in UTC of a series in a zone',
    text: event(
      'UID:n9',
      'DTSTART;TZID=Europe/Berlin:20260310T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE:20260311T080000Z',
    ),
    busy: ['2026-03-10 08:00/09:00', '2026-03-12 08:00/09:00'],
  },
  {
    of: 'a day taken out of a series with times',
    text: event(
      'UID:n10',
      'DTSTART;TZID=Europe/Berlin:20260310T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE;VALUE=DATE:20260310,20260312',
    ),
    busy: ['2026-03-11 08:00/09:00'],
  },
  {
    of: 'a rule that excludes',
    text: event(
      'UID:n11',
      'DTSTART:20260309T090000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=7',
      'EXRULE:FREQ=WEEKLY;BYDAY=TU,WE,SA,SU',
    ),
    busy: ['2026-03-09 09:00/10:00', '2026-03-12 09:00/10:00', '2026-03-13 09:00/10:00'],
  },
  {
    of: 'two rules at once',
    text: event(
      'UID:n12',
      'DTSTART:20260309T090000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=2',
      'RRULE:FREQ=DAILY;COUNT=2',
    ),
    busy: ['2026-03-09 09:00/10:00', '2026-03-10 09:00/10:00', '2026-03-16 09:00/10:00'],
  },
  {
    of: 'periods that were added',
    text: event(
      'UID:n13',
      'DTSTART:20260309T090000Z',
      'DURATION:PT1H',
      'RDATE;VALUE=PERIOD:20260310T090000Z/PT2H,20260311T090000Z/20260311T093000Z',
    ),
    busy: ['2026-03-09 09:00/10:00', '2026-03-10 09:00/11:00', '2026-03-11 09:00/09:30'],
  },
];
