import { setImmediate } from 'node:timers/promises';
import type { BlogArticle } from 'contract/blog/blog.ts';
import type { Database } from '../../plugins/database/schema.ts';
import type { Clock } from '../../shared/clock.ts';
import { newestFirst, selectPublished, selectRows, toArticle, withCategory } from './article-rows.ts';
import { nearestInTime } from './blog.rules.ts';
import { compareArticles, countTerms, type SimilarArticle, type TermCounts } from './similarity.ts';

interface Parts {
  database: Database;
  clock: Clock;
  /** Changes whenever readers may see something else. */
  findRevision: () => Promise<string>;
}

/** More than these, the newest, are not compared: 2,000 take some 30 MB, and two seconds in small pieces. */
const MOST_COMPARED = 2_000;
const READ_AT_ONCE = 10;

/** The comparison of all articles of one revision of the blog. */
interface Comparison {
  revision: string;
  similarTo: Promise<(id: string) => SimilarArticle[]>;
}

/**
 * Finds articles with similar words (decision 010). All articles are compared once per revision of the blog, on the
 * first request; only new or changed texts are read. Equally similar articles are ordered by nearness in time.
 */
export function createRelatedFinder({ database, clock, findRevision }: Parts) {
  let known = new Map<string, { sourceHash: string; terms: TermCounts }>();
  let latest: Comparison | undefined;

  return async ({ id, createdDate }: BlogArticle, limit: number): Promise<BlogArticle[]> => {
    const similarTo = await compareOnce(await findRevision());
    const similarity = new Map(similarTo(id).map((other) => [other.id, other.similarity]));
    const least = [...similarity.values()][limit - 1] ?? 0;
    // All that are as like as the last one: who of them is nearest in time is not known yet.
    const candidates = [...similarity].filter(([, value]) => value >= least).map(([other]) => other);
    if (candidates.length === 0) return [];
    const rows = await selectRows(
      selectPublished(database, clock()).where('blog_articles.id', 'in', candidates),
      'opening',
    ).execute();
    return nearestInTime(rows.map(toArticle), createdDate, rows.length)
      .sort((a, b) => (similarity.get(b.id) ?? 0) - (similarity.get(a.id) ?? 0))
      .slice(0, limit);
  };

  function compareOnce(revision: string): Comparison['similarTo'] {
    if (latest?.revision === revision) return latest.similarTo;
    const comparison = { revision, similarTo: compareAll() };
    latest = comparison;
    // What failed is tried again by who asks next.
    comparison.similarTo.catch(() => {
      if (latest === comparison) latest = undefined;
    });
    return comparison.similarTo;
  }

  async function compareAll() {
    const published = await withCategory(selectPublished(database, clock()))
      .select(['blog_articles.id as id', 'source_hash as sourceHash'])
      .$call(newestFirst)
      .limit(MOST_COMPARED)
      .execute();
    const terms = new Map(
      published.flatMap(({ id, sourceHash }) => {
        const kept = known.get(id);
        return kept?.sourceHash === sourceHash ? [[id, kept]] : [];
      }),
    );
    const unread = published.filter(({ id }) => !terms.has(id));
    for (let start = 0; start < unread.length; start += READ_AT_ONCE) {
      const ids = unread.slice(start, start + READ_AT_ONCE).map(({ id }) => id);
      for (const { id, sourceHash, ...article } of await readArticles(ids)) {
        terms.set(id, { sourceHash, terms: countTerms(article) });
      }
      // Others may be answered between two pieces.
      await setImmediate();
    }
    known = terms;
    return compareArticles(new Map(Array.from(terms, ([id, article]) => [id, article.terms])));
  }

  function readArticles(ids: string[]) {
    return withCategory(database.selectFrom('blog_articles'))
      .select(['blog_articles.id as id', 'source_hash as sourceHash', 'subject', 'html', 'text'])
      .select('blog_categories.name as category')
      .where('blog_articles.id', 'in', ids)
      .execute();
  }
}
