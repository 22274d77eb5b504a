import { event, type Shape } from './shape.ts';

const W_EUROPE = [
  'BEGIN:VTIMEZONE',
  'TZID:W. Europe Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
].join('\r\n');

/** As Outlook, Exchange and Microsoft 365 publish them. */
export const OUTLOOK: readonly Shape[] = [
  {
    of: 'one in a zone of Windows that the file describes',
    text: [
      W_EUROPE,
      event(
        'UID:040000008200E00074C5B7101A82E00800000000',
        'SUMMARY:Busy',
        'DTSTART;TZID=W. Europe Standard Time:20260310T090000',
        'DTEND;TZID=W. Europe Standard Time:20260310T100000',
        'CLASS:PUBLIC',
        'PRIORITY:5',
        'DTSTAMP:20260301T080000Z',
        'TRANSP:OPAQUE',
        'STATUS:CONFIRMED',
        'SEQUENCE:0',
        'X-MICROSOFT-CDO-APPT-SEQUENCE:0',
        'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
        'X-MICROSOFT-CDO-INTENDEDSTATUS:BUSY',
        'X-MICROSOFT-CDO-ALLDAYEVENT:FALSE',
        'X-MICROSOFT-CDO-INSTTYPE:0',
      ),
    ].join('\r\n'),
    busy: ['2026-03-10 08:00/09:00'],
  },
  {
    of: 'a weekly one in a zone of Windows that the file leaves out',
    text: event(
      'UID:0400-us',
      'DTSTART;TZID="Pacific Standard Time":20260302T080000',
      'DTEND;TZID="Pacific Standard Time":20260302T083000',
      'RRULE:FREQ=WEEKLY;UNTIL=20260323T150000Z;INTERVAL=2;BYDAY=MO;WKST=SU',
    ),
    busy: ['2026-03-16 15:00/15:30'],
  },
  {
    of: 'a zone that only its file knows, with its own daylight saving',
    text: [
      W_EUROPE.replace('W. Europe Standard Time', 'Customized Time Zone'),
      event(
        'UID:0400-custom',
        'DTSTART;TZID=Customized Time Zone:20260327T100000',
        'DTEND;TZID=Customized Time Zone:20260327T103000',
        'RRULE:FREQ=DAILY;COUNT=4',
      ),
    ].join('\r\n'),
    busy: [
      '2026-03-27 09:00/09:30',
      '2026-03-28 09:00/09:30',
      '2026-03-29 08:00/08:30',
      '2026-03-30 08:00/08:30',
    ],
  },
  {
    of: 'a zone without daylight saving that stands after its event',
    text: [
      event(
        'UID:0400-late',
        'DTSTART;TZID=tzone://Microsoft/Custom:20260310T100000',
        'DTEND;TZID=tzone://Microsoft/Custom:20260310T110000',
      ),
      'BEGIN:VTIMEZONE\r\nTZID:tzone://Microsoft/Custom\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r\nTZOFFSETFROM:+0530\r\nTZOFFSETTO:+0530\r\nEND:STANDARD\r\nEND:VTIMEZONE',
    ].join('\r\n'),
    busy: ['2026-03-10 04:30/05:30'],
  },
  {
    of: 'the name of a zone as its list shows it',
    text: event(
      'UID:0400-shown',
      'DTSTART;TZID="(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi":20260310T100000',
      'DTEND;TZID="(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi":20260310T110000',
    ),
    busy: ['2026-03-10 04:30/05:30'],
  },
  {
    of: 'a tentative one',
    text: event(
      'UID:0400-tentative',
      'DTSTART:20260310T090000Z',
      'DTEND:20260310T100000Z',
      'STATUS:TENTATIVE',
      'TRANSP:OPAQUE',
      'X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE',
    ),
    busy: ['2026-03-10 09:00/10:00'],
  },
  {
    of: 'one that is shown as free',
    text: event(
      'UID:0400-free',
      'DTSTART:20260310T090000Z',
      'DTEND:20260310T100000Z',
      'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
    ),
    busy: [],
  },
  {
    of: 'work at another place',
    text: event(
      'UID:0400-elsewhere',
      'DTSTART;VALUE=DATE:20260310',
      'DTEND;VALUE=DATE:20260311',
      'X-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ),
    busy: [],
  },
  {
    of: 'out of office',
    text: event(
      'UID:0400-oof',
      'DTSTART;VALUE=DATE:20260316',
      'DTEND;VALUE=DATE:20260318',
      'X-MICROSOFT-CDO-BUSYSTATUS:OOF',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ),
    busy: ['2026-03-15 23:00/2026-03-17 23:00'],
  },
  {
    of: 'a whole day from midnight to midnight of its zone',
    text: event(
      'UID:0400-midnight',
      'DTSTART;TZID=Tokyo Standard Time:20260310T000000',
      'DTEND;TZID=Tokyo Standard Time:20260311T000000',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    ),
    busy: ['2026-03-09 15:00/2026-03-10 15:00'],
  },
  {
    of: 'a canceled meeting that is still shown',
    text: event(
      'UID:0400-canceled',
      'SUMMARY:Canceled: Weekly',
      'DTSTART:20260310T090000Z',
      'DTEND:20260310T100000Z',
      'STATUS:CANCELLED',
      'TRANSP:TRANSPARENT',
    ),
    busy: [],
  },
  {
    of: 'all from an occurrence on moved by an hour, and shorter',
    text: [
      event(
        'UID:0400-following',
        'DTSTART;TZID=Romance Standard Time:20260309T090000',
        'DTEND;TZID=Romance Standard Time:20260309T100000',
        'RRULE:FREQ=DAILY;COUNT=5',
      ),
      event(
        'UID:0400-following',
        'DTSTART;TZID=Romance Standard Time:20260311T100000',
        'DTEND;TZID=Romance Standard Time:20260311T103000',
        'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Romance Standard Time:20260311T090000',
      ),
    ].join('\r\n'),
    busy: [
      '2026-03-09 08:00/09:00',
      '2026-03-10 08:00/09:00',
      '2026-03-11 09:00/09:30',
      '2026-03-12 09:00/09:30',
      '2026-03-13 09:00/09:30',
    ],
  },
  {
    of: 'all from an occurrence on canceled, but one that was moved by itself',
    text: [
      event(
        'UID:0400-ended',
        'DTSTART:20260309T090000Z',
        'DTEND:20260309T100000Z',
        'RRULE:FREQ=DAILY;COUNT=6',
      ),
      event(
        'UID:0400-ended',
        'DTSTART:20260311T090000Z',
        'DTEND:20260311T100000Z',
        'RECURRENCE-ID;RANGE=THISANDFUTURE:20260311T090000Z',
        'STATUS:CANCELLED',
      ),
      event(
        'UID:0400-ended',
        'DTSTART:20260313T140000Z',
        'DTEND:20260313T150000Z',
        'RECURRENCE-ID:20260313T090000Z',
      ),
    ].join('\r\n'),
    busy: ['2026-03-09 09:00/10:00', '2026-03-10 09:00/10:00', '2026-03-13 14:00/15:00'],
  },
  {
    of: 'an older version beside a newer one',
    text: [
      event('UID:0400-twice', 'SEQUENCE:1', 'DTSTART:20260310T090000Z', 'DTEND:20260310T100000Z'),
      event('UID:0400-twice', 'SEQUENCE:2', 'DTSTART:20260311T090000Z', 'DTEND:20260311T100000Z'),
    ].join('\r\n'),
    busy: ['2026-03-11 09:00/10:00'],
  },
  {
    of: 'busy times alone, without events',
    text: [
      'BEGIN:VFREEBUSY',
      'DTSTART:20260309T000000Z',
      'DTEND:20260406T000000Z',
      'FREEBUSY;FBTYPE=BUSY:20260310T090000Z/20260310T100000Z,20260311T090000Z/PT30M',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260312T090000Z/PT1H',
      'FREEBUSY;FBTYPE=FREE:20260313T090000Z/PT1H',
      'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20260314T090000Z/PT1H',
      'END:VFREEBUSY',
    ].join('\r\n'),
    busy: [
      '2026-03-10 09:00/10:00',
      '2026-03-11 09:00/09:30',
      '2026-03-12 09:00/10:00',
      '2026-03-14 09:00/10:00',
    ],
  },
  {
    of: 'the second to last weekday of each month',
    text: event(
      'UID:0400-setpos',
      'DTSTART;TZID=W. Europe Standard Time:20260130T140000',
      'DTEND;TZID=W. Europe Standard Time:20260130T150000',
      'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2',
    ),
    busy: ['2026-03-30 12:00/13:00'],
  },
];
