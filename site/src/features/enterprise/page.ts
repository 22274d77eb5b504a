import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { cardAddressOf } from '../../layout/social-cards/social-cards.ts';
import { publisher } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';

/** S1 section 2.6: the structured data is a software-application entry. */
export const page = definePage(() => {
  const words = wordsOf(content().one('pages/enterprise'));
  return {
    path: paths.enterprise,
    listed: 'in sitemap',
    card: 'own',
    ...words,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: brand.name,
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      url: brand.siteUrl + paths.enterprise,
      image: cardAddressOf({ path: paths.enterprise, card: 'own', ...words }),
      description: words.description,
      provider: publisher(),
    },
  };
});
