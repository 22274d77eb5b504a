import { createHash } from 'node:crypto';
import type { ImportedArticle } from '../imported-article.ts';
import type { PictureImporter } from '../pictures/import-pictures.ts';
import type { ImportedPicture } from '../pictures/picture.ts';
import { type ArticleFile, withoutText } from './article-file.ts';
import { completeEntries } from './front-matter/complete-entries.ts';
import type { RenderedMarkdown } from './markdown/markdown.ts';
import { type MarkdownRenderer, NotRendered } from './markdown/markdown-renderer.ts';
import type { OwnLink } from './markdown/own-links.ts';
import type { ShownPictures } from './markdown/show-pictures.ts';
import { BadFile, type Problem } from './problem.ts';

const WORDS_PER_MINUTE = 200;

/** Whole minutes, rounded up, at least one. */
export function readMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}

/**
 * Increase it with every change of the HTML that `renderMarkdown` writes: the next import then renders all articles
 * again. It has its own file because only the rendering process loads the parsers.
 */
export const RENDERING_VERSION = 4;

export interface PreparedArticle {
  article: ImportedArticle;
  /** Remarks for the writer: what was left out, and links that lead nowhere within it. */
  remarks: Problem[];
  /** Links to this site, whose targets may or may not exist. */
  ownLinks: OwnLink[];
}

/** Source of an article. */
export interface ArticleSource {
  /** The file's path below its folder, with forward slashes. */
  source: string;
  /** Bytes of the file. */
  bytes: Buffer;
  file: ArticleFile;
  /** The pictures within the file, by their addresses in the text. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** Remarks on content that the conversion to Markdown left out. */
  notes: readonly string[];
}

interface Tools {
  renderer: MarkdownRenderer;
  pictures: PictureImporter;
  /** Prepare again the pictures that are said to be stored. */
  isFresh: boolean;
  now: Date;
}

/**
 * Makes of a file what the store keeps.
 * @throws {BadFile} with all that is wrong with its entries and its text, and what would be lost of it
 */
export async function prepareArticle(from: ArticleSource, tools: Tools): Promise<PreparedArticle> {
  const { source, bytes, file } = from;
  const { rendered, pictures, notes } = await renderWithPictures(from, tools);
  const { html, text, title } = rendered;
  const completed = completeEntries(file.given, { title, source, now: tools.now });
  const { entries } = completed;
  // Beside entries that cannot be read, nothing is said of those that are missing: they may be the same.
  const [problems, remarks] = file.problems.length > 0 ? [[], []] : [completed.problems, completed.remarks];
  const inFile = <Place extends { line?: number }>(place: Place) => ({
    ...place,
    line: (place.line ?? 1) + file.bodyLine - 1,
  });
  const allRemarks = [
    ...file.remarks,
    ...remarks.map((reason) => ({ line: 1, reason })),
    ...rendered.remarks.map(inFile),
    ...[...from.notes, ...notes].map((reason) => ({ line: file.bodyLine, reason })),
  ];
  const wrong = [
    ...file.problems,
    ...problems.map((reason) => ({ line: 1, reason })),
    ...(text === '' ? [withoutText(file.bodyLine)] : []),
  ];
  if (wrong.length > 0) throw new BadFile(wrong, allRemarks);
  const { category, date, draft, ...others } = entries;
  const banner: OwnLink[] = entries.image?.startsWith('/')
    ? [{ address: entries.image, kind: 'image', line: file.lineOf('image') }]
    : [];
  return {
    article: {
      ...others,
      category,
      source,
      sourceHash: hashOf(bytes, pictures),
      html,
      text,
      readMinutes: readMinutes(text),
      publishAt: date,
      isDraft: draft,
      pictures,
    },
    remarks: allRemarks,
    ownLinks: [...banner, ...rendered.ownLinks.map(inFile)],
  };
}

/** Changes with the file, its pictures, and the way in which files are rendered. */
function hashOf(bytes: Buffer, pictures: readonly ImportedPicture[]): string {
  const ids = pictures.map(({ id }) => id).join(' ');
  return createHash('sha256').update(`${RENDERING_VERSION}\n${ids}\n`).update(bytes).digest('hex');
}

/** Twice where it shows pictures of its own: which they are is known when it has been read once. */
async function renderWithPictures({ source, file, pictures: within }: ArticleSource, tools: Tools) {
  const first = await render(file, tools.renderer);
  if (first.wantedPictures.length === 0) return { rendered: first, pictures: [], notes: [] };
  const prepared = await tools.pictures.prepare({ source, within }, first.wantedPictures, tools.isFresh);
  const shown: ShownPictures = Object.fromEntries(
    [...prepared].map(([address, result]) => {
      if ('problem' in result) return [address, result];
      const { id, width, height, isDrawing = false } = result.picture;
      return [address, { id, width, height, isDrawing }];
    }),
  );
  const usable = [...prepared.values()].filter((result) => 'picture' in result);
  return {
    rendered: await render(file, tools.renderer, shown),
    pictures: [...new Map(usable.map(({ picture }) => [picture.id, picture])).values()],
    notes: usable.flatMap(({ note }) => note ?? []),
  };
}

async function render(
  { body, bodyLine, given, problems }: ArticleFile,
  renderer: MarkdownRenderer,
  pictures: ShownPictures = {},
): Promise<RenderedMarkdown> {
  try {
    return await renderer.render(body, { pictures, subject: given.subject });
  } catch (error) {
    if (!(error instanceof NotRendered)) throw error;
    throw new BadFile([...problems, { line: bodyLine, reason: error.message }]);
  }
}
