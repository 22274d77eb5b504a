import { API_HOST } from '../../../api/host.ts';
import { type ArticleFields, readArticleFields } from '../article-fields.ts';
import { versionOf } from './article-version.ts';

/** What is in an answer for an article. */
export type ArticleAnswer =
  /** What the reader has already. */
  | { kind: 'same' }
  | { kind: 'article'; article: ArticleFields }
  /** Success, and nothing in it. */
  | { kind: 'empty' };

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
