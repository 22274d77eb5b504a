import { describe, expect, it } from 'vitest';
import { APPLE } from '../../../../../checks/fixtures/calendars/apple.ts';
import { FASTMAIL } from '../../../../../checks/fixtures/calendars/fastmail.ts';
import { GOOGLE } from '../../../../../checks/fixtures/calendars/google.ts';
import { NEXTCLOUD } from '../../../../../checks/fixtures/calendars/nextcloud.ts';
import { OUTLOOK } from '../../../../../checks/fixtures/calendars/outlook.ts';
import { calendar, event, SHAPE_HORIZON } from '../../../../../checks/fixtures/calendars/shape.ts';
import type { BusyTime } from './busy-time.ts';
import { UnreadableCalendar } from './content-lines.ts';
import { readIcs } from './read-ics.ts';

const SHAPES = { Google: GOOGLE, Outlook: OUTLOOK, Apple: APPLE, Nextcloud: NEXTCLOUD, Fastmail: FASTMAIL };

function show({ start, end }: BusyTime): string {
  const [first, last] = [start, end].map((each) => each.toISOString().slice(0, 16).replace('T', ' '));
  const isOneDay = first?.slice(0, 10) === last?.slice(0, 10);
  return `${first}/${isOneDay ? last?.slice(11) : last}`;
}

/** More than an event may cost. */
const EACH_SECOND = event(
  'UID:1',
  'DTSTART:20260310T090000Z',
  'DURATION:PT1S',
  'RRULE:FREQ=SECONDLY;COUNT=200000',
);

const read = (text: string) => readIcs(calendar(text), SHAPE_HORIZON);

describe.each(Object.entries(SHAPES))('reads of %s', (_program, shapes) => {
  it.each(shapes.map((shape) => [shape.of, shape] as const))('%s', (_of, { text, busy }) => {
    const { unread, ...calendarRead } = read(text);
    expect(calendarRead.busy.map(show)).toEqual(busy);
    expect(unread).toBe(0);
  });
});

it('has at least 60 shapes of events', () => {
  expect(Object.values(SHAPES).flat().length).toBeGreaterThanOrEqual(60);
});

describe('reading a calendar', () => {
  it('names the zones that it does not know', () => {
    const { unknownZones } = read(
      event('UID:1', 'DTSTART;TZID=Mars/Olympus:20260310T090000', 'DURATION:PT1H'),
    );
    expect(unknownZones).toEqual(['Mars/Olympus']);
  });

  it.each([
    ['without a beginning', event('UID:1', 'DTEND:20260310T090000Z')],
    ['with a beginning that is no time', event('UID:1', 'DTSTART:tomorrow', 'DURATION:PT1H')],
    ['that recurs each second for days', EACH_SECOND],
    [
      'that counts leap days of centuries',
      event(
        'UID:1',
        'DTSTART:17040229T090000Z',
        'DURATION:PT1S',
        'RRULE:FREQ=DAILY;COUNT=90;BYMONTH=2;BYMONTHDAY=29',
      ),
    ],
  ])('counts an event %s as unread, and reads the others', (_what, broken) => {
    const { busy, unread, events } = read(
      [broken, event('UID:2', 'DTSTART:20260311T090000Z', 'DURATION:PT1H')].join('\r\n'),
    );
    expect([busy.map(show), unread, events]).toEqual([['2026-03-11 09:00/10:00'], 1, 2]);
  });

  it.each([
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['nothing', ''],
    ['a contact', 'BEGIN:VCARD\r\nEND:VCARD'],
  ])('refuses %s', (_what, text) => {
    expect(() => readIcs(text, SHAPE_HORIZON)).toThrow(UnreadableCalendar);
  });

  it('refuses a calendar whose events are too much work together', () => {
    const many = Array.from({ length: 100 }, (_, index) => EACH_SECOND.replace('UID:1', `UID:${index}`));
    expect(() => read(many.join('\r\n'))).toThrow('too much work');
  });

  it('refuses a calendar with more events than a person can have', () => {
    const many = 'BEGIN:VEVENT\r\nEND:VEVENT\r\n'.repeat(50_001);
    expect(() => read(many)).toThrow('more than 50000 events');
  });

  it('refuses a calendar that goes deeper than a file should', () => {
    expect(() => read('BEGIN:X-LEVEL\r\n'.repeat(10))).toThrow('too deep');
  });

  it('refuses a calendar of more lines than a person can have', () => {
    expect(() => read('X\r\n'.repeat(1_000_001))).toThrow('more than 1000000 lines');
  });
});

