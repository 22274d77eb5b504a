import type { Generated } from 'kysely';

/** Tables of the blog. */
interface BlogTables {
  blog_categories: BlogCategoriesTable;
  blog_articles: BlogArticlesTable;
  blog_moves: BlogMovesTable;
  blog_removals: BlogRemovalsTable;
  blog_revision: BlogRevisionTable;
  blog_pictures: BlogPicturesTable;
  blog_picture_files: BlogPictureFilesTable;
  blog_article_pictures: BlogArticlePicturesTable;
  blog_drafts: BlogDraftsTable;
  blog_draft_pictures: BlogDraftPicturesTable;
}

export interface BlogCategoriesTable {
  id: string;
  name: string;
  slug: string;
}

export interface BlogArticlesTable {
  id: string;
  /** The file it was imported from, and what that file's bytes hash to. */
  source: string;
  source_hash: string;
  subject: string;
  category_id: string;
  url: string;
  author: string | null;
  image: string | null;
  /** Description for search engines and feeds; `null` where they show the beginning of the text. */
  description: string | null;
  /** BCP 47; `null` where it is that of the site. */
  lang: string | null;
  html: string;
  text: string;
  /** The whole leading blocks of `html` that a list answers in its place. */
  opening: string;
  read_minutes: number;
  publish_at: string;
  is_draft: 0 | 1;
  created_at: string;
  changed_at: string;
}

/** Addresses that articles had before: they lead to the article, wherever it is now. */
export interface BlogMovesTable {
  category_slug: string;
  url: string;
  article_id: string;
}

/** Addresses whose article was taken off the blog: they say so, or lead elsewhere. */
export interface BlogRemovalsTable {
  category_slug: string;
  url: string;
  /** The file of the article, which imports leave out until it is restored. */
  source: string;
  /** A path of this site. */
  redirect: string | null;
  removed_at: string;
}

/** One row: how often the blog has been written to. */
export interface BlogRevisionTable {
  number: number;
  /** Number of times that something readers could see was withdrawn. */
  withdrawals: Generated<number>;
}

/** A picture beside an article's file. */
export interface BlogPicturesTable {
  /** Hash of its bytes and of the way in which they are prepared; part of its address. */
  id: string;
  /** Width of the largest of its files, in pixels. */
  width: number;
  height: number;
}

/** Files of a picture for browsers. */
export interface BlogPictureFilesTable {
  picture_id: string;
  width: number;
  format: 'avif' | 'webp' | 'svg';
  bytes: Uint8Array;
}

/** Articles that show a picture. A picture that no article shows any more is removed. */
export interface BlogArticlePicturesTable {
  article_id: string;
  picture_id: string;
}

/** A state of an article that is written at the desk; the one with the highest number counts. */
export interface BlogDraftsTable {
  /** The article's file; for one without a file, `desk/<uuid>.md`. */
  source: string;
  number: number;
  /** Number of times that this state was saved. */
  saves: number;
  /** Entries and Markdown, as a file has them. */
  text: string;
  /** Address of the person. */
  author: string;
  saved_at: string;
  published_at: string | null;
  /** `source_hash` of the article that it was begun from, or published as. */
  live_hash: string | null;
}

/** A picture of an article that is written at the desk, as it was handed over. */
export interface BlogDraftPicturesTable {
  source: string;
  /** Address that the text has for it. */
  address: string;
  picture_id: string;
  bytes: Uint8Array;
}

declare module '../../plugins/database/schema.ts' {
  interface Tables extends BlogTables {}
}
