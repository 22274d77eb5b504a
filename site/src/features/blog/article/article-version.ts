import type { ArticleFields } from '../article-fields.ts';
import { hashText } from '../plain-text.ts';

/** Changes with every field that the page of an article shows: two of one version look the same. */
export function versionOf({
  subject,
  content,
  image,
  author,
  category,
  createdDate,
  readTime,
  lang,
}: ArticleFields): string {
  const shown = [
    subject,
    content,
    image,
    author,
    category.name,
    category.categorySlug,
    createdDate,
    readTime,
    ...(lang ? [lang] : []),
  ];
  const text = shown.join('\n');
  return `${text.length.toString(36)}-${hashText(text).toString(36)}`;
}
