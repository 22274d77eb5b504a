import { join } from 'node:path';
import { readArticle, readBytes } from './article-file.ts';
import { BadDocument, kindOf } from './documents/document.ts';
import type { DocumentConverter } from './documents/document-converter.ts';
import type { ArticleSource } from './prepare-article.ts';
import { BadFile } from './problem.ts';

/** An article's file, and whether its writer knows the lines that problems name. */
export interface ReadSource extends ArticleSource {
  hasLines: boolean;
}

/**
 * Reads an article's file, of whatever kind.
 * @param source the file's path below the folder
 * @throws {BadFile}
 */
export async function readSource(
  folder: string,
  source: string,
  converter: DocumentConverter,
): Promise<ReadSource> {
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
