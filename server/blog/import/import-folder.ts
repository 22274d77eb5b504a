import { join } from 'node:path';
import { AddressTaken, type BlogWriter, type Fate } from '../imported-article.ts';
import { PictureImporter } from '../pictures/import-pictures.ts';
import { PictureGone } from '../pictures/picture.ts';
import { type ArticleFile, readArticle, readBytes } from './article-file.ts';
import { listArticleFiles } from './article-files.ts';
import { checkLinks, type LinkTargets } from './check-links.ts';
import type { MarkdownRenderer } from './markdown/markdown-renderer.ts';
import { type PreparedArticle, prepareArticle } from './prepare-article.ts';
import { BadFile, type Problem } from './problem.ts';
import type { SitePages } from './site-pages.ts';

/** What became of one file. */
export interface FileReport {
  /** Its path below the folder. */
  source: string;
  fate: Fate | 'refused';
  /** Why it was refused, or what was left out of it, or leads nowhere. */
  problems: readonly Problem[];
  /** Where it was stored; absent of a refused file. */
  address?: { categorySlug: string; url: string };
}

interface ImportParts {
  folder: string;
  writer: BlogWriter & Pick<LinkTargets, 'findStanding'>;
  now: Date;
  /** What the site answers, where that is known. */
  pages?: SitePages | undefined;
  renderer: MarkdownRenderer;
}

type Stored = Omit<PreparedArticle, 'pictures'> & { fate: Fate };

/**
 * Brings the articles of a folder, and the pictures beside them, into the blog. A bad file is refused alone; an article
 * whose file is gone stays.
 * @throws when there is no such folder, and when the blog cannot be written to
 */
export async function importFolder(parts: ImportParts): Promise<FileReport[]> {
  const { folder, writer, now, pages, renderer } = parts;
  const sources = await listArticleFiles(folder);
  await using pictures = new PictureImporter({ folder, findPicture: writer.findPicture });
  const outcomes: { source: string; result: Stored | BadFile }[] = [];
  for (const source of sources) outcomes.push({ source, result: await importFile(source) });
  // Now that all of them are stored, so that one may lead to the next.
  const reports: FileReport[] = [];
  for (const outcome of outcomes) reports.push(await reportOn(outcome));
  return reports;

  async function importFile(source: string): Promise<Stored | BadFile> {
    try {
      const bytes = await readBytes(join(folder, source));
      const file = readArticle(bytes);
      const store = async (isFresh: boolean): Promise<Stored> => {
        const prepared = await prepareArticle(source, bytes, file, { renderer, pictures, isFresh });
        return { ...prepared, fate: await writer.saveArticle(prepared.article) };
      };
      return await store(false)
        // Another import has just removed a picture that no article showed.
        .catch((error) => (error instanceof PictureGone ? store(true) : Promise.reject(error)))
        .catch((error) => refuseTaken(error, file));
    } catch (error) {
      if (!(error instanceof BadFile)) throw error;
      return error;
    }
  }

  async function reportOn({ source, result }: (typeof outcomes)[number]): Promise<FileReport> {
    if (result instanceof BadFile) return { source, fate: 'refused', problems: result.problems };
    const { article, remarks, ownLinks, fate } = result;
    const { findStanding } = writer;
    const dead = await checkLinks(ownLinks, article, { pages, findStanding, now });
    const problems = [...remarks, ...dead].sort((one, other) => one.line - other.line);
    return {
      source,
      fate,
      problems,
      address: { categorySlug: article.category.slug, url: article.url },
    };
  }

  /** A renamed file finds its address taken by its own article, which is known by the old name. */
  function refuseTaken(error: unknown, { lineOf }: ArticleFile): never {
    if (!(error instanceof AddressTaken)) throw error;
    const hint = sources.includes(error.source)
      ? ''
      : `, which is gone; a renamed file must get its name back, or npm run blog -- remove ${error.source}`;
    throw BadFile.at(lineOf('url'), `${error.message}${hint}`);
  }
}
