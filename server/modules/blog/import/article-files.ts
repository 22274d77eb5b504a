import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { DOCUMENT_KINDS, kindOf } from './documents/document.ts';

/** Contents of a folder of the blog, as paths below it with forward slashes, sorted. */
export interface BlogFolder {
  /** Files that are articles. */
  articles: string[];
  /** Files that the import ignores: neither articles nor pictures. */
  others: string[];
}

/** Endings of article files, for an editor. */
export const ARTICLE_ENDINGS = DOCUMENT_KINDS.map((kind) => `.${kind}`).join(', ');

const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;
/** Files of systems and programs, beside those whose names begin with a dot. */
const FOR_SYSTEM = /^(?:thumbs\.db|desktop\.ini|~\$.*|.*~|.*\.(?:bak|tmp|swp|part|crdownload))$/i;

/**
 * Looks through a folder and the folders in it. Left out: README.md, and whatever begins with a dot or an underscore.
 * @throws when there is no such folder
 */
export async function readBlogFolder(folder: string): Promise<BlogFolder> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      parts: relative(folder, join(entry.parentPath, entry.name)).split(sep),
      isArticle: entry.isFile() && kindOf(entry.name) !== undefined,
    }))
    .filter(({ parts }) => !parts.some((part) => /^[._]/.test(part)))
    .filter(({ parts }) => !/^readme\.md$/i.test(parts.at(-1) ?? ''));
  const named = (isArticle: boolean) =>
    paths
      .filter((path) => path.isArticle === isArticle)
      .map(({ parts }) => parts.join('/'))
      .sort();
  return {
    articles: named(true),
    others: named(false).filter(
      (path) => !PICTURE.test(path) && !FOR_SYSTEM.test(path.split('/').at(-1) ?? ''),
    ),
  };
}

/**
 * The articles' files alone.
 * @throws when there is no such folder
 */
export async function listArticleFiles(folder: string): Promise<string[]> {
  return (await readBlogFolder(folder)).articles;
}
