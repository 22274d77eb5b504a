import type { ImportedPicture, Picture } from './pictures/picture.ts';

/** An article as an import hands it to the store: checked, and its HTML sanitised. */
export interface ImportedArticle {
  /** The file's path below the folder, with forward slashes: it stays when url or category change. */
  source: string;
  /** Hash of the file's bytes: an unchanged file is left alone. */
  sourceHash: string;
  subject: string;
  category: { name: string; slug: string };
  url: string;
  /** `null` if the file names no author. */
  author: string | null;
  /** `null` where the site shall draw one. */
  image: string | null;
  /** Description for search engines and feeds; `null` where they show the beginning of the text. */
  description: string | null;
  /** BCP 47; `null` where it is that of the site. */
  lang: string | null;
  html: string;
  /** The words of the HTML without headings' anchors and code colours, for search and excerpts. */
  text: string;
  readMinutes: number;
  /** ISO 8601, UTC. */
  publishAt: string;
  isDraft: boolean;
  /** Pictures beside its file that it shows. */
  pictures: readonly ImportedPicture[];
}

/**
 * Result of the import of an article. `moved`: its category or url changed, and the old address leads here. `removed`:
 * it was taken off the blog, and stays so. `kept`: it was published at the desk, which the folder does not overwrite.
 */
export type ImportResult = 'new' | 'changed' | 'moved' | 'unchanged' | 'removed' | 'kept';

export interface SaveOptions {
  isRestored?: boolean;
  isFromDesk?: boolean;
}

/** Write access to the blog, for imports. */
export interface BlogWriter {
  /** Reports whether nothing has ever been imported. */
  isEmpty(): Promise<boolean>;
  /** A picture that an article shows. */
  findPicture(id: string): Promise<Picture | undefined>;
  /** Reports whether the article of this source was taken off the blog. */
  isRemoved(source: string): Promise<boolean>;
  /**
   * Inserts or updates the article of this source, in one transaction. One that was taken off the blog, by its source
   * or its address, stays so unless it is restored; one that was published at the desk stays as it is there.
   * @throws {AddressTaken} when another source's article has this category and url
   * @throws {PictureGone}
   */
  saveArticle(article: ImportedArticle, options?: SaveOptions): Promise<ImportResult>;
}

/** Two files want one address. */
export class AddressTaken extends Error {
  /** The file that has it. */
  readonly source: string;

  constructor(source: string) {
    super(`its category and url are those of ${source}`);
    this.name = new.target.name;
    this.source = source;
  }
}
