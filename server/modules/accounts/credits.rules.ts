import { PLANS, type PlanKey } from 'contract/product/plans.ts';

/** What a client has used, and in which month. */
export interface CreditUse {
  plan: PlanKey;
  month: string;
  used: number;
}

/** The calendar month in UTC, such as `2026-03`: credits are counted by it. */
export function monthOf(date: Date): string {
  return date.toISOString().slice(0, 7);
}

/** Credits left in the month of `now`; `null` is without limit. */
export function creditsLeft({ plan, month, used }: CreditUse, now: Date): number | null {
  const limit = PLANS[plan].creditsPerMonth;
  if (limit === null) return null;
  // After a change to a smaller plan, more may have been used than it has.
  return month < monthOf(now) ? limit : Math.max(0, limit - used);
}
