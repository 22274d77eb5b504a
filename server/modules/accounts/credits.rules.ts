/** Credits that a client has used, and their month. */
export interface CreditUse {
  /** Credits of a month; `null` is without limit. */
  limit: number | null;
  month: string;
  used: number;
}

/** The calendar month in UTC, such as `2026-03`: credits are counted by it. */
export function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}

/** Credits left in the month of `now`; `null` is without limit. */
export function creditsLeft({ limit, month, used }: CreditUse, now: Date): number | null {
  if (limit === null) return null;
  // After a change to a smaller plan, more may have been used than it has.
  return month < monthOf(now) ? limit : Math.max(0, limit - used);
}
