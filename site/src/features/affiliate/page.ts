import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';
import { upTo } from './affiliate.ts';

/** S2 section 2, 'Affiliate page'. Its buttons have no destination yet: the route has them. */
export const page = definePage(() => ({
  path: paths.affiliate,
  title: 'Affiliate program',
  description: `Recommend ${brand.name} and earn ${upTo} recurring commission, paid monthly: how it works in three steps, and what each plan earns you.`,
  keywords: 'affiliate, affiliates, referral, partner program',
  listed: 'in sitemap',
  card: 'own',
  hero: {
    title: 'Recommend once, earn every month',
    lede: `Sign-up isn’t open yet. When it is, send a customer to ${brand.name} and earn ${upTo} of what they pay, recurring for as long as they stay. Paid monthly.`,
  },
  closing: {
    isStatement: true,
    title: 'You already give the advice',
    text: `Once sign-up opens, earn ${upTo} of what it brings in.`,
    actions: [],
  },
}));