const MORNING = ['DTSTART:20260310T090000Z', 'DTEND:20260310T100000Z'];
const meeting = (...lines: string[]) => event('UID:1', ...MORNING, ...lines);
const [ON_10TH, ON_11TH, ON_12TH] = ['10', '11', '12'].map((day) => `2026-03-${day} 09:00/10:00`);
const LATER = event('UID:2', 'DTSTART:20260311T090000Z', 'DURATION:PT1H');

describe('an event that has lost its end, or has one too many', () => {
  it.each([
    ['lost its end before another', [`BEGIN:VEVENT`, 'UID:1', ...MORNING, LATER].join('\r\n')],
    [
      'lost its end before the end of the calendar',
      [LATER, 'BEGIN:VEVENT', 'UID:1', ...MORNING].join('\r\n'),
    ],
    [
      'has an end within its text',
      [meeting('DESCRIPTION:The text', 'END:VEVENT', 'goes on'), LATER].join('\r\n'),
    ],
    ['has an alarm that lost its end', [meeting('BEGIN:VALARM', 'TRIGGER:-PT5M'), LATER].join('\r\n')],
    [
      'has an alarm that lost its end before the times',
      [event('UID:1', 'BEGIN:VALARM', 'DURATION:PT9H', ...MORNING), LATER].join('\r\n'),
    ],
    ['stands after a task that lost its end', ['BEGIN:VTODO', meeting(), LATER].join('\r\n')],
  ])('is busy when it %s, and so is the other', (_what, text) => {
    expect(read(text).busy.map(show)).toEqual([ON_10TH, ON_11TH]);
  });

  it.each([
    ['lines', Array(2_002).fill('EXDATE:20260311T090000Z')],
    ['dates of a line', [`EXDATE:${Array(2_002).fill('20260311T090000Z').join(',')}`]],
  ])('is busy and counted as damaged with too many %s', (_what, lines) => {
    const { busy, unread, damaged } = read(meeting(...lines));
    expect([busy.map(show), unread, damaged > 0]).toEqual([[ON_10TH], 0, true]);
  });

  it('is counted as damaged', () => {
    const text = ['BEGIN:VEVENT', 'UID:1', ...MORNING, LATER, 'END:VEVENT'].join('\r\n');
    expect(read(text)).toMatchObject({ events: 2, unread: 0, damaged: 2 });
  });
});

