import { laterDate, weekdayOf } from 'contract/dates.ts';
import type { VisitSumsTable } from './visits.tables.ts';

type Span = VisitSumsTable['span'];

/** Days whose hours are kept, beside the one that is under way; whole weeks whose days are kept. */
const DAYS_OF_HOURS = 2;
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

/** The folds that are due on a day of the office. */
export function foldsOn(today: string): readonly Fold[] {
  return [
    {
      ...{ from: 'hour', to: 'day', before: laterDate(today, -DAYS_OF_HOURS) },
      beginOf: (startsAt) => startsAt.slice(0, 10),
    },
    {
      ...{ from: 'day', to: 'week', before: laterDate(mondayOf(today), -7 * WEEKS_OF_DAYS) },
      beginOf: mondayOf,
    },
  ];
}

/** The Monday of the week in which a day, or an hour of it, lies. */
export function mondayOf(startsAt: string): string {
  const day = startsAt.slice(0, 10);
  return laterDate(day, -weekdayOf(day));
}
