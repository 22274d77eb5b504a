import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readHolidays } from './holidays.ts';

const folder = mkdtempSync(join(tmpdir(), 'holidays-'));
afterAll(() => rmSync(folder, { recursive: true }));

function daysIn(name: string, text: string): string[] {
  const path = join(folder, name);
  writeFileSync(path, text);
  return [...readHolidays(path, 'Europe/Berlin')];
}

const event = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:1',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

describe('readHolidays', () => {
  it('reads a day from the beginning of each line', () => {
    const text = '# Berlin\n2026-12-25 Christmas Day\n\n2026-12-26\r\n';
    expect(daysIn('days.txt', text)).toEqual(['2026-12-25', '2026-12-26']);
  });

  it('says which line it cannot read', () => {
    expect(() => daysIn('wrong.txt', '2026-12-25\n25.12.2026 Christmas\n')).toThrow('line 2');
  });

  it.each([
    ['a day', ['DTSTART;VALUE=DATE:20261225'], ['2026-12-25']],
    [
      'several days, the last excluded',
      ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261227'],
      ['2026-12-24', '2026-12-25', '2026-12-26'],
    ],
    ['hours', ['DTSTART:20261224T120000', 'DTEND:20261224T180000'], ['2026-12-24']],
    [
      'every year, three times',
      ['DTSTART;VALUE=DATE:20240101', 'RRULE:FREQ=YEARLY;COUNT=3'],
      ['2024-01-01', '2025-01-01', '2026-01-01'],
    ],
    [
      'a day beside a line that says nothing',
      ['DTSTART;VALUE=DATE:20261225', 'RRULE:', 'EXDATE:'],
      ['2026-12-25'],
    ],
    ['one that is called off', ['DTSTART;VALUE=DATE:20261225', 'STATUS:CANCELLED'], []],
    [
      'one that is called free, as public calendars do',
      ['DTSTART;VALUE=DATE:20261225', 'TRANSP:TRANSPARENT'],
      ['2026-12-25'],
    ],
    [
      'one around midnight, by the clock of the office',
      ['DTSTART:20261224T223000Z', 'DTEND:20261225T003000Z'],
      ['2026-12-24', '2026-12-25'],
    ],
    [
      'one that ends at midnight there',
      ['DTSTART:20261224T120000Z', 'DTEND:20261224T230000Z'],
      ['2026-12-24'],
    ],
    [
      'but one year of a series',
      ['DTSTART;VALUE=DATE:20250101', 'RRULE:FREQ=YEARLY;COUNT=3', 'EXDATE;VALUE=DATE:20260101'],
      ['2025-01-01', '2027-01-01'],
    ],
  ])('reads of a calendar %s', (_what, lines, days) => {
    expect(daysIn('days.ics', event(...lines))).toEqual(days);
  });

  it('expands what recurs for ever until the end of the century', () => {
    const days = daysIn('ever.ics', event('DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=YEARLY'));
    expect([days.length, days.at(-1)]).toEqual([75, '2100-01-01']);
  });

  it.each([
    ['no calendar', 'Christmas', 'it is no calendar'],
    ['an event that says no day', event('SUMMARY:Christmas'), '1 of its events cannot be read'],
    ['half of a calendar', event('DTSTART;VALUE=DATE:20261225').slice(0, -20), 'it is not whole'],
  ])('refuses %s', (_what, text, problem) => {
    expect(() => daysIn('wrong.ics', text)).toThrow(problem);
  });
});
