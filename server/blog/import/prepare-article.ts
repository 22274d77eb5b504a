import { createHash } from 'node:crypto';
import type { ImportedArticle } from '../imported-article.ts';
import { type ArticleFile, withoutText } from './article-file.ts';
import { RENDERING_VERSION, type RenderedMarkdown, renderMarkdown } from './markdown.ts';
import { BadFile, type Problem } from './problem.ts';
import { readMinutes } from './read-time.ts';

export interface PreparedArticle {
  article: ImportedArticle;
  /** Links and images that its writer may miss. */
  leftOut: Problem[];
}

/**
 * Makes of a file what the store keeps.
 * @param source the file's path below its folder, with forward slashes
 * @throws {BadFile} when its text cannot be rendered, or nothing of it is left
 */
export function prepareArticle(source: string, bytes: Buffer, file: ArticleFile): PreparedArticle {
  const { html, text, leftOut } = render(file);
  if (text === '') throw new BadFile([withoutText(file.bodyLine)]);
  const { subject, category, url, author, image, date, draft } = file.frontMatter;
  const article = {
    source,
    sourceHash: hashOf(bytes),
    subject,
    category,
    url,
    author,
    image,
    html,
    text,
    readMinutes: readMinutes(text),
    publishAt: date,
    isDraft: draft,
  };
  const linesBefore = file.bodyLine - 1;
  return { article, leftOut: leftOut.map(({ line, reason }) => ({ line: line + linesBefore, reason })) };
}

/** Changes with the file, and with the way in which files are rendered. */
function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(`${RENDERING_VERSION}\n`).update(bytes).digest('hex');
}

function render({ body, bodyLine }: ArticleFile): RenderedMarkdown {
  try {
    return renderMarkdown(body);
  } catch (error) {
    // Each level of nesting is a call within a call, for which there is only so much room.
    if (error instanceof RangeError) throw BadFile.at(bodyLine, 'the text is nested too deeply');
    throw BadFile.at(bodyLine, `the text cannot be turned into HTML (${(error as Error).message})`);
  }
}
