import { describe, expect, it } from 'vitest';
import type { BusyTime } from './busy-time.ts';
import { readIcs, UnreadableCalendar } from './read-ics.ts';
import { APPLE } from './shapes/apple.ts';
import { FASTMAIL } from './shapes/fastmail.ts';
import { GOOGLE } from './shapes/google.ts';
import { NEXTCLOUD } from './shapes/nextcloud.ts';
import { OUTLOOK } from './shapes/outlook.ts';
import { calendar, event, SHAPE_HORIZON } from './shapes/shape.ts';

const SHAPES = { Google: GOOGLE, Outlook: OUTLOOK, Apple: APPLE, Nextcloud: NEXTCLOUD, Fastmail: FASTMAIL };

function show({ start, end }: BusyTime): string {
  const [first, last] = [start, end].map((each) => each.toISOString().slice(0, 16).replace('T', ' '));
  const isOneDay = first?.slice(0, 10) === last?.slice(0, 10);
  return `${first}/${isOneDay ? last?.slice(11) : last}`;
}

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
    [
      'with a rule that says nothing',
      event('UID:1', 'DTSTART:20260310T090000Z', 'DURATION:PT1H', 'RRULE:FREQ=OFTEN'),
    ],
    [
      'that recurs each second for years',
      event('UID:1', 'DTSTART:20200310T090000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'),
    ],
    [
      'that counts what never comes',
      event(
        'UID:1',
        'DTSTART:17000310T090000Z',
        'DURATION:PT1S',
        'RRULE:FREQ=DAILY;COUNT=9;BYMONTH=2;BYMONTHDAY=30',
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
    const endless = Array.from({ length: 100 }, (_, index) =>
      event(`UID:${index}`, 'DTSTART:20200310T090000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'),
    );
    expect(() => read(endless.join('\r\n'))).toThrow('too much work');
  });

  it('refuses a calendar with more events than a person can have', () => {
    const many = 'BEGIN:VEVENT\r\nEND:VEVENT\r\n'.repeat(50_001);
    expect(() => read(many)).toThrow('more than 50000 events');
  });

  it('goes no deeper than a file should', () => {
    const deep = 'BEGIN:VEVENT\r\n'.repeat(10_000);
    expect(read(deep).busy).toEqual([]);
  });
});
