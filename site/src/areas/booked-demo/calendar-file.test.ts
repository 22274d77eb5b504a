import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarFileLink, writeCalendarFile } from './calendar-file.ts';

const entry: CalendarEntry = {
  uid: 'a1@www.example',
  sequence: 1,
  stamp: new Date('2026-11-22T10:00:00.123Z'),
  start: new Date('2026-11-25T08:00:00+05:30'),
  end: new Date('2026-11-25T08:30:00+05:30'),
  title: 'Demo',
  description: 'Half an hour; bring one task,\nand a \\ if you like.\nhttps://www.example/demo/abc',
  producer: 'House',
};

describe('writeCalendarFile', () => {
  it('writes each line as RFC 5545 has it', () => {
    expect(writeCalendarFile({ ...entry, location: 'https://meet.example' }).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//House//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:a1@www.example',
      'SEQUENCE:1',
      'DTSTAMP:20261122T100000Z',
      'DTSTART:20261125T023000Z',
      'DTEND:20261125T030000Z',
      'SUMMARY:Demo',
      'DESCRIPTION:Half an hour\\; bring one task\\,\\nand a \\\\ if you like.\\nhttps:/',
      ' /www.example/demo/abc',
      'LOCATION:https://meet.example',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('splits no character where a line is folded, and none has more than 75 octets', () => {
    const lines = writeCalendarFile({ ...entry, title: '🧵ä'.repeat(60) }).split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(lines.join('').replaceAll(' ', '')).toContain('🧵ä'.repeat(60));
  });

  it.each(['Demo\r\nATTENDEE:mailto:m@evil.example', 'Demo\nEND:VEVENT', 'Demo\u2028X:y', 'Demo\0'])(
    'lets no text end its line: %j',
    (title) => {
      const lines = writeCalendarFile({ ...entry, title, location: title }).split('\r\n');
      const names = lines.map((line) => line.split(':')[0]);
      expect(names).toEqual(
        writeCalendarFile({ ...entry, location: 'x' })
          .split('\r\n')
          .map((line) => line.split(':')[0]),
      );
    },
  );
});

describe('calendarFileLink', () => {
  it('holds the file as it is', () => {
    const link = calendarFileLink(entry);
    expect(decodeURIComponent(link.slice(link.indexOf(',') + 1))).toBe(writeCalendarFile(entry));
  });
});
