import type { Offer, SoftwareApplication, WithContext } from 'schema-dts';
import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { cardAddressOf } from '../../layout/social-cards/social-cards.ts';
import { faqOf } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';
import { type Plan, sitePlans } from '../../product/plans.ts';

/** Code of a month in the list of units that schema.org takes (UN/CEFACT). */
const MONTH = 'MON';

/** S2 section 2, 'Pricing': search-engine metadata and a product with one offer per plan in USD. */
export const page = definePage(() => {
  const document = content().one('pages/pricing');
  const words = { path: paths.pricing, ...wordsOf(document) };
  const plans = sitePlans();
  return {
    listed: 'in sitemap',
    ...words,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: brand.name,
        description: document.product,
        brand: { '@type': 'Brand', name: brand.name },
        url: `${brand.siteUrl}${paths.pricing}`,
        image: cardAddressOf(words),
        offers: offersOf(plans),
      },
      softwareOf(plans),
      ...(document.sections.includes('questions') ? [faqOf(document.questions.list)] : []),
    ],
  };
});

/** The plans with a price a month as schema.org offers (S2 section 2, 'Pricing'); plans without one are left out. */
export function offersOf(plans: readonly Plan[]): Offer[] {
  return plans.flatMap(({ name, price, description }) =>
    typeof price === 'number'
      ? [
          {
            '@type': 'Offer',
            name,
            description,
            price: String(price),
            priceCurrency: 'USD',
            url: `${brand.siteUrl}${paths.pricing}`,
            priceSpecification: {
              '@type': 'UnitPriceSpecification',
              price: String(price),
              priceCurrency: 'USD',
              unitCode: MONTH,
              billingDuration: 1,
            },
          },
        ]
      : [],
  );
}

/** The application as software, with what it costs from the smallest plan with a price to the largest. */
export function softwareOf(plans: readonly Plan[]): WithContext<SoftwareApplication> {
  const offers = offersOf(plans);
  const prices = plans.flatMap(({ price }) => (typeof price === 'number' ? [price] : []));
  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: brand.name,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: brand.appUrl,
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: String(Math.min(...prices)),
      highPrice: String(Math.max(...prices)),
      priceCurrency: 'USD',
      offerCount: offers.length,
    },
  };
}
