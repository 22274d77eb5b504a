import type { PlanKey } from 'contract/product/plans.ts';
import { sitePlans } from '../../product/plans.ts';
import type { Referral } from './commission.ts';

/** The plans with a price per month, which is what a commission is a share of. */
export function pricedPlans() {
  return sitePlans().flatMap(({ key, name, shortName, price }) =>
    typeof price === 'number' ? [{ key, name, shortName, monthlyPriceUsd: price }] : [],
  );
}

/** Half a year of a fictional affiliate, for the picture in the first view. */
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'] as const;

export function referrals(): Referral[] {
  return [
    referral('Fernlea Dental', 'startup', 0),
    referral('Quarry & Finch', 'growth', 1),
    referral('Pinewood Cycles', 'starter', 2),
    referral('Lumen Interiors', 'growth', 3),
    referral('Halden Freight', 'startup', 5),
  ];
}

function referral(customer: string, key: PlanKey, firstPaidMonth: number): Referral {
  const plan = pricedPlans().find((each) => each.key === key);
  if (!plan) throw new Error(`No price per month: ${key}`);
  return { customer, plan: plan.shortName, monthlyPriceUsd: plan.monthlyPriceUsd, firstPaidMonth };
}
