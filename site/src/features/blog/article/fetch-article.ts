import { BLOG_PATHS } from 'contract/api-paths.ts';
import { askHost } from '../../../api/ask-host.ts';
import type { ArticleFields } from '../article-fields.ts';
import { readArticleAnswer } from './article-answer.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** What the call for an article brought (S2 sections 4 and 7). */
export type FetchedArticle =
  /** What the reader has already. */
  | { kind: 'same' }
  /** Its content is safe to be shown. */
  | { kind: 'article'; article: ArticleFields }
  /** Success, and nothing in it. */
  | { kind: 'empty' }
  /** Any other status. */
  | { kind: 'refused' }
  /** No answer came, or none that can be shown. */
  | { kind: 'unreachable' };

/** @param shownVersion of the article that stands there already */
export async function fetchArticle(
  categorySlug: string,
  url: string,
  shownVersion: string | undefined,
  signal: AbortSignal,
): Promise<FetchedArticle> {
  const path = [BLOG_PATHS.articles, encodeURIComponent(categorySlug), encodeURIComponent(url)].join('/');
  try {
    const response = await askHost(path, signal);
    if (!response.ok) return { kind: 'refused' };
    const answer = readArticleAnswer(await response.text(), shownVersion);
    if (answer.kind !== 'article') return answer;
    const content = await sanitizeHtml(answer.article.content);
    return { kind: 'article', article: { ...answer.article, content } };
  } catch {
    return { kind: 'unreachable' };
  }
}
