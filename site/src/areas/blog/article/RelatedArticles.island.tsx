import { Section } from '../../../design/ui/Section.tsx';
import { SectionHead } from '../../../design/ui/SectionHead.tsx';
import { ArticleCards } from '../cards/ArticleCards.tsx';
import type { ArticleCard } from '../cards/article-card.ts';

/**
 * Others that share most of an article's words, after it. Hydrated to write their dates as the reader does, and as the list
 * and the article above write them.
 */
export function RelatedArticles({ cards }: { cards: readonly ArticleCard[] }) {
  if (cards.length === 0) return null;
  return (
    <Section labelledBy="related-title" isPrinted={false}>
      <SectionHead id="related-title" title="Related articles" />
      <ArticleCards cards={cards} />
    </Section>
  );
}
