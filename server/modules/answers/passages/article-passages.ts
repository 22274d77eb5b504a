import type { BlogArticle } from 'contract/blog/blog.ts';
import type { Logger } from 'pino';
import type { ArticleVersion } from '../../blog/blog.queries.ts';
import type { Passage } from './passage.ts';
import type { PassageIndex } from './passage-index.ts';
import { yieldInSlices } from './yield-in-slices.ts';

/** The articles, as an index follows them. */
export interface FollowedArticles {
  /** Newest first. */
  listVersions(limit: number): Promise<ArticleVersion[]>;
  readArticles(ids: readonly string[]): Promise<BlogArticle[]>;
}

const MOST_ARTICLES = 2_000;
const READ_AT_ONCE = 10;

/** Keeps the passages of the articles in an index: of a change, only what has changed is read and put in place. */
export class ArticlePassages {
  readonly #index: PassageIndex;
  readonly #articles: FollowedArticles;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #known = new Map<string, { version: string; passages: readonly Passage[] }>();

  constructor(index: PassageIndex, articles: FollowedArticles, log: Pick<Logger, 'warn'>) {
    this.#index = index;
    this.#articles = articles;
    this.#log = log;
  }

  /**
   * Brings the index up to date, in slices beside everything else. A search meanwhile finds each article either as it
   * was or as it is.
   * @throws what the articles throw; what has been done by then stays
   */
  async update(signal: AbortSignal): Promise<void> {
    const listed = await this.#articles.listVersions(MOST_ARTICLES);
    const versions = new Map(listed.map(({ id, version }) => [id, version]));
    const rest = yieldInSlices();
    for (const id of [...this.#known.keys()].filter((known) => !versions.has(known))) {
      this.#replace(id, undefined);
      await rest();
    }
    const changed = [...versions.keys()].filter((id) => this.#known.get(id)?.version !== versions.get(id));
    for (let start = 0; start < changed.length; start += READ_AT_ONCE) {
      signal.throwIfAborted();
      const ids = changed.slice(start, start + READ_AT_ONCE);
      for (const article of await this.#articles.readArticles(ids)) {
        const passages = await this.#read(article);
        this.#replace(article.id, { version: versions.get(article.id) ?? '', passages });
        await rest();
      }
    }
  }

  /** Replaces the passages of an article in one turn, so that no search comes between. */
  #replace(id: string, article: { version: string; passages: readonly Passage[] } | undefined): void {
    for (const passage of this.#known.get(id)?.passages ?? []) this.#index.remove(passage);
    this.#known.delete(id);
    if (!article) return;
    for (const passage of article.passages) this.#index.add(passage);
    this.#known.set(id, article);
  }

  /** One that cannot be read has no passages. */
  async #read(article: BlogArticle): Promise<Passage[]> {
    const { readArticle } = await import('./read-page.ts');
    try {
      return readArticle(article);
    } catch (err) {
      this.#log.warn({ err, id: article.id }, 'an article could not be indexed for search');
      return [];
    }
  }
}
