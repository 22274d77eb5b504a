import { BLOG_PATHS } from 'contract/api-paths.ts';
import { askHost } from '../../../api/ask-host.ts';
import { API_HOST } from '../../../api/host.ts';
import { type ArticleFields, readArticleFields } from '../article-fields.ts';
import { versionOf } from './article-version.ts';
import { sanitizeHtml } from './sanitize-html.ts';

/** Content of an answer for an article. */
type ArticleAnswer =
  /** The version that the reader has already. */
  | { kind: 'same' }
  | { kind: 'article'; article: ArticleFields }
  /** Success, and nothing in it. */
  | { kind: 'empty' };

/** Result of the call for an article (S2 sections 4 and 7). */
export type FetchedArticle =
  /** The version that the reader has already. */
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

/**
 * Reads the body of an answer.
 * @param shownVersion of the article that stands there already
 * @throws {SyntaxError} when it is not JSON
 */
export function readArticleAnswer(body: string, shownVersion?: string): ArticleAnswer {
  const answer: unknown = body.trim() === '' ? null : JSON.parse(body);
  if (isEmpty(answer)) return { kind: 'empty' };
  const article = readArticleFields(answer, API_HOST);
  return versionOf(article) === shownVersion ? { kind: 'same' } : { kind: 'article', article };
}

/** `null`, `{}`, `[]`, `''`, and what is no article at all. */
function isEmpty(answer: unknown): boolean {
  return typeof answer !== 'object' || answer === null || Object.keys(answer).length === 0;
}
