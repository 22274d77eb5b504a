import { PAGE_SIZE } from 'contract/blog/blog-rules.ts';
import { articlePath } from 'contract/site/addresses.ts';
import { readArticleFields } from '../article-fields.ts';
import { excerptOf } from '../plain-text.ts';

/** Fields of an article in a list; its text is not part of it. */
export interface ArticleCard {
  /** The article's id, or its address: tells whether two cards are of the same article. Empty where it has neither. */
  key: string;
  /** Empty where the article does not say where it is. */
  href: string;
  subject: string;
  excerpt: string;
  categoryName: string;
  image: string;
  /** ISO 8601, or empty. */
  createdDate: string;
  readTime: string;
  /** Language of subject and excerpt, where it is not that of the site. */
  lang?: string | undefined;
}

/** One page of a list. */
export interface CardPage {
  cards: ArticleCard[];
  /** More pages exist only while the last fetch returned exactly ten (S2 section 4). */
  hasMore: boolean;
}

/**
 * The cards of an answer.
 * @param textOf finds the words of HTML: the browser's parser there, our own rule on the server
 * @param host where pictures are that name no host; empty for this site
 */
export function readCardPage(articles: unknown[], textOf: (html: string) => string, host = ''): CardPage {
  const cards = articles.map((article): ArticleCard => {
    const { id, subject, content, category, image, url, createdDate, readTime, lang } = readArticleFields(
      article,
      host,
    );
    const href = category.categorySlug && url ? articlePath(category.categorySlug, url) : '';
    return {
      key: id || href,
      href,
      subject,
      excerpt: excerptOf(textOf(content)),
      categoryName: category.name,
      image,
      createdDate,
      readTime,
      ...(lang ? { lang } : {}),
    };
  });
  return { cards: joinCards([], cards), hasMore: articles.length === PAGE_SIZE };
}

/**
 * A list with another page at its end. An article that was published between two fetches moves all others down,
 * so that the last of one page comes again as the first of the next: it is shown once.
 */
export function joinCards(shown: readonly ArticleCard[], more: readonly ArticleCard[]): ArticleCard[] {
  const known = new Set(shown.map(({ key }) => key).filter(Boolean));
  const cards = [...shown];
  for (const card of more) {
    if (!known.has(card.key)) cards.push(card);
    if (card.key) known.add(card.key);
  }
  return cards;
}
