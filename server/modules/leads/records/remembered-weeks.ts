import { setImmediate } from 'node:timers/promises';
import type { Office } from 'contract/bookings/office.ts';
import type { Clock } from '../../../shared/clock.ts';
import { type OfficeWeek, weeksUntil } from './numbers.rules.ts';

/** Age at which a count is renewed; requests of long ago still change, as they are answered or erased. */
const FRESH_MS = 30_000;
/** Age up to which a count is shown while it is renewed. */
const GOOD_ENOUGH_MS = 15 * 60_000;
/** Number of remembered weeks: enough for two years; each takes a few kilobytes. */
const MOST_WEEKS = 110;

interface Counted<Numbers> {
  at: number;
  numbers: Numbers;
}

/** Counts of weeks that follow one another. */
export interface CountedWeeks<Numbers> {
  weeks: OfficeWeek[];
  /** One of each week. */
  numbers: Numbers[];
  /** Moment of the oldest count. */
  countedAt: Date;
  /** The last week is not over. */
  isUnderWay: boolean;
}

interface Parts<Numbers> {
  office: Office;
  clock: Clock;
  countWeek: (week: OfficeWeek) => Promise<Numbers>;
}

/**
 * Counts week by week, with pauses for the requests of visitors, and remembers the weeks: only the first look at a year
 * of a large site takes longer than a moment.
 */
export function rememberWeeks<Numbers>({ office, clock, countWeek }: Parts<Numbers>) {
  const weeks = new Map<string, Counted<Numbers>>();
  const counting = new Map<string, Promise<Numbers>>();

  function countOnce(week: OfficeWeek): Promise<Numbers> {
    const running = counting.get(week.day);
    if (running) return running;
    const next = countNow(week).finally(() => counting.delete(week.day));
    counting.set(week.day, next);
    return next;
  }

  async function countNow(week: OfficeWeek): Promise<Numbers> {
    const at = clock().getTime();
    const numbers = await countWeek(week);
    weeks.delete(week.day);
    weeks.set(week.day, { at, numbers });
    const [oldest] = weeks.keys();
    if (weeks.size > MOST_WEEKS && oldest !== undefined) weeks.delete(oldest);
    return numbers;
  }

  /** Counts again what is no longer fresh, one week after the other, after the answer has left. */
  async function refresh(stale: readonly OfficeWeek[]): Promise<void> {
    for (const week of stale) {
      await setImmediate();
      await countOnce(week);
    }
  }

  /** @param count how many weeks @param until a moment of the last one */
  return async (count: number, until: Date): Promise<CountedWeeks<Numbers>> => {
    const now = clock();
    const span = weeksUntil(office, until, count);
    const known: Counted<Numbers>[] = [];
    const stale: OfficeWeek[] = [];
    for (const week of span) {
      const found = weeks.get(week.day);
      const age = found ? now.getTime() - found.at : Number.POSITIVE_INFINITY;
      // The week that is under way is always counted: what has just come in has to be there.
      const isCurrent = week.until > now;
      if (found && age < GOOD_ENOUGH_MS && !isCurrent) {
        known.push(found);
        if (age >= FRESH_MS) stale.push(week);
      } else {
        known.push({ at: now.getTime(), numbers: await countOnce(week) });
        await setImmediate();
      }
    }
    // A failure is met again by the next call.
    if (stale.length > 0) refresh(stale).catch(() => {});
    const last = span.at(-1);
    return {
      ...{ weeks: span, numbers: known.map(({ numbers }) => numbers) },
      countedAt: new Date(Math.min(now.getTime(), ...known.map(({ at }) => at))),
      isUnderWay: last !== undefined && last.until > now,
    };
  };
}
