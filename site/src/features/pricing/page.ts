import { priceText } from 'contract/product/offered-plans.ts';
import { brand } from '../../brand.ts';
import { definePage } from '../../layout/page.ts';
import { cardAddressOf } from '../../layout/social-cards/social-cards.ts';
import { faqOf } from '../../layout/structured-data.ts';
import { demo, signUp } from '../../product/actions.ts';
import { claims } from '../../product/claims.ts';
import { paths } from '../../product/paths.ts';
import { sitePlans } from '../../product/plans.ts';
import { offersOf, softwareOf } from './plan-offers.ts';
import { questions } from './questions.ts';

/** S2 section 2, 'Pricing': search-engine metadata and a product with one offer per plan in USD. */
export const page = definePage(() => {
  const title = 'Pricing';
  const plans = sitePlans();
  const priced = plans.filter(({ period }) => period !== '').map(priceText);
  const card = { title, line: `${priced[0]} to ${priced.at(-1)} a month. Free for 3 months.` };
  return {
    path: paths.pricing,
    title,
    description: `What ${brand.name} costs for one person, a startup, a growing team or an enterprise: four plans with members, credits and features compared row by row.`,
    keywords:
      'prices, plans, cost, FAQ, AI employee pricing, AI agent plans, AI workspace cost, AI automation price, enterprise AI agents',
    listed: 'in sitemap',
    card,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: brand.name,
        description: 'A workspace where businesses create AI employees and run them alongside their staff.',
        brand: { '@type': 'Brand', name: brand.name },
        url: `${brand.siteUrl}${paths.pricing}`,
        image: cardAddressOf({ path: paths.pricing, title, card }),
        offers: offersOf(plans),
      },
      softwareOf(plans),
      faqOf(questions),
    ],
    hero: {
      title: 'Start small. Switch plans in a click.',
      lede: `${claims.trial} No setup fees.`,
      actions: [signUp('Try for Free'), demo('Book a demo')],
    },
  };
});
