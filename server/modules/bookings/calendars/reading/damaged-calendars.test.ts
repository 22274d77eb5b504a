import { describe, expect, it } from 'vitest';
import { APPLE } from '../../../../../checks/fixtures/calendars/apple.ts';
import { FASTMAIL } from '../../../../../checks/fixtures/calendars/fastmail.ts';
import { GOOGLE } from '../../../../../checks/fixtures/calendars/google.ts';
import { NEXTCLOUD } from '../../../../../checks/fixtures/calendars/nextcloud.ts';
import { OUTLOOK } from '../../../../../checks/fixtures/calendars/outlook.ts';
import { calendar, SHAPE_HORIZON } from '../../../../../checks/fixtures/calendars/shape.ts';
import { type Interval, mergeIntervals } from '../../hosts/interval.ts';
import { UnreadableCalendar } from './content-lines.ts';
import { type ReadCalendar, readIcs } from './read-ics.ts';

const SHAPES = [...GOOGLE, ...OUTLOOK, ...APPLE, ...NEXTCLOUD, ...FASTMAIL];
const AROUND = /^(?:BEGIN|END):/;

const replace = (lines: readonly string[], at: number, ...by: string[]) => lines.toSpliced(at, 1, ...by);

/** Each does to one line what files on the way, and programs that write them, do. */
const DAMAGES: Record<string, (lines: readonly string[], at: number) => readonly string[]> = {
  'without the beginning or end of a component': (lines, at) =>
    AROUND.test(lines[at] ?? '') ? replace(lines, at) : lines,
  'without the beginning of an event': (lines, at) =>
    /^DTSTART/.test(lines[at] ?? '') ? replace(lines, at) : lines,
  'with a line twice': (lines, at) => replace(lines, at, lines[at] ?? '', lines[at] ?? ''),
  'with a line and no value': (lines, at) => replace(lines, at, (lines[at] ?? '').replace(/:[^:]*$/, ':')),
  'with a value that says nothing': (lines, at) =>
    replace(lines, at, (lines[at] ?? '').replace(/:[^:]*$/, ':?')),
  'with a value that ends with nothing': (lines, at) =>
    AROUND.test(lines[at] ?? '') ? lines : replace(lines, at, `${lines[at]}?`),
  'with a name and no more': (lines, at) => replace(lines, at, (lines[at] ?? '').replace(/[:;].*$/, '')),
  'with a quotation mark too many': (lines, at) =>
    replace(lines, at, (lines[at] ?? '').replace(/[:;]/, '"$&')),
  'with a component that is not closed': (lines, at) => replace(lines, at, 'BEGIN:VALARM', lines[at] ?? ''),
  'with an end in between': (lines, at) => replace(lines, at, 'END:VEVENT', lines[at] ?? ''),
};

const toIntervals = ({ busy }: ReadCalendar): Interval[] =>
  mergeIntervals(busy.map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() })));

function covers(one: ReadCalendar, other: ReadCalendar): boolean {
  const all = toIntervals(one);
  return toIntervals(other).every(({ start, end }) =>
    all.some((each) => each.start <= start && each.end >= end),
  );
}

/** `undefined` where it is unreadable. */
function readOrNot(text: string): ReadCalendar | undefined {
  try {
    return readIcs(text, SHAPE_HORIZON);
  } catch (error) {
    if (error instanceof UnreadableCalendar) return undefined;
    throw error;
  }
}

function isReported({ unread, damaged, unknownZones }: ReadCalendar): boolean {
  return unread + damaged + unknownZones.length > 0;
}

describe('a calendar that is not whole', () => {
  it.each(SHAPES.map(({ of, text }) => [of, text]))('is unreadable wherever it is cut: %s', (_of, text) => {
    const whole = calendar(text).trimEnd();
    const read: number[] = [];
    for (let at = 0; at < whole.length; at += 1) {
      if (/[\r\n]/.test(whole[at] ?? '') || at % 7 === 0) if (readOrNot(whole.slice(0, at))) read.push(at);
    }
    expect(read).toEqual([]);
  });
});

describe.each(Object.entries(DAMAGES))('a calendar %s', (_what, damage) => {
  it('is at no time less busy without a report of it', () => {
    const silent = SHAPES.flatMap(({ of, text }) => {
      const lines = calendar(text).trimEnd().split(/\r?\n/);
      const whole = readIcs(calendar(text), SHAPE_HORIZON);
      return lines.flatMap((line, at) => {
        const read = readOrNot(damage(lines, at).join('\r\n'));
        return !read || isReported(read) || covers(read, whole) ? [] : [`${of}, line ${at}: ${line}`];
      });
    });
    expect(silent).toEqual([]);
  });
});
