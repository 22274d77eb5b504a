import Type, { type Static } from 'typebox';
import { PLAN_KEYS } from '../../product/plans.ts';
import { line } from '../fields.ts';
import { pageParts, pageWords } from '../page-words.ts';
import { Action, group, head, label, name, Point, picture, sections, title } from '../parts.ts';

/** The affiliate program: `/affiliate` (S2 section 2). {upTo} is the commission in words, {percent} its number. */
export const AffiliateSchema = group({
  ...pageWords,
  sections: sections(['benefits', 'steps', 'commission by plan']),
  commission: group({
    percent: Type.Number({ title: 'Highest share of a payment', minimum: 0, maximum: 100 }),
    upTo: label,
  }),
  hero: pageParts.hero,
  join: group({ first: label, more: Action, last: label }, { title: 'Buttons that open later' }),
  referrals: group(
    {
      ...picture,
      months: Type.Array(label),
      aMonth: label,
      customers: Type.Array(
        group({
          name,
          plan: Type.Enum([...PLAN_KEYS], { title: 'Plan' }),
          firstPaidMonth: Type.Integer({ title: 'Month of the first payment, from 0', minimum: 0 }),
        }),
      ),
      paid: label,
      everyMonth: label,
    },
    { title: 'Picture of the first view' },
  ),
  benefits: group({ title, recurring: Point, monthly: Point, trial: Point }, { title: 'Benefits' }),
  steps: group(
    { title, signUp: Point, promote: Point, earn: Point, you: line(8, { title: 'You' }), sampleLink: label },
    { title: 'Steps' },
  ),
  worth: group(
    {
      ...head,
      columns: group({ plan: label, pays: label, earned: label, year: label }),
      perMonth: label,
    },
    { title: 'Commission by plan' },
  ),
  closing: pageParts.closing,
});

export type Affiliate = Static<typeof AffiliateSchema>;
