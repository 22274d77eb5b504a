import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { sitePlans } from '../../product/plans.ts';

/** A customer who came through an affiliate's link. */
export interface Referral {
  customer: string;
  plan: string;
  monthlyPriceUsd: number;
  /** Counted from 0. Before it the customer tries the product for free, and nothing is earned. */
  firstPaidMonth: number;
}

/** Returns what one customer earns an affiliate each month, in cents' precision (S2 section 9). */
export function monthlyCommissionUsd(
  { monthlyPriceUsd }: Pick<Referral, 'monthlyPriceUsd'>,
  percent = maxPercent(),
): number {
  return Math.round(monthlyPriceUsd * percent) / 100;
}

/** Returns what is paid out month by month: every customer counts from the first payment on (S2 section 9). */
export function payoutsUsd(referrals: readonly Referral[], months: number): number[] {
  return Array.from({ length: months }, (_, month) => {
    const cents = referrals
      .filter(({ firstPaidMonth }) => firstPaidMonth <= month)
      .reduce((sum, referral) => sum + Math.round(monthlyCommissionUsd(referral) * 100), 0);
    return cents / 100;
  });
}

/** Returns a text with the commission in its places: `{upTo}` in words, `{percent}` as a number. */
export function fillCommission(text: string): string {
  const { percent, upTo } = content().one('pages/affiliate').commission;
  return fill(text, { percent, upTo: fill(upTo, { percent }) });
}

/** Returns the highest share of a payment that an affiliate earns, every month (S2 section 9, 'Course and affiliate'). */
function maxPercent(): number {
  return content().one('pages/affiliate').commission.percent;
}

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
