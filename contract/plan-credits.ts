/**
 * AI message credits that a client of each plan has per calendar month; `null` is without limit
 * (S2 section 9, 'Plans').
 */
export const PLAN_CREDITS = {
  starter: 2_000,
  startup: 25_000,
  growth: 50_000,
  enterprise: null,
} as const satisfies Record<string, number | null>;

export type Plan = keyof typeof PLAN_CREDITS;

export const PLANS = Object.keys(PLAN_CREDITS) as Plan[];