describe('a damaged line', () => {
  it.each([
    'RRULE:',
    'RRULE:FREQ=OFTEN',
    'EXDATE:',
    'EXDATE;TZID=Europe/Berlin:',
    'EXDATE:20260310T090000Z?',
    'RDATE:',
    'RECURRENCE-ID:',
    'RECURRENCE-ID:yesterday',
    'SEQUENCE:first',
    'X-APPLE-TRAVEL-DURATION:half an hour',
    `EXDATE${';A=1'.repeat(100)}:20260310T090000Z`,
    `EXDATE:${'20260310T090000Z,'.repeat(4_000)}`,
  ])('leaves its event busy, and is counted: %.60s', (line) => {
    const { busy, ...counts } = read(meeting(line));
    expect(busy.map(show)).toEqual([ON_10TH]);
    expect(counts).toMatchObject({ unread: 0, damaged: 1 });
  });

  it.each([
    ['DURATION:1 hour', 1],
    ['DURATION:', 1],
    ['DURATION:-PT2H', 1],
    ['DTEND:', 1],
    ['DTEND:20260310T080000Z', 1],
    ['DURATION:1H', 0],
    ['DTEND:2026-03-10T10:00:00Z', 0],
    ['DTEND:20260310T1000Z', 0],
  ])('of an end makes an event an hour long: %s', (line, damaged) => {
    const read1 = read(event('UID:1', 'DTSTART:20260310T090000Z', line));
    expect([read1.busy.map(show), read1.damaged]).toEqual([[ON_10TH], damaged]);
  });

  it.each([
    ['DTSTART:2026-03-10T09:00:00Z'],
    ['DTSTART:20260310T0900Z'],
    ['DTSTART:20260310T100000+0100'],
    ['DTSTART:20260310t090000z'],
    ['DTSTART: 20260310T090000Z'],
    ['DTSTART;VALUE=DATE-TIME;X-A="b:c;d":20260310T090000Z'],
  ])('of a beginning is read where it is clear: %s', (line) => {
    expect(read(event('UID:1', line, 'DURATION:PT1H'))).toMatchObject({ damaged: 0 });
    expect(read(event('UID:1', line, 'DURATION:PT1H')).busy.map(show)).toEqual([ON_10TH]);
  });

  it.each(['DTSTART:20260231T090000Z', 'DTSTART:20261310T090000Z', 'DTSTART:20260310T256100Z', 'DTSTART:'])(
    'of a beginning that is no time makes its event unread: %s',
    (line) => {
      expect(read(event('UID:1', line, 'DURATION:PT1H'))).toMatchObject({ busy: [], unread: 1 });
    },
  );

  it.each([
    ['FREQ=DAILY;COUNT=3;BYDAY=', 1],
    ['FREQ=DAILY;COUNT=3;BYDAY=;', 1],
    ['FREQ=DAILY;COUNT=3;BYMONTH=13', 1],
    ['FREQ=DAILY;UNTIL=20260312T090000Z;INTERVAL=often', 1],
    ['freq=daily;count=3', 0],
    ['FREQ=DAILY;UNTIL=2026-03-12T09:00:00Z', 0],
    ['FREQ=DAILY;;COUNT=3;', 0],
  ])('of a rule costs the part that it damages: %s', (rule, damaged) => {
    const read1 = read(meeting(`RRULE:${rule}`));
    expect([read1.busy.map(show), read1.damaged]).toEqual([[ON_10TH, ON_11TH, ON_12TH], damaged]);
  });

  it('of an exception leaves the occurrence as it was, and the exception busy', () => {
    const series = meeting('RRULE:FREQ=DAILY;COUNT=2');
    const moved = event(
      'UID:1',
      'SEQUENCE:1',
      'RECURRENCE-ID:?',
      'DTSTART:20260312T090000Z',
      'DURATION:PT1H',
    );
    expect(read(`${series}\r\n${moved}`).busy.map(show)).toEqual([ON_10TH, ON_11TH, ON_12TH]);
  });

  it('of busy times costs one period', () => {
    const text = [
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20260310T090000Z/PT1H,?,20260311T090000Z/PT1H',
      'END:VFREEBUSY',
    ];
    const { busy, damaged } = read(text.join('\r\n'));
    expect([busy.map(show), damaged]).toEqual([[ON_10TH, ON_11TH], 1]);
  });
});

describe('a series of days', () => {
  const series = (...lines: string[]) =>
    event('UID:1', 'DTSTART;VALUE=DATE:20260314', 'RRULE:FREQ=DAILY;COUNT=4', ...lines);
  const daysOf = (text: string) =>
    readIcs(calendar(text), { ...SHAPE_HORIZON, zone: 'Asia/Kolkata' }).busy.map(({ start }) =>
      new Date(start.getTime() + 5.5 * 3_600_000).toISOString().slice(5, 10),
    );

  it.each([
    'EXDATE;VALUE=DATE:20260316',
    'EXDATE;TZID=W. Europe Standard Time:20260316T000000',
    'EXDATE:20260316T000000Z',
    'EXDATE:20260316T000000',
    'EXDATE:20260315T183000Z',
    'EXDATE;TZID=Asia/Kolkata:20260316T090000',
  ])('is without the day of an exception: %s', (line) => {
    expect(daysOf(series(line))).toEqual(['03-14', '03-15', '03-17']);
  });

  it.each([
    'RECURRENCE-ID;VALUE=DATE:20260316',
    'RECURRENCE-ID;TZID=W. Europe Standard Time:20260316T000000',
    'RECURRENCE-ID:20260316T000000Z',
    'RECURRENCE-ID:20260315T183000Z',
  ])('has the day that an exception replaces elsewhere: %s', (line) => {
    const moved = event('UID:1', line, 'DTSTART;VALUE=DATE:20260320');
    expect(daysOf(`${series()}\r\n${moved}`)).toEqual(['03-14', '03-15', '03-17', '03-20']);
  });

  it.each(['UNTIL=20260317', 'UNTIL=20260317T000000Z', 'UNTIL=20260316T183000Z'])(
    'ends with the day that %s names',
    (until) => {
      const text = event('UID:1', 'DTSTART;VALUE=DATE:20260314', `RRULE:FREQ=DAILY;${until}`);
      expect(daysOf(text)).toEqual(['03-14', '03-15', '03-16', '03-17']);
    },
  );

  it.each(['BYMINUTE=1,2,3', 'BYHOUR=9', 'BYSECOND=5'])('takes no time of day from %s', (part) => {
    const text = event('UID:1', 'DTSTART;VALUE=DATE:20260314', `RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3;${part}`);
    expect(daysOf(text)).toEqual(['03-14', '03-16', '03-18']);
  });
});

