import type { Offer, SoftwareApplication, WithContext } from 'schema-dts';
import { brand } from '../../brand.ts';
import { paths } from '../../product/paths.ts';
import type { Plan } from '../../product/plans.ts';

/** In the list of units that schema.org takes its codes from (UN/CEFACT). */
const MONTH = 'MON';

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
