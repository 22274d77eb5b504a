import { priceText } from 'contract/product/offered-plans.ts';
import { describe, expect, it } from 'vitest';
import { sitePlans } from '../../product/plans.ts';
import { offersOf, softwareOf } from './page.ts';

const plans = sitePlans();
const [starter, startup, growth] = plans.map(({ price }) => String(price));

describe('offersOf', () => {
  it('offers the three plans that have a price, in US dollars', () => {
    expect(offersOf(plans)).toMatchObject([
      { '@type': 'Offer', name: 'AI Starter Workspace', price: starter, priceCurrency: 'USD' },
      { '@type': 'Offer', name: 'AI Startup Team', price: startup, priceCurrency: 'USD' },
      { '@type': 'Offer', name: 'AI Growth Suite', price: growth, priceCurrency: 'USD' },
    ]);
  });

  it('states that prices are monthly', () => {
    const terms = offersOf(plans).map(
      (offer) => typeof offer === 'object' && 'priceSpecification' in offer && offer.priceSpecification,
    );
    expect(terms).toMatchObject([
      { price: starter, priceCurrency: 'USD', unitCode: 'MON' },
      { price: startup, priceCurrency: 'USD', unitCode: 'MON' },
      { price: growth, priceCurrency: 'USD', unitCode: 'MON' },
    ]);
  });

  it('uses the price of the plan', () => {
    const [starter] = plans;
    expect(offersOf(starter ? [{ ...starter, price: 31 }] : [])).toMatchObject([{ price: '31' }]);
  });

  it('makes no offer of a plan with a label as its price', () => {
    expect(offersOf(plans.filter(({ key }) => key === 'enterprise'))).toEqual([]);
  });
});

describe('softwareOf', () => {
  it('ranges from the lowest price to the highest', () => {
    expect(softwareOf(plans).offers).toMatchObject({ lowPrice: starter, highPrice: growth, offerCount: 3 });
  });
});

describe('priceText', () => {
  it('writes dollars before a number, and leaves a label unchanged', () => {
    expect(plans.map(priceText)).toEqual([`$${starter}`, `$${startup}`, `$${growth}`, 'Agentic AI']);
  });
});
