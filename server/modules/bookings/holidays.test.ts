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
  return [...readHolidays(path)];
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
    ['one that is called off', ['DTSTART;VALUE=DATE:20261225', 'STATUS:CANCELLED'], []],
  ])('reads of a calendar %s', (_what, lines, days) => {
    expect(daysIn('days.ics', event(...lines))).toEqual(days);
  });

  it('expands what recurs for ever a hundred times', () => {
    expect(daysIn('ever.ics', event('DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=DAILY'))).toHaveLength(100);
  });
});
