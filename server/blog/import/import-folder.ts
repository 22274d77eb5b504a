import { join } from 'node:path';
import { AddressTaken, type BlogWriter, type Fate } from '../imported-article.ts';
import { type ArticleFile, readArticle, readBytes } from './article-file.ts';
import { listArticleFiles } from './article-files.ts';
import { prepareArticle } from './prepare-article.ts';
import { BadFile, type Problem } from './problem.ts';

/** What became of one file. */
export interface FileReport {
  /** Its path below the folder. */
  source: string;
  fate: Fate | 'refused';
  /** Why it was refused, or what was left out of it. */
  problems: readonly Problem[];
}

interface ImportParts {
  folder: string;
  writer: BlogWriter;
}

/**
 * Brings the articles of a folder into the blog. A bad file is refused alone; an article whose file is gone stays.
 * @throws when there is no such folder, and when the blog cannot be written to
 */
export async function importFolder({ folder, writer }: ImportParts): Promise<FileReport[]> {
  const sources = await listArticleFiles(folder);
  const reports: FileReport[] = [];
  for (const source of sources) reports.push(await importFile(source));
  return reports;

  async function importFile(source: string): Promise<FileReport> {
    try {
      const bytes = await readBytes(join(folder, source));
      const file = readArticle(bytes);
      const { article, leftOut } = prepareArticle(source, bytes, file);
      const fate = await writer.saveArticle(article).catch((error) => refuseTaken(error, file));
      return { source, fate, problems: leftOut };
    } catch (error) {
      if (!(error instanceof BadFile)) throw error;
      return { source, fate: 'refused', problems: error.problems };
    }
  }

  /** A renamed file finds its address taken by its own article, which is known by the old name. */
  function refuseTaken(error: unknown, { lineOf }: ArticleFile): never {
    if (!(error instanceof AddressTaken)) throw error;
    const hint = sources.includes(error.source)
      ? ''
      : ', which is gone; a renamed file must get its name back';
    throw BadFile.at(lineOf('url'), `${error.message}${hint}`);
  }
}
