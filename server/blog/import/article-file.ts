import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { readFrontMatter } from './front-matter.ts';
import type { FieldName, FrontMatter } from './front-matter-fields.ts';
import { BadFile } from './problem.ts';

const MOST_KIB = 512;
const MOST_BYTES = MOST_KIB * 1024;
const FENCE = '---';
const NEWLINE = 0x0a;

export interface ArticleFile {
  frontMatter: FrontMatter;
  /** Line of the entry in the file, from 1. */
  lineOf: (name: FieldName) => number;
  /** Markdown. */
  body: string;
  /** Line of the file in which the body begins, from 1. */
  bodyLine: number;
}

/**
 * The bytes of a file, unless it is too large to be looked at.
 * @throws {BadFile}
 */
export async function readBytes(path: string): Promise<Buffer> {
  const failed = (error: NodeJS.ErrnoException) => BadFile.at(1, `the file cannot be read (${error.code})`);
  const { size } = await stat(path).catch((error) => Promise.reject(failed(error)));
  if (size > MOST_BYTES) throw BadFile.at(1, `the file is larger than ${MOST_KIB} KiB`);
  return readFile(path).catch((error) => Promise.reject(failed(error)));
}

/**
 * Reads an article: entries between two lines `---`, then Markdown.
 * @throws {BadFile} with all that is wrong with its entries and its body
 */
export function readArticle(bytes: Buffer): ArticleFile {
  if (!isUtf8(bytes)) {
    throw BadFile.at(lineOfBadText(bytes), 'this line is not UTF-8 text; save the file in that encoding');
  }
  const lines = new TextDecoder().decode(bytes).split(/\r?\n/);
  if (lines[0]?.trimEnd() !== FENCE) {
    throw BadFile.at(1, `the file must begin with a line ${FENCE}, its entries and a second line ${FENCE}`);
  }
  const closing = lines.findIndex((line, index) => index > 0 && line.trimEnd() === FENCE);
  if (closing === -1) throw BadFile.at(1, `the entries that begin here are not ended by a line ${FENCE}`);

  const body = lines.slice(closing + 1).join('\n');
  const bodyLine = closing + 2;
  const entries = readFrontMatter(lines.slice(1, closing).join('\n'));
  const problems = 'problems' in entries ? entries.problems : [];
  if (body.trim() === '') problems.push(withoutText(bodyLine));
  if ('problems' in entries || problems.length > 0) throw new BadFile(problems);
  return { frontMatter: entries.values, lineOf: entries.lineOf, body, bodyLine };
}

/** For a body of which nothing can be read. */
export function withoutText(line: number) {
  return { line, reason: 'the article has no text' };
}

/** A line feed is never part of another character, so that each line can be looked at alone. */
function lineOfBadText(bytes: Buffer): number {
  let line = 1;
  let start = 0;
  for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
    if (!isUtf8(bytes.subarray(start, end))) return line;
    line += 1;
    start = end + 1;
  }
  return line;
}
