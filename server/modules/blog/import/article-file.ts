import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import { takeEmbeddedPictures } from './documents/embedded-pictures.ts';
import { type FrontMatter, readFrontMatter } from './front-matter/front-matter.ts';
import { splitEntries } from './front-matter/split-entries.ts';
import { convertNotes } from './markdown/note-marks.ts';
import { BadFile, type Problem } from './problem.ts';

/** Largest size of a file with all its pictures; the next line limits its text. */
const MOST_MB = 40;
const MOST_TEXT_KIB = 512;
export const LONGEST_TEXT_BYTES = MOST_TEXT_KIB * 1024;
const NEWLINE = 0x0a;

export interface ArticleFile extends FrontMatter {
  /** Markdown. */
  body: string;
  /** Line of the file in which the body begins, from 1. */
  bodyLine: number;
  /** The pictures that stand in the text itself, by the addresses that it has for them now. */
  embedded: Map<string, Uint8Array>;
}

/**
 * The bytes of a file, unless it is too large to be looked at.
 * @throws {BadFile}
 */
export async function readBytes(path: string): Promise<Buffer> {
  const failed = (error: NodeJS.ErrnoException) => BadFile.at(1, `the file cannot be read (${error.code})`);
  const { size } = await stat(path).catch((error) => Promise.reject(failed(error)));
  if (size > MOST_MB * 1024 ** 2) throw BadFile.at(1, `the file is larger than ${MOST_MB} MB`);
  return readFile(path).catch((error) => Promise.reject(failed(error)));
}

/**
 * Reads an article: its entries, then Markdown.
 * @throws {BadFile} when nothing can be said of what it holds
 */
export function readArticle(bytes: Uint8Array): ArticleFile {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!isUtf8(buffer)) {
    throw BadFile.at(lineOfBadText(buffer), 'this line is not UTF-8 text; save the file in that encoding');
  }
  const { text, pictures } = takeEmbeddedPictures(new TextDecoder().decode(buffer));
  if (Buffer.byteLength(text) > LONGEST_TEXT_BYTES) {
    throw BadFile.at(1, `the text is longer than ${MOST_TEXT_KIB} KiB`);
  }
  if (/^\s*\+{3}\s*\n/.test(text)) {
    throw BadFile.at(
      1,
      'entries between +++ are TOML; put --- in place of +++, and write them as name: value',
    );
  }
  const split = splitEntries(text.split(/\r?\n/));
  if (!split) throw BadFile.at(1, 'the entries that begin here do not end with a line ---');
  const { block, blockLine, bodyLine } = split;
  const entries = readFrontMatter(block, blockLine);
  const { body, remarks } = convertNotes(split.body, bodyLine);
  return {
    ...entries,
    remarks: [...entries.remarks, ...split.remarks, ...remarks],
    body,
    bodyLine,
    embedded: pictures,
  };
}

/** Returns the problem of a body without readable text. */
export function withoutText(line: number): Problem {
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
