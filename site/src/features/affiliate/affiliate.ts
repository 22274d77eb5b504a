import { brand } from '../../brand.ts';
import { MAX_COMMISSION_PERCENT } from './commission.ts';

/** The commission in words, as it stands in titles (S2 section 9, 'Course and affiliate'). */
export const upTo = `up to ${MAX_COMMISSION_PERCENT}%`;

/** The three benefit cards (S2 section 2, 'Affiliate page'). */
export const benefits = [
  {
    icon: 'recurring',
    title: `${capitalized(upTo)}, recurring`,
    text: 'You earn on every payment your customer makes.',
  },
  {
    icon: 'monthly',
    title: 'Paid monthly',
    text: 'One payout a month, with a statement that lists each customer, the plan and your share.',
  },
  {
    icon: 'trial',
    title: 'Easy to say yes to',
    text: 'The first 3 months are free, no card needed. All you recommend is a free trial.',
  },
] as const;

/** The three steps of how it works (S2 section 2, 'Affiliate page'). */
export const steps = [
  {
    drawing: 'signUp',
    title: 'Sign up',
    text: 'Tell us who you are and who you write, teach or consult for. It’s free.',
  },
  {
    drawing: 'promote',
    title: 'Promote with your unique link',
    text: 'Put it where you already give advice: an article, a course, an email to a client. It tells us you sent them.',
  },
  {
    drawing: 'earn',
    title: 'Earn',
    text: `You earn ${upTo} from their first payment, every month they stay.`,
  },
] as const;

export type StepDrawingName = (typeof steps)[number]['drawing'];

/** What an affiliate's link looks like. */
export const sampleLink = `${new URL(brand.siteUrl).host}/?via=you`;

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
