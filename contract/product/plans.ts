/** Keys of the plans, smallest first. Clients are stored with them. */
export const PLAN_KEYS = ['starter', 'startup', 'growth', 'enterprise'] as const;

export type PlanKey = (typeof PLAN_KEYS)[number];

/** Contents of a plan, for the rules that compare plans with what is asked of them. */
export interface PlanTerms {
  key: PlanKey;
  /** Number of people of a client who may use it. */
  members: { most: number } | { least: number };
  /** AI message credits of a client per calendar month; `null` is without limit. */
  creditsPerMonth: number | null;
  /** Labels of the features that begin with it: the larger plans have them too. Left out where no one asks for features. */
  adds?: readonly string[];
}
