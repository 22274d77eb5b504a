import { createHash } from 'node:crypto';
import type { ImportedArticle } from '../imported-article.ts';
import type { PictureImporter } from '../pictures/import-pictures.ts';
import type { ImportedPicture } from '../pictures/picture.ts';
import { type ArticleFile, withoutText } from './article-file.ts';
import type { RenderedMarkdown } from './markdown/markdown.ts';
import { type MarkdownRenderer, NotRendered } from './markdown/markdown-renderer.ts';
import type { OwnLink } from './markdown/own-links.ts';
import { RENDERING_VERSION } from './markdown/rendering-version.ts';
import type { ShownPictures } from './markdown/show-pictures.ts';
import { BadFile, type Problem } from './problem.ts';
import { readMinutes } from './read-time.ts';

export interface PreparedArticle {
  article: ImportedArticle;
  /** What its writer may miss, or leads nowhere within it. */
  remarks: Problem[];
  /** What it leads to on this site, which may or may not be there. */
  ownLinks: OwnLink[];
}

interface Tools {
  renderer: MarkdownRenderer;
  pictures: PictureImporter;
  /** Prepare again the pictures that are said to be stored. */
  isFresh: boolean;
}

/**
 * Makes of a file what the store keeps.
 * @param source the file's path below its folder, with forward slashes
 * @throws {BadFile} when its text cannot be rendered, or nothing of it is left
 */
export async function prepareArticle(
  source: string,
  bytes: Buffer,
  file: ArticleFile,
  tools: Tools,
): Promise<PreparedArticle> {
  const { rendered, pictures, notes } = await renderWithPictures(source, file, tools);
  const { html, text } = rendered;
  if (text === '') throw new BadFile([withoutText(file.bodyLine)]);
  const { subject, category, url, author, image, date, draft } = file.frontMatter;
  const article = {
    source,
    sourceHash: hashOf(bytes, pictures),
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
    pictures,
  };
  const inFile = <Place extends { line: number }>(place: Place) => ({
    ...place,
    line: place.line + file.bodyLine - 1,
  });
  const banner: OwnLink[] = image?.startsWith('/')
    ? [{ address: image, kind: 'image', line: file.lineOf('image') }]
    : [];
  return {
    article,
    remarks: [...rendered.remarks.map(inFile), ...notes.map((reason) => ({ line: file.bodyLine, reason }))],
    ownLinks: [...banner, ...rendered.ownLinks.map(inFile)],
  };
}

/** Changes with the file, its pictures, and the way in which files are rendered. */
function hashOf(bytes: Buffer, pictures: readonly ImportedPicture[]): string {
  const ids = pictures.map(({ id }) => id).join(' ');
  return createHash('sha256').update(`${RENDERING_VERSION}\n${ids}\n`).update(bytes).digest('hex');
}

/** Twice where pictures stand beside the article: what it shows is known when it has been read once. */
async function renderWithPictures(source: string, file: ArticleFile, tools: Tools) {
  const first = await render(file, tools.renderer);
  if (first.wantedPictures.length === 0) return { rendered: first, pictures: [], notes: [] };
  const prepared = await tools.pictures.prepare(source, first.wantedPictures, tools.isFresh);
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
  { body, bodyLine }: ArticleFile,
  renderer: MarkdownRenderer,
  pictures?: ShownPictures,
): Promise<RenderedMarkdown> {
  try {
    return await renderer.render(body, pictures);
  } catch (error) {
    if (error instanceof NotRendered) throw BadFile.at(bodyLine, error.message);
    throw error;
  }
}
