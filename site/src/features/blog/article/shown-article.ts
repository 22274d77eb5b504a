import type { ArticleFields } from '../article-fields.ts';

/** What the page shows of an article beside its text. */
export type ShownArticle = Pick<
  ArticleFields,
  'subject' | 'image' | 'author' | 'category' | 'createdDate' | 'readTime' | 'lang'
> & {
  /** Address of the writer's picture, where the site has one. */
  face?: string | undefined;
};

/** Only these travel to the browser: the text is there already, as HTML. */
export function withoutText({
  subject,
  image,
  author,
  category,
  createdDate,
  readTime,
  lang,
}: ArticleFields): ShownArticle {
  return { subject, image, author, category, createdDate, readTime, ...(lang ? { lang } : {}) };
}
