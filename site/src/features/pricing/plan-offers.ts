import type { Offer } from 'schema-dts';
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
