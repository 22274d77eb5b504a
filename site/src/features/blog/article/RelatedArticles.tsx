import { content } from '../../../content.ts';
import { Section, SectionHead } from '../../../design/ui/Section.tsx';
import { ArticleCards } from '../cards/ArticleCards.tsx';
import type { ArticleCard } from '../cards/article-card.ts';
import { RELATED_ID } from './localize-dates.ts';

/** Others that share most of an article's words, after it. */
export function RelatedArticles({ cards }: { cards: readonly ArticleCard[] }) {
  if (cards.length === 0) return null;
  return (
    <Section id={RELATED_ID} labelledBy="related-title" isPrinted={false}>
      <SectionHead id="related-title" title={content().one('pages/blog').article.related} />
      <ArticleCards cards={cards} />
    </Section>
  );
}
