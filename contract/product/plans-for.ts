import { FEATURES_FROM } from './plan-features.ts';
import { PLAN_KEYS, PLANS, type PlanKey, type PlanTerms } from './plans.ts';

/** What a customer asks of a plan; what is left out counts as no wish. */
export interface PlanNeeds {
  /** People who will use it. */
  members?: number | undefined;
  /** AI message credits a month. */
  credits?: number | undefined;
  /** Labels of rows of the plan comparison that the plan must include, such as 'API access'. */
  needs?: readonly string[] | undefined;
}

/** Which plans fit, by what is published. */
export interface PlansFound {
  /** All that fit as listed, smallest first. Empty when none does: ask us. */
  plans: readonly PlanKey[];
  /** The smallest with room and features, even if it begins with more members. */
  nearest: PlanKey;
}

const LARGEST = 'enterprise' satisfies PlanKey;

/**
 * The plans that fit a customer. Above the most members of one plan and below the least of the next, no plan fits as listed:
 * callers say so instead of naming the larger plan.
 */
export function plansFor({ members = LEAST_ASKED, credits = 0, needs = [] }: PlanNeeds): PlansFound {
  const roomy = PLAN_KEYS.filter((key) => hasRoom(PLANS[key], members, credits) && includesAll(key, needs));
  const plans = roomy.filter((key) => members === LEAST_ASKED || members >= leastMembers(PLANS[key]));
  return { plans, nearest: roomy[0] ?? LARGEST };
}

/** Members of a customer who does not say how many. */
const LEAST_ASKED = 0;

function hasRoom({ members: places, creditsPerMonth }: PlanTerms, members: number, credits: number): boolean {
  const hasSeats = 'least' in places || members <= places.most;
  return hasSeats && (creditsPerMonth === null || credits <= creditsPerMonth);
}

/** A row that every plan has, or that no plan publishes, rules none out. */
function includesAll(key: PlanKey, needs: readonly string[]): boolean {
  const from: Record<string, PlanKey | undefined> = FEATURES_FROM;
  return needs.every((need) => PLAN_KEYS.indexOf(key) >= PLAN_KEYS.indexOf(from[need] ?? key));
}

function leastMembers({ members }: PlanTerms): number {
  return 'least' in members ? members.least : 1;
}