describe('a series of times', () => {
  const series = (...lines: string[]) =>
    event('UID:1', 'DTSTART;TZID=America/New_York:20260310T050000', 'DURATION:PT1H', ...lines);

  it('takes an exception without a zone for one of its own zone', () => {
    const text = series('RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20260311T050000');
    expect(read(text).busy.map(show)).toEqual([ON_10TH, ON_12TH]);
  });

  it('has its time of day on a day that was added', () => {
    expect(read(series('RDATE;VALUE=DATE:20260311')).busy.map(show)).toEqual([ON_10TH, ON_11TH]);
  });

  it.each([
    [
      'keeps its beginning where the rule that excludes does not match it',
      'EXRULE:FREQ=DAILY;BYDAY=WE',
      [ON_10TH],
    ],
    ['loses its beginning where that rule matches it', 'EXRULE:FREQ=DAILY;BYDAY=TU', [ON_11TH]],
  ])('%s', (_what, excluded, busy) => {
    expect(read(series('RRULE:FREQ=DAILY;COUNT=2', excluded)).busy.map(show)).toEqual(busy);
  });
});

describe('an invitation that the host has declined', () => {
  it.each([
    'ATTENDEE;CN=Host;EMAIL=host@example.com;PARTSTAT=DECLINED:/aMTIz/principal/',
    'ATTENDEE;EMAIL="Host@Example.com";PARTSTAT=declined:urn:uuid:0b0f',
    'ATTENDEE;PARTSTAT=DECLINED;EMAIL=host@example.com:invalid:nomail',
    'ATTENDEE;PARTSTAT=DECLINED:MAILTO:HOST@EXAMPLE.COM',
    'attendee;partstat=DECLINED:mailto: host@example.com',
    `ATTENDEE;PARTSTAT=DELEGATED;DELEGATED-TO="mailto:a@example.com","mailto:b@example.com":mailto:host@example.com`,
  ])('takes no time: %s', (line) => {
    expect(read(meeting(line)).busy).toEqual([]);
  });

  it('takes time where another of the answers of the host is yes', () => {
    const answers = ['DECLINED', 'ACCEPTED'].map(
      (each) => `ATTENDEE;PARTSTAT=${each}:mailto:host@example.com`,
    );
    expect(read(meeting(...answers)).busy.map(show)).toEqual([ON_10TH]);
  });
});

it.each(['CANCELLED', 'CANCELED', 'cancelled'])('takes no time for what is %s', (status) => {
  expect(read(meeting(`STATUS:${status}`)).busy).toEqual([]);
});

