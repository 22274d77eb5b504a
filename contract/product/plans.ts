/** What a plan costs and holds (S2 section 9, 'Plans'). */
export interface PlanTerms {
  /** Per month; `null` where the price is agreed. */
  priceUsd: number | null;
  /** How many people of a client may use it. */
  members: { most: number } | { least: number };
  /** AI message credits of a client per calendar month; `null` is without limit. */
  creditsPerMonth: number | null;
}

/** The plans, smallest first. */
export const PLANS = {
  starter: { priceUsd: 29, members: { most: 1 }, creditsPerMonth: 2_000 },
  startup: { priceUsd: 99, members: { most: 5 }, creditsPerMonth: 25_000 },
  growth: { priceUsd: 149, members: { most: 10 }, creditsPerMonth: 50_000 },
  enterprise: { priceUsd: null, members: { least: 25 }, creditsPerMonth: null },
} as const satisfies Record<string, PlanTerms>;

export type PlanKey = keyof typeof PLANS;

export const PLAN_KEYS = Object.keys(PLANS) as PlanKey[];
