import { fill } from 'contract/content/fill.ts';
import { content } from '../../content.ts';
import { definePage, wordsOf } from '../../layout/page.ts';
import { paths } from '../../product/paths.ts';
import { countAgents } from './departments.ts';

/** The use-case catalogue (S2 section 2). */
export const page = definePage(() => {
  const words = wordsOf(content().one('pages/use-cases'));
  const listed = countAgents();
  return {
    path: paths.useCases,
    listed: 'in sitemap',
    ...words,
    card: { ...words.card, line: fill(words.card.line, { listed }) },
    hero: { ...words.hero, lede: fill(words.hero.lede, { listed }) },
  };
});
