import { Section } from '../ui/Section.tsx';
import { SectionHead } from '../ui/SectionHead.tsx';
import { ArticleCards } from './ArticleCards.tsx';
import type { ArticleCard } from './article-card.ts';

/** Others of the category, after an article. */
export function RelatedArticles({
  categoryName,
  cards,
}: {
  categoryName: string;
  cards: readonly ArticleCard[];
}) {
  if (cards.length === 0) return null;
  return (
    <Section labelledBy="related-title" isPrinted={false}>
      <SectionHead id="related-title" title={`More in ${categoryName}`} />
      <ArticleCards cards={cards} />
    </Section>
  );
}
