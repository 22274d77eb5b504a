// Our recurring events judged by the cases that others have published for theirs.
import assert from 'node:assert/strict';
import { readIcs } from '../../server/modules/bookings/calendars/reading/read-ics.ts';
import { calendar, event } from '../fixtures/calendars/shape.ts';
import type { Bench, Finding } from './peer.ts';

export interface RecurrenceCase {
  /** Lines of the event, its DTSTART first. */
  lines: readonly string[];
  /** Times or days that are right, as `19970902T090000` or `19970902`, in order. */
  expected: readonly string[];
  /** The first time that counts, where a case begins later than its event. */
  from?: string;
}

/** A kind of difference that has been looked at. */
export interface Explanation {
  /** Cause and decision, with the section of the standard. */
  reason: string;
  explains: (difference: Difference) => boolean;
}

interface Difference {
  lines: readonly string[];
  missing: readonly string[];
  added: readonly string[];
}

const DAY_MS = 86_400_000;
const YEAR_MS = 366 * DAY_MS;

export async function tryRecurrenceCases(
  bench: Bench,
  cases: readonly RecurrenceCase[],
  { explanations, leftOut }: { explanations: readonly Explanation[]; leftOut: string },
): Promise<void> {
  const differences = cases.flatMap((each) => differenceOf(each) ?? []);
  const counts = explanations.map(
    ({ explains }) =>
      differences.filter((each) => explanations.find((other) => other.explains(each))?.explains === explains)
        .length,
  );
  const agreeing = cases.length - differences.length;
  await bench.attempt(
    `${agreeing} of ${cases.length} published cases agree, the others are explained (${leftOut})`,
    () => {
      const unexplained = differences.filter((each) => !explanations.some(({ explains }) => explains(each)));
      assert.deepEqual(unexplained, []);
      assert.ok(
        counts.every((count) => count > 0),
        `no case for an explanation: ${counts}`,
      );
    },
    limitOf(explanations.map(({ reason }, at) => `${counts[at]}: ${reason}`)),
  );
}

const limitOf = (reasons: readonly string[]): Finding =>
  reasons.length > 0 ? { limit: reasons.join('<br>') } : {};

const startOf = (lines: readonly string[]) =>
  /^DTSTART[^:]*:(\d{8}(?:T\d{6})?)/.exec(lines[0] ?? '')?.[1] ?? '';

/** Returns the difference of our reading of a case; nothing where it agrees. */
function differenceOf({ lines, expected, from = startOf(lines) }: RecurrenceCase): Difference | undefined {
  const isDay = !startOf(lines).includes('T');
  const last = momentOf(expected.at(-1) ?? from);
  const hasEnd = lines.every((line) => !line.startsWith('RRULE') || /COUNT|UNTIL/.test(line));
  const text = calendar(
    event('UID:case', 'DTSTAMP:19970101T000000Z', ...lines, isDay ? 'DURATION:P1D' : 'DURATION:PT1S'),
  );
  const horizon = {
    from: new Date(momentOf(from)),
    // An event without an end was asked for its first times alone.
    until: new Date(last + (hasEnd ? YEAR_MS : 1)),
    ...{ zone: 'UTC', addresses: [] },
  };
  const { busy, unread } = readIcs(text, horizon);
  const written = (moment: Date) =>
    moment
      .toISOString()
      .replaceAll(/[-:]|\.\d+Z/g, '')
      .slice(0, isDay ? 8 : 15);
  const found = unread > 0 ? ['unread'] : busy.map(({ start }) => written(start));
  const missing = expected.filter((each) => !found.includes(each));
  // An event is busy at its own beginning, also where its rule does not name it: RFC 5545 3.8.5.3 leaves that open.
  const start = startOf(lines);
  const isOpen = (each: string) => each === start && !lines.some((line) => isExclusion(line, start));
  const added = found.filter((each) => !expected.includes(each) && !isOpen(each));
  const isTwice = new Set(found).size < found.length;
  return missing.length + added.length > 0 || isTwice ? { lines, missing, added } : undefined;
}

const isExclusion = (line: string, start: string) =>
  line.startsWith('EXRULE') || (line.startsWith('EXDATE') && line.includes(start));

function momentOf(text: string): number {
  const [, year, month, day, hour = '00', minute = '00', second = '00'] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2}))?/.exec(text) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
