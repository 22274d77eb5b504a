import { laterDate, weekdayOf } from 'contract/dates.ts';
import { OTHER_NAMES } from 'contract/desk/visits.ts';
import type { VisitSum } from './visit-counter.ts';
import type { VisitSumsTable } from './visits.tables.ts';

type Span = VisitSumsTable['span'];

/** Whole weeks whose days are kept. */
const WEEKS_OF_DAYS = 5;

/** A fold: rows of a span that begin before a moment are added up into the next longer span. */
export interface Fold {
  from: Span;
  /** Compared as text with `starts_at`. */
  before: string;
  to: Span;
  /** Beginning of the longer span that a shorter one lies in. */
  beginOf: (startsAt: string) => string;
}

/** The folds that are due in an hour of the office: a screen adds up what is not folded yet. */
export function foldsIn(hour: string): readonly Fold[] {
  return [
    {
      ...{ from: 'hour', to: 'day', before: hour },
      beginOf: (startsAt) => startsAt.slice(0, 10),
    },
    {
      ...{ from: 'day', to: 'week', before: laterDate(mondayOf(hour), -7 * WEEKS_OF_DAYS) },
      beginOf: mondayOf,
    },
  ];
}

/** Names of sources and of campaigns that a day keeps when it is added to its week. */
const MOST_NAMES = 100;

/** Returns a day's sums as they are added to their week: names that are seldom count as one. */
export function foldNames(sums: readonly VisitSum[]): VisitSum[] {
  const seldom = new Set(
    (['source', 'campaign'] as const).flatMap((topic) =>
      sums
        .filter((sum) => sum.topic === topic)
        .sort((one, other) => other.visits - one.visits)
        .slice(MOST_NAMES),
    ),
  );
  return sums.map((sum) => {
    if (!seldom.has(sum)) return sum;
    return sum.topic === 'source' ? { ...sum, detail: OTHER_NAMES } : { ...sum, name: OTHER_NAMES };
  });
}

/** The Monday of the week in which a day, or an hour of it, lies. */
export function mondayOf(startsAt: string): string {
  const day = startsAt.slice(0, 10);
  return laterDate(day, -weekdayOf(day));
}
