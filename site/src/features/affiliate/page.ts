import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';
import { fillCommission } from './commission.ts';

/** S2 section 2, 'Affiliate page'. Its buttons have no destination yet: the route has them. */
export const page = definePage(() => {
  const words = wordsOf(content().one('pages/affiliate'));
  return {
    path: paths.affiliate,
    listed: 'in sitemap',
    card: 'own',
    ...words,
    description: fillCommission(words.description),
    hero: { ...words.hero, lede: fillCommission(words.hero.lede) },
    closing: { ...words.closing, text: fillCommission(words.closing.text) },
  };
});
