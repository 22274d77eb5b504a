import { setImmediate } from 'node:timers/promises';
import { LEAD_KINDS } from 'contract/api-paths.ts';
import type { Office } from 'contract/bookings/office.ts';
import type { DeskNumbers } from 'contract/desk/numbers.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import { labelOf } from '../leads.channels.ts';
import { medianOf, type OfficeWeek, rankNames, weeksUntil } from '../records/numbers.rules.ts';
import { type OpeningHours, readSpan, type SpanNumbers } from '../records/numbers.ts';

/** Age at which a count is renewed; requests of long ago still change, as they are answered or erased. */
const FRESH_MS = 30_000;
/** Age up to which a count is shown while it is renewed. */
const GOOD_ENOUGH_MS = 15 * 60_000;
/** Number of remembered weeks: enough for two years; each takes a few kilobytes. */
const MOST_WEEKS = 110;
const MOST_NAMES = 8;

interface Counted {
  at: number;
  numbers: SpanNumbers;
}

interface NumbersParts {
  database: Database;
  clock: Clock;
  hours: OpeningHours;
}

/**
 * Counts week by week, with pauses for the requests of visitors, and remembers the weeks: only the first look at a year
 * of a large site takes longer than a moment.
 */
export function createNumbersReader({ database, clock, hours }: NumbersParts) {
  const weeks = new Map<string, Counted>();
  const counting = new Map<string, Promise<SpanNumbers>>();

  function countOnce(week: OfficeWeek): Promise<SpanNumbers> {
    const running = counting.get(week.day);
    if (running) return running;
    const next = countNow(week).finally(() => counting.delete(week.day));
    counting.set(week.day, next);
    return next;
  }

  async function countNow(week: OfficeWeek): Promise<SpanNumbers> {
    const at = clock().getTime();
    const numbers = await readSpan(database, week, hours);
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

  return {
    /** @param count how many weeks @param until a moment of the last one */
    async read(count: number, until: Date): Promise<DeskNumbers> {
      const now = clock();
      const span = weeksUntil(hours.office, until, count);
      const known: Counted[] = [];
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
      const countedAt = new Date(Math.min(now.getTime(), ...known.map(({ at }) => at)));
      return compose(
        hours.office,
        span,
        known.map(({ numbers }) => numbers),
        { now, countedAt },
      );
    },
  };
}

/** One answer of all weeks. */
function compose(
  office: Office,
  weeks: readonly OfficeWeek[],
  numbers: readonly SpanNumbers[],
  { now, countedAt }: { now: Date; countedAt: Date },
): DeskNumbers {
  const demos = (step: keyof SpanNumbers['demos']) => numbers.map((week) => week.demos[step]);
  const channels = [...new Set(numbers.flatMap(({ deliveries }) => [...deliveries.keys()]))].sort();
  const messages = (channel: string, what: 'delivered' | 'waiting' | 'givenUp') =>
    numbers.map(({ deliveries }) => deliveries.get(channel)?.[what] ?? 0);
  const last = weeks.at(-1);
  return {
    weeks: weeks.map(({ day }) => day),
    zone: office.zone,
    isUnderWay: last !== undefined && last.until > now,
    countedAt: countedAt.toISOString(),
    kinds: LEAD_KINDS.map((kind) => ({ kind, counts: numbers.map(({ kinds }) => kinds.get(kind) ?? 0) })),
    sources: rankNames(
      numbers.map(({ sources }) => sources),
      MOST_NAMES,
    ),
    campaigns: rankNames(
      numbers.map(({ campaigns }) => campaigns),
      MOST_NAMES,
    ),
    leftOut: numbers.map(({ leftOut }) => leftOut),
    answers: {
      medians: numbers.map(({ answerMinutes }) => medianOf(answerMinutes)),
      median: medianOf(numbers.flatMap(({ answerMinutes }) => answerMinutes)),
      answered: numbers.map(({ answerMinutes }) => answerMinutes.length),
      unanswered: numbers.map(({ unanswered }) => unanswered),
    },
    demos: {
      ...{ requested: demos('requested'), booked: demos('booked'), confirmed: demos('confirmed') },
      ...{ held: demos('held'), canceled: demos('canceled'), noShow: demos('noShow') },
    },
    deliveries: channels.map((channel) => ({
      ...{ channel, label: labelOf(channel) },
      delivered: messages(channel, 'delivered'),
      waiting: messages(channel, 'waiting'),
      givenUp: messages(channel, 'givenUp'),
    })),
  };
}
