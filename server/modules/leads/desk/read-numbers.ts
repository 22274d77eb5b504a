import { LEAD_KINDS } from 'contract/api-paths.ts';
import type { Office } from 'contract/bookings/office.ts';
import type { DeskNumbers } from 'contract/desk/numbers.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import { labelOf } from '../leads.channels.ts';
import { medianOf, rankNames } from '../records/numbers.rules.ts';
import { type OpeningHours, readSpan, type SpanNumbers } from '../records/numbers.ts';
import { type CountedWeeks, rememberWeeks } from '../records/remembered-weeks.ts';

const MOST_NAMES = 8;

interface NumbersParts {
  database: Database;
  clock: Clock;
  hours: OpeningHours;
}

/** Counts leads, their outcomes, and the time to their answers. */
export function createNumbersReader({ database, clock, hours }: NumbersParts) {
  const countWeeks = rememberWeeks({
    ...{ office: hours.office, clock },
    countWeek: (week) => readSpan(database, week, hours),
  });
  return {
    /** @param count how many weeks @param until a moment of the last one */
    async read(count: number, until: Date): Promise<DeskNumbers> {
      return compose(hours.office, await countWeeks(count, until));
    },
  };
}

/** One answer of all weeks. */
function compose(
  office: Office,
  { weeks, numbers, countedAt, isUnderWay }: CountedWeeks<SpanNumbers>,
): DeskNumbers {
  const demos = (step: keyof SpanNumbers['demos']) => numbers.map((week) => week.demos[step]);
  const channels = [...new Set(numbers.flatMap(({ deliveries }) => [...deliveries.keys()]))].sort();
  const messages = (channel: string, what: 'delivered' | 'waiting' | 'givenUp') =>
    numbers.map(({ deliveries }) => deliveries.get(channel)?.[what] ?? 0);
  return {
    weeks: weeks.map(({ day }) => day),
    zone: office.zone,
    isUnderWay,
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
