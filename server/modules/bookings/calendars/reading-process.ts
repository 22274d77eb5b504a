// A process of its own: reads calendars, for `read-in-process.ts`. What servers of calendars answer is parsed here alone, the
// questions of CalDAV included, so that no file and no answer holds the server up; it can be ended at any time.
import { mergeIntervals } from '../hosts/interval.ts';
import { type BusyDays, toBusyDays } from './busy-days.ts';
import type { Credentials } from './credentials.ts';
import { openBudget } from './reading/budget.ts';
import type { BusyTime } from './reading/busy-time.ts';
import { type Component, readCalendars, UnreadableCalendar, wordOf } from './reading/content-lines.ts';
import { eventOf, isCanceled, toMoment } from './reading/event.ts';
import { type ReadCalendar, type ReadOptions, readIcs } from './reading/read-ics.ts';
import { ZoneFinder, type Zones } from './reading/zones.ts';
import { discoverCalendars, type FoundCalendar, readCalDav } from './sources/caldav-source.ts';
import { SourceProblem } from './sources/calendar-source.ts';

/** Jobs of this process, with their answers. */
export interface Jobs {
  calendar: { job: CalendarJob; answer: 'unchanged' | Reading };
  account: { job: { credentials: Credentials }; answer: FoundCalendar[] };
  demo: { job: { text: string; zone: string }; answer: FoundDemo | undefined };
}

export interface CalendarJob {
  /** Source of the calendar: a file, whose bytes were sent before, or a calendar on a CalDAV server. */
  source: 'parts' | { credentials: Credentials; known: string | null };
  options: ReadOptions;
  /** UIDs of demos: they have their seats, and take no time of their host besides. */
  demos: readonly string[];
  mostMs: number;
}

/** Summary of a calendar within a horizon, small enough to send to the server's process. */
export interface Reading extends Omit<ReadCalendar, 'busy'> {
  /** Number of busy times, and the beginning of the first one. */
  busyTimes: number;
  firstBusy: Date | null;
  days: BusyDays;
  /** Demos as the calendar has them. */
  demos: BusyTime[];
  /** Digest of the entity tags of a CalDAV calendar's objects; null for a file, or objects without tags. */
  token: string | null;
}

export type Message =
  | { kind: 'done'; answer: unknown }
  | { kind: 'problem'; problem: string; origin?: string | undefined };

/** Pieces of the calendar file for the next job. */
const parts: Uint8Array[] = [];
const NOTHING: ReadCalendar = { busy: [], events: 0, unread: 0, damaged: 0, unknownZones: [] };
/** More than 50 a day: the server's process reads them again and again. */
const MOST_INTERVALS = 20_000;
const ACCOUNT_MS = 60_000;

const WORK: { [Kind in keyof Jobs]: (job: Jobs[Kind]['job']) => Promise<Jobs[Kind]['answer']> } = {
  account: ({ credentials }) => discoverCalendars(credentials, AbortSignal.timeout(ACCOUNT_MS)),
  demo: async ({ text, zone }) => readDemo(text, zone),
  async calendar({ source, options, demos: uids, mostMs }) {
    if (source === 'parts') {
      const text = new TextDecoder().decode(Buffer.concat(parts.splice(0)));
      return toReading(readIcs(text, options), options, uids);
    }
    const read = await readCalDav(
      source.credentials,
      { horizon: options, known: source.known },
      AbortSignal.timeout(mostMs),
    );
    if (read === 'unchanged') return read;
    const found = read.text === '' ? NOTHING : readIcs(read.text, options);
    return { ...toReading(found, options, uids), token: read.token };
  },
};

function toReading(
  { busy, ...read }: ReadCalendar,
  { from, until }: ReadOptions,
  uids: readonly string[],
): Reading {
  const ofDemos = new Set(uids);
  const [demos, others] = [true, false].map((isDemo) =>
    busy.filter(({ uid }) => ofDemos.has(uid) === isDemo),
  );
  const intervals = mergeIntervals(
    (others ?? []).map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() })),
  );
  if (intervals.length > MOST_INTERVALS) {
    throw new UnreadableCalendar(`it has more than ${MOST_INTERVALS} busy times`);
  }
  return {
    ...{ ...read, busyTimes: busy.length, firstBusy: busy[0]?.start ?? null, token: null },
    ...{ days: toBusyDays(intervals, { start: from.getTime(), end: until.getTime() }) },
    demos: (demos ?? []).slice(0, MOST_INTERVALS),
  };
}

async function work({ kind, job }: { kind: keyof Jobs; job: never }): Promise<Message> {
  try {
    return { kind: 'done', answer: await WORK[kind](job) };
  } catch (error) {
    if (error instanceof UnreadableCalendar) return { kind: 'problem', problem: error.message };
    if (!(error instanceof SourceProblem)) return { kind: 'problem', problem: 'unexpected' };
    return { kind: 'problem', problem: error.message, origin: error.origin };
  }
}

process.on('message', async (order: Parameters<typeof work>[0] | Uint8Array) => {
  if (order instanceof Uint8Array) parts.push(order);
  else process.send?.(await work(order));
});
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' });

/** A demo as it stands in its host's calendar. */
interface FoundDemo {
  start: Date;
  end: Date;
  /** Sequence number of the booking when it was written. Calendar programs increase it; some leave it out. */
  sequence: number | undefined;
}

/**
 * Reads the time of a demo in its host's calendar; `undefined` where it was canceled there, or is no longer in its
 * file.
 * @throws {UnreadableCalendar} where its file cannot be read: that is no wish of the host
 */
function readDemo(text: string, hostZone: string): FoundDemo | undefined {
  const now = Date.now();
  const window = { from: now, until: now + 2 * 365 * 86_400_000 };
  const finder = new ZoneFinder(hostZone, window, openBudget().spend);
  for (const calendar of readCalendars(text)) {
    const event = calendar.children.find(({ name }) => name === 'vevent');
    if (event) return isCanceled(event) ? undefined : foundIn(event, finder.within(calendar));
  }
  return undefined;
}

function foundIn(event: Component, zones: Zones): FoundDemo {
  try {
    const { start, lengthMs } = eventOf(event, zones);
    const moment = toMoment(start);
    const sequence = Number.parseInt(wordOf(event, 'sequence'), 10);
    return {
      ...{ start: new Date(moment), end: new Date(moment + lengthMs) },
      sequence: Number.isNaN(sequence) ? undefined : sequence,
    };
  } catch {
    throw new UnreadableCalendar('a demo in it cannot be read');
  }
}
