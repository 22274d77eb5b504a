import { PAGE_SIZE } from 'contract/blog/blog-rules.ts';
import '../../../design/styles/shared-elements.css';
import styles from './ArticleCards.module.css';
import { ArticleFacts } from './ArticleFacts.tsx';
import type { ArticleCard } from './article-card.ts';
import { Banner } from './Banner.tsx';

/** The articles of a list; where `isFeatured`, the first of them large (S2 section 2). */
export function ArticleCards({
  cards,
  isFeatured = false,
}: {
  cards: readonly ArticleCard[];
  isFeatured?: boolean;
}) {
  return (
    <ul className={styles.grid}>
      {cards.map((card, index) => {
        const isLarge = isFeatured && index === 0;
        const banner = <Banner className={styles.banner} src={card.image} isLazy={!isLarge} />;
        return (
          <li
            className={`${styles.card} ${isLarge ? styles.featured : ''}`}
            id={firstOfPage(index)}
            key={card.key || index}
          >
            {!isLarge && banner}
            <div className={styles.words}>
              {card.categoryName && <p className={styles.category}>{card.categoryName}</p>}
              <h3 className={styles.subject} lang={card.lang}>
                {card.href ? <a href={card.href}>{card.subject}</a> : card.subject}
              </h3>
              {card.excerpt && (
                <p className={styles.excerpt} lang={card.lang}>
                  {card.excerpt}
                </p>
              )}
              <ArticleFacts createdDate={card.createdDate} readTime={card.readTime} />
            </div>
            {isLarge && banner}
          </li>
        );
      })}
    </ul>
  );
}

/** Returns the address to which the button leads without script: the first article that it brings. */
function firstOfPage(index: number): string | undefined {
  return index > 0 && index % PAGE_SIZE === 0 ? `page-${index / PAGE_SIZE + 1}` : undefined;
}
