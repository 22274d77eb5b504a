import { content } from '../../content.ts';
import { sitePlans } from '../../product/plans.ts';
import type { Referral } from './commission.ts';

/** The plans with a price per month, which is what a commission is a share of. */
export function pricedPlans() {
  return sitePlans().flatMap(({ key, name, shortName, price }) =>
    typeof price === 'number' ? [{ key, name, shortName, monthlyPriceUsd: price }] : [],
  );
}

/** Returns half a year of a fictional affiliate, for the picture in the first view. */
export function referrals(): Referral[] {
  const plans = pricedPlans();
  return content()
    .one('pages/affiliate')
    .referrals.customers.map(({ name: customer, plan: key, firstPaidMonth }) => {
      const plan = plans.find((each) => each.key === key);
      if (!plan) throw new Error(`No price per month: ${key}`);
      return { customer, plan: plan.shortName, monthlyPriceUsd: plan.monthlyPriceUsd, firstPaidMonth };
    });
}
