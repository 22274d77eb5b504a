import type { BlogArticle, BlogCategory, BlogPage, BlogQuery } from './blog.ts';

/**
 * What the server hands to pages that are rendered on demand, as Astro's `locals`. A page that finds no
 * `blog` (while developing, or when the calls live on another host) leaves the work to its island.
 */
export interface SiteLocals {
  blog?: BlogReader;
}

/** Read access to the blog: published articles only, unless a valid preview says otherwise. */
export interface BlogReader {
  /** Categories with at least one published article, by name. */
  listCategories(): Promise<BlogCategory[]>;
  /** As GET `/authms/blog` answers. */
  listArticles(query: BlogQuery): Promise<BlogPage>;
  /** Newest first, with their whole text; of one category, or of all. At most `limit`. */
  listWholeArticles(filter: { categorySlug?: string; limit: number }): Promise<BlogArticle[]>;
  /** @param preview what `npm run blog -- preview` put into the link: shows drafts and articles of the future */
  findArticle(categorySlug: string, url: string, preview?: string): Promise<FoundArticle | undefined>;
  /** Others of the category, nearest in time first. */
  listRelated(article: BlogArticle, limit: number): Promise<BlogArticle[]>;
  /** Every published article's address, newest first, with the moment of its last change (ISO 8601, UTC). */
  listAddresses(): Promise<ArticleAddress[]>;
}

export type FoundArticle =
  | { kind: 'article'; article: BlogArticle; isPreview: boolean; changedDate: string }
  /** It was here and is there now. */
  | { kind: 'moved'; categorySlug: string; url: string };

export interface ArticleAddress {
  categorySlug: string;
  url: string;
  changedDate: string;
}
