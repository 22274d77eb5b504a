import type { BlogPage } from 'contract/blog/blog.ts';
import { type BlogStore, createBlogStore } from '../../server/modules/blog/blog.store.ts';
import type { VerifyPreview } from '../../server/modules/blog/find-article.ts';
import type { ImportedArticle, ImportResult } from '../../server/modules/blog/imported-article.ts';
import type { Database } from '../../server/plugins/database/schema.ts';

export interface BlogUnderTest {
  store: BlogStore;
  database: Database;
  /** Imports an article with what the test says about it, and something sensible for the rest. */
  save: (chosen?: Partial<ImportedArticle>) => Promise<ImportResult>;
  /** Moves the store's clock. */
  setTime: (time: string) => void;
}

export type SetUpBlog = (options?: { verifyPreview?: VerifyPreview }) => Promise<BlogUnderTest>;

/** First time of a store's clock. */
export const START = '2026-03-10T06:30:00.000Z';

/** Makes an empty blog on each database that is opened. */
export function setUpBlogOn(openDatabase: () => Promise<Database>): SetUpBlog {
  return async (options = {}) => {
    const database = await openDatabase();
    let now = START;
    const store = createBlogStore({ database, clock: () => new Date(now), ...options });
    return {
      store,
      database,
      save: (chosen) => store.saveArticle(makeArticle(chosen)),
      setTime: (time) => {
        now = time;
      },
    };
  };
}

/** An article as an import hands it over: a changed one has another hash. */
export function makeArticle(chosen: Partial<ImportedArticle> = {}): ImportedArticle {
  const { url = 'first-steps', text = 'Give the agent one task.' } = chosen;
  const article = {
    source: `${url}.md`,
    subject: 'First steps',
    category: makeCategory('Getting Started'),
    url,
    author: null,
    image: null,
    description: null,
    lang: null,
    html: `<p>${text}</p>`,
    text,
    readMinutes: 4,
    publishAt: '2026-03-01T00:00:00.000Z',
    isDraft: false,
    pictures: [],
    ...chosen,
  };
  return { sourceHash: JSON.stringify(article), ...article };
}

export function makeCategory(name: string): ImportedArticle['category'] {
  return { name, slug: name.toLowerCase().replaceAll(' ', '-') };
}

/** The `url`s of a list, in its order. */
export function urlsOf({ data }: Pick<BlogPage, 'data'>): string[] {
  return data.map(({ url }) => url);
}
