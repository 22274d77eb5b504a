import { brand } from '../../brand.ts';
import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { faqOf, publisher, website } from '../../layout/structured-data.ts';
import { paths } from '../../product/paths.ts';

/** S1 section 2.3. */
export const page = definePage(() => {
  const words = content().one('pages/home');
  return {
    path: paths.home,
    listed: 'in sitemap',
    card: 'own',
    ...wordsOf(words),
    structuredData: [
      {
        '@context': 'https://schema.org',
        ...publisher(),
        email: brand.infoEmail,
        sameAs: brand.social.map(({ url }) => url),
      },
      website(),
      ...(words.sections.includes('why choose us') ? [faqOf(words.whyChoose.questions)] : []),
    ],
  };
});
