import { join } from 'node:path';
import { AddressTaken, type BlogWriter, type ImportResult } from '../imported-article.ts';
import { PictureImporter } from '../pictures/import-pictures.ts';
import { PictureGone } from '../pictures/picture.ts';
import { readArticle, readBytes } from './article-file.ts';
import { ARTICLE_ENDINGS, readBlogFolder } from './article-files.ts';
import { checkLinks, type LinkTargets } from './check-links.ts';
import { BadDocument, kindOf } from './documents/document.ts';
import { DocumentConverter } from './documents/document-converter.ts';
import type { MarkdownRenderer } from './markdown/markdown-renderer.ts';
import { type ArticleSource, type PreparedArticle, prepareArticle } from './prepare-article.ts';
import { BadFile, byLine, type Problem, withoutLines } from './problem.ts';
import type { SitePages } from './site-pages.ts';

/** Result of the import of one file. */
export interface FileReport {
  /** Its path below the folder. */
  source: string;
  result: ImportResult | 'refused' | 'ignored';
  /** Reasons why it was refused or ignored; parts that were left out of it; links that lead nowhere. */
  problems: readonly Problem[];
  /** Remarks on a refused file: what would be left out of it too. */
  remarks?: readonly Problem[];
  /** Address under which it was stored; absent where the file was not stored. */
  address?: { categorySlug: string; url: string };
}

interface ImportParts {
  folder: string;
  writer: BlogWriter & Pick<LinkTargets, 'findArticleStatus'>;
  now: Date;
  /** Addresses that the site answers, if they are known. */
  pages?: SitePages | undefined;
  renderer: MarkdownRenderer;
  /** The one file to be looked at, whose article comes back if it was taken off the blog. */
  restored?: string | undefined;
}

type Stored = Pick<PreparedArticle, 'article' | 'remarks' | 'ownLinks'> & {
  result: ImportResult;
  hasLines: boolean;
};
type Outcome = { source: string; imported: Stored | BadFile | 'removed' };

/**
 * Brings the articles of a folder, and the pictures beside them, into the blog. A bad file is refused alone; an article
 * whose file is gone stays, and one that was taken off the blog stays away.
 * @throws when there is no such folder, and when the blog cannot be written to
 */
export async function importFolder(parts: ImportParts): Promise<FileReport[]> {
  const { folder, writer, now, pages, renderer, restored } = parts;
  const { articles, others } = await readBlogFolder(folder);
  const sources = restored === undefined ? articles : articles.filter((source) => source === restored);
  await using pictures = new PictureImporter({ folder, findPicture: writer.findPicture });
  await using converter = new DocumentConverter();
  const outcomes: Outcome[] = [];
  for (const source of sources) outcomes.push({ source, imported: await importFile(source) });
  // Now that all of them are stored, so that one may lead to the next.
  const reports: FileReport[] = [];
  for (const outcome of outcomes) reports.push(await reportOn(outcome));
  return [...reports, ...(restored === undefined ? others.map(reportOther) : [])];

  async function importFile(source: string): Promise<Outcome['imported']> {
    if (restored === undefined && (await writer.isRemoved(source))) return 'removed';
    let hasLines = true;
    try {
      const from = await readSource(folder, source, converter);
      hasLines = from.hasLines;
      const store = async (isFresh: boolean): Promise<Stored> => {
        const prepared = await prepareArticle(from, { renderer, pictures, isFresh, now });
        const result = await writer.saveArticle(prepared.article, { isRestored: restored !== undefined });
        return { ...prepared, result, hasLines };
      };
      return await store(false)
        // Another import has just removed a picture that no article showed.
        .catch((error) => (error instanceof PictureGone ? store(true) : Promise.reject(error)))
        .catch((error) => refuseTaken(error, from));
    } catch (error) {
      if (!(error instanceof BadFile)) throw error;
      return hasLines ? error : new BadFile(withoutLines(error.problems), withoutLines(error.remarks));
    }
  }

  async function reportOn({ source, imported }: Outcome): Promise<FileReport> {
    if (imported === 'removed') return { source, result: 'removed', problems: [] };
    if (imported instanceof BadFile) {
      const { problems, remarks } = imported;
      return { source, result: 'refused', problems, ...(remarks.length > 0 ? { remarks } : {}) };
    }
    const { article, remarks, ownLinks, result, hasLines } = imported;
    if (result === 'removed' || result === 'kept') return { source, result, problems: [] };
    const { findArticleStatus } = writer;
    const dead = await checkLinks(ownLinks, article, { pages, findArticleStatus, now });
    const problems = [...remarks, ...dead].sort(byLine);
    return {
      source,
      result,
      problems: hasLines ? problems : withoutLines(problems),
      address: { categorySlug: article.category.slug, url: article.url },
    };
  }

  /** A renamed file finds its address taken by its own article, which is known by the old name. */
  function refuseTaken(error: unknown, { file: { lineOf } }: ReadSource): never {
    if (!(error instanceof AddressTaken)) throw error;
    const hint = articles.includes(error.source)
      ? ''
      : `, which is gone; a renamed file must get its name back, or npm run blog -- remove ${error.source}`;
    throw BadFile.at(lineOf('url'), `${error.message}${hint}`);
  }
}

function reportOther(source: string): FileReport {
  return {
    source,
    result: 'ignored',
    problems: [{ reason: `it is not an article: their names end in ${ARTICLE_ENDINGS}` }],
  };
}

/** An article's file, and whether its writer knows the lines that problems name. */
interface ReadSource extends ArticleSource {
  hasLines: boolean;
}

/**
 * Reads an article's file, of whatever kind.
 * @param source the file's path below the folder
 * @throws {BadFile}
 */
async function readSource(folder: string, source: string, converter: DocumentConverter): Promise<ReadSource> {
  const bytes = await readBytes(join(folder, source));
  if (/^(?:md|markdown)$/.test(kindOf(source) ?? '')) {
    const file = readArticle(bytes);
    return { source, bytes, file, pictures: file.embedded, hasLines: true, notes: [] };
  }
  const { markdown, isConverted, pictures, remarks } = await converter
    .convert(source, bytes)
    .catch((error) => {
      throw error instanceof BadDocument ? new BadFile([{ reason: error.message }]) : error;
    });
  const file = readArticle(markdown);
  return {
    source,
    bytes,
    file,
    pictures: new Map([...pictures, ...file.embedded]),
    hasLines: !isConverted,
    notes: remarks,
  };
}
