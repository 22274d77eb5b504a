import type { PlanKey, PlanTerms } from './plans.ts';

/** Needs of a customer; one that is left out counts as no wish. */
export interface PlanNeeds {
  /** People who will use it. */
  members?: number | undefined;
  /** AI message credits a month. */
  credits?: number | undefined;
  /** Labels of features that the plan must include, such as 'API access'. One that no plan adds rules none out. */
  needs?: readonly string[] | undefined;
}

/** Plans that fit, by what is published. */
export interface PlansFound {
  /** All that fit as listed, smallest first. Empty when none does: ask us. */
  plans: readonly PlanKey[];
  /** The smallest with room and features, even if it begins with more members. */
  nearest: PlanKey;
}

/**
 * The plans that fit a customer. Above the most members of one plan and below the least of the next, no plan fits as listed:
 * callers say so instead of naming the larger plan.
 * @param plans all of them, smallest first
 */
export function plansFor(
  { members = LEAST_ASKED, credits = 0, needs = [] }: PlanNeeds,
  plans: readonly PlanTerms[],
): PlansFound {
  const smallest = Math.max(0, ...needs.map((need) => plans.findIndex(({ adds }) => adds?.includes(need))));
  const roomy = plans.slice(smallest).filter((plan) => hasRoom(plan, members, credits));
  const fitting = roomy.filter((plan) => members === LEAST_ASKED || members >= leastMembers(plan));
  const nearest = (roomy[0] ?? plans.at(-1)) as PlanTerms;
  return { plans: fitting.map(({ key }) => key), nearest: nearest.key };
}

/** Returns the first numbers of people that no plan is for: more than one has room for, fewer than the next begins with. */
export function findGap(plans: readonly PlanTerms[]): { from: number; to: number } | undefined {
  for (const [index, { members }] of plans.entries()) {
    const next = plans[index + 1];
    if (!next || !('most' in members)) continue;
    const gap = { from: members.most + 1, to: leastMembers(next) - 1 };
    if (gap.from <= gap.to) return gap;
  }
  return undefined;
}

/** Members of a customer who does not say how many. */
const LEAST_ASKED = 0;

function hasRoom({ members: places, creditsPerMonth }: PlanTerms, members: number, credits: number): boolean {
  const hasSeats = 'least' in places || members <= places.most;
  return hasSeats && (creditsPerMonth === null || credits <= creditsPerMonth);
}

function leastMembers({ members }: PlanTerms): number {
  return 'least' in members ? members.least : 1;
}
