import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { cardAddressOf } from '../../layout/social-cards/social-cards.ts';
import { faqOf } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';
import { sitePlans } from '../../product/plans.ts';
import { offersOf, softwareOf } from './plan-offers.ts';

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
      faqOf(document.questions.list),
    ],
  };
});
