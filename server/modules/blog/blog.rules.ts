import { BlogQuery } from 'contract/blog/blog.ts';
import type { FieldProblem } from 'contract/error-body.ts';
import { invalidFields } from '../../plugins/http/validation-problems.ts';

interface Bounds {
  minimum: number;
  maximum: number;
  default: number;
}

// What the contract says of each; TypeBox's types forget it.
const PAGE = BlogQuery.properties.page as unknown as Bounds;
const LIMIT = BlogQuery.properties.limit as unknown as Bounds;
const { maxLength: LONGEST_SLUG } = BlogQuery.properties.categorySlug as unknown as { maxLength: number };
const { maxLength: LONGEST_SEARCH } = BlogQuery.properties.q as unknown as { maxLength: number };

/**
 * Reads the query of GET `/authms/blog`, in which everything is text. What is left empty in a form is absent;
 * parameters that are not ours are ignored.
 * @throws {InvalidRequest} naming each parameter at fault
 */
export function readBlogQuery(query: Readonly<Record<string, unknown>>): BlogQuery {
  const problems: FieldProblem[] = [];
  const read: BlogQuery = { page: readNumber('page', PAGE), limit: readNumber('limit', LIMIT) };
  const categorySlug = readText('categorySlug', LONGEST_SLUG);
  const q = readText('q', LONGEST_SEARCH);
  if (problems.length > 0) throw invalidFields(problems);
  return { ...read, ...(categorySlug ? { categorySlug } : {}), ...(q ? { q } : {}) };

  function readNumber(field: string, { minimum, maximum, default: usual }: Bounds): number {
    const text = query[field];
    if (text === undefined) return usual;
    const number = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (number >= minimum && number <= maximum) return number;
    problems.push({ field, message: `Use one whole number from ${minimum} to ${maximum}` });
    return usual;
  }

  function readText(field: string, longest: number): string {
    const text = query[field] ?? '';
    if (typeof text === 'string' && lengthOf(text) <= longest) return text.trim();
    problems.push({ field, message: `Use one text of at most ${longest} characters` });
    return '';
  }
}

/** Returns the length in characters, as JSON Schema counts them (`maxLength`), not in UTF-16 code units. */
function lengthOf(text: string): number {
  return [...text].length;
}

/** Returns the reading time as a label. */
export function readTimeLabel(minutes: number): string {
  return `${minutes} min read`;
}

/**
 * Returns when readers last saw the article change (ISO 8601, UTC): an article that is as it was imported changed when
 * it appeared, even if that was years before the import.
 */
export function changedDateOf(row: { created_at: string; changed_at: string; publish_at: string }): string {
  const { created_at: created, changed_at: changed, publish_at: published } = row;
  return changed === created || changed < published ? published : changed;
}

/** The articles nearest in time to a moment (ISO 8601, UTC), the newer one first of two that are as near. */
export function nearestInTime<Article extends { createdDate: string }>(
  articles: readonly Article[],
  moment: string,
  limit: number,
): Article[] {
  const distanceMs = ({ createdDate }: Article) => Math.abs(Date.parse(createdDate) - Date.parse(moment));
  return [...articles]
    .sort((a, b) => distanceMs(a) - distanceMs(b) || (a.createdDate < b.createdDate ? 1 : -1))
    .slice(0, limit);
}
