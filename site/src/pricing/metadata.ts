import { brand } from '../brand.ts';
import type { PageMetadata } from '../layouts/Metadata.tsx';
import { paths } from '../routes.ts';
import { offersOf } from './plan-offers.ts';
import { plans } from './plans.ts';

/** S2 section 2, 'Pricing': search-engine metadata and a product with one offer per plan in USD. */
export const metadata: PageMetadata = {
  title: 'Pricing',
  description: `What ${brand.name} costs for one person, a startup, a growing team and an enterprise: four plans with members, credits and features compared row by row.`,
  keywords:
    'AI employee pricing, AI agent plans, AI workspace cost, AI automation price, enterprise AI agents',
  structuredData: {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: brand.name,
    description: 'A workspace in which businesses create AI employees and run them beside human staff.',
    brand: { '@type': 'Brand', name: brand.name },
    url: `${brand.siteUrl}${paths.pricing}`,
    offers: offersOf(plans),
  },
};