describe('a zone', () => {
  const OFFSETS = (tzid: string, standard: string, daylight: string) =>
    [
      ...['BEGIN:VTIMEZONE', `TZID:${tzid}`, 'BEGIN:STANDARD', 'DTSTART:16010101T020000'],
      ...[`TZOFFSETFROM:${daylight}`, `TZOFFSETTO:${standard}`, 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11'],
      ...['END:STANDARD', 'BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', `TZOFFSETFROM:${standard}`],
      ...[`TZOFFSETTO:${daylight}`, 'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
    ].join('\r\n');
  /** Returns the hours of the beginnings in winter and in summer, and the unknown zones. */
  const hoursOf = (text: string) => {
    const horizon = { ...SHAPE_HORIZON, from: new Date('2026-12-01Z'), until: new Date('2027-07-01Z') };
    const { busy, unknownZones } = readIcs(text, horizon);
    return [...busy.map(({ start }) => start.getUTCHours() + start.getUTCMinutes() / 60), ...unknownZones];
  };
  const noons = (parameters: string) =>
    ['20261215', '20270615']
      .map((day) => event(`DTSTART${parameters}:${day}T120000`, 'DURATION:PT1H'))
      .join('\r\n');

  it.each([
    ['/Europe/Vienna', 11, 10],
    ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"', 11, 10],
    ['(UTC+01:00) Amsterdam\\, Berlin\\, Bern\\, Rome\\, Stockholm\\, Vienna', 11, 10],
    ['"(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien"', 11, 10],
    ['"(UTC+02:00) Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius"', 10, 9],
    ['"(UTC) Dublin, Edinburgh, Lisbon, London"', 12, 11],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', 17, 16],
    ['"(UTC-04:00) Atlantic Time (Canada)"', 16, 15],
    ['"(UTC-09:00) Alaska"', 21, 20],
    ['"(UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi"', 6.5, 6.5],
    ['tzone://Microsoft/Utc', 12, 12],
    ['America/New York', 17, 16],
    ['Eastern Time (US & Canada)', 17, 16],
    ['Pacific Time (US & Canada)', 20, 19],
    ['Mumbai', 6.5, 6.5],
    ['Berlin', 11, 10],
    ['/freeassociation.sourceforge.net/Tzfile/Europe/Berlin', 11, 10],
    ['/softwarestudio.org/Olson_20011030_5/America/Argentina/Buenos_Aires', 15, 15],
    ['W. Europe Standard Time', 11, 10],
    ['Central European Time', 11, 10],
    ['Mitteleuropäische Zeit', 11, 10],
    ['Mitteleuropäische Sommerzeit', 11, 10],
    ['Eastern Daylight Time', 17, 16],
    ['europe/berlin', 11, 10],
    ['UTC+02:00', 10, 10],
  ])('is known by the name %s', (name, winter, summer) => {
    expect(hoursOf(calendar(noons(`;TZID=${name}`)))).toEqual([winter, summer]);
  });

  it.each([
    ['with words beside its offset, by that alone', '"(UTC+02:00) Nowhere, Elsewhere"', 10, 10],
    ['as the host’s', 'Customized Time Zone', 11, 10],
    ['as the host’s, also where it is a place of the offset of another', '"Mars/Olympus"', 11, 10],
  ])('that is not known is read %s, and is named', (_how, name, winter, summer) => {
    expect(hoursOf(calendar(noons(`;TZID=${name}`)))).toEqual([winter, summer, name.replaceAll('"', '')]);
  });

  it.each(['X-WR-TIMEZONE', 'TIMEZONE-ID'])('of times without one is that of %s', (name) => {
    expect(hoursOf(calendar(`${name}:America/New_York\r\n${noons('')}`))).toEqual([17, 16]);
  });

  it('has its name within its own calendar alone', () => {
    const name = 'Customized Time Zone';
    const one = calendar(`${OFFSETS(name, '-0500', '-0400')}\r\n${noons(`;TZID=${name}`)}`);
    const other = calendar(`${noons(`;TZID=${name}`)}\r\n${OFFSETS(name, '+0700', '+0800')}`);
    expect(hoursOf(`${one}${other}`)).toEqual([5, 17, 4, 16]);
  });

  it.each([
    [
      'as this machine knows it, where its file is merely older',
      '-0600',
      '-0500',
      'America/Mexico_City',
      18,
      18,
    ],
    ['as its file describes it, where it is never so there', '-0600', '-0500', 'Europe/Berlin', 18, 17],
    ['as its file describes it, where the name is short', '-0600', '-0500', 'EST', 18, 17],
  ])('of a known name is read %s', (_how, standard, daylight, name, winter, summer) => {
    const text = `${OFFSETS(name, standard, daylight)}\r\n${noons(`;TZID=${name}`)}`;
    expect(hoursOf(calendar(text))).toEqual([winter, summer]);
  });

  it('that is damaged is unknown', () => {
    const text = OFFSETS('Mine', '-0500', '-0400').replace('TZOFFSETTO:-0500', 'TZOFFSETTO:?');
    expect(hoursOf(calendar(`${text}\r\n${noons(';TZID=Mine')}`))).toEqual([11, 10, 'Mine']);
  });
});
