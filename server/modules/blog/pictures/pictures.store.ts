import { BLOG_PICTURES } from 'contract/site/addresses.ts';
import { COVER, DRAWING_COLORS, WIDE } from 'contract/site/drawing-style.ts';
import type { InlineDrawing } from 'contract/site/site-locals.ts';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import type { Picture, PictureName } from './picture.ts';
import { type ImportedPicture, PictureGone, pictureAddress } from './picture.ts';

/** Beginning of each file of `convertDrawing`: its size, and the style that a page has by itself. */
const OPENING = /^<svg xmlns="[^"]*" viewBox="([-\d. ]+)"[^>]*><style>[^<]*<\/style>/;
const WIDE_PART = new RegExp(`<svg class="${WIDE}" viewBox="([-\\d. ]+)">((?:(?!</?svg).)*)</svg>`, 's');
const COVER_PART = new RegExp(`<g class="${COVER}"><text>([^<&]+)</text>(?:<rect width="([\\d.]+)%"/>)?</g>`);

/**
 * Returns the part of a drawing's file that a page shows within its HTML, so that its words are set in the face of the
 * page.
 * @param file as `convertDrawing` wrote it: shapes and words, each element closed
 * @returns `undefined` for one that only an image can show: it holds what HTML would read as a part of its own
 */
export function inlineDrawing(file: string, id: string): InlineDrawing | undefined {
  const opening = OPENING.exec(file);
  if (!opening || !file.endsWith('</svg>')) return undefined;
  const inside = file.slice(opening[0].length, -'</svg>'.length);
  const [part = '', wideBox, wide] = WIDE_PART.exec(inside) ?? [];
  const [coverPart = '', reads, share] = COVER_PART.exec(inside) ?? [];
  const narrow = inside.replace(part, () => '').replace(coverPart, () => '');
  if (/<\/?(?:svg|title|desc)\b/i.test(narrow)) return undefined;
  return {
    narrow: { viewBox: opening[1] ?? '', shapes: keepApart(narrow, id) },
    ...(wideBox && wide ? { wide: { viewBox: wideBox, shapes: keepApart(wide, id) } } : {}),
    ...(reads ? { cover: { reads, ...(share ? { share: Number(share) } : {}) } } : {}),
  };
}

/**
 * Classes and ids mean nothing in the page around it: of classes the colors stay, and ids get the drawing's own name.
 */
function keepApart(shapes: string, id: string): string {
  const prefix = `drawing-${id.slice(0, 8)}-`;
  return shapes
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
      const colors = names.split(/\s+/).filter((name) => DRAWING_COLORS.has(name));
      return colors.length > 0 ? ` class="${colors.join(' ')}"` : '';
    })
    .replaceAll(/ id="/g, ` id="${prefix}`)
    .replaceAll(/="url\(#/g, `="url(#${prefix}`);
}

/** @returns `undefined` where no article shows it */
export async function findPicture(database: Database, id: string): Promise<Picture | undefined> {
  const found = await database
    .selectFrom('blog_pictures')
    .select(['id', 'width', 'height'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('blog_picture_files')
          .select('picture_id')
          .whereRef('picture_id', '=', 'blog_pictures.id')
          .where('format', '=', 'svg'),
      ).as('isDrawing'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
  return found && { ...found, isDrawing: Boolean(found.isDrawing) };
}

export async function findPictureFile(database: Database, file: PictureName): Promise<Buffer | undefined> {
  const found = await database
    .selectFrom('blog_picture_files')
    .select('bytes')
    .where('picture_id', '=', file.id)
    .where('width', '=', file.width)
    .where('format', '=', file.format)
    .executeTakeFirst();
  return found && Buffer.from(found.bytes);
}

const DRAWING_ADDRESS = new RegExp(`"${BLOG_PICTURES}/([0-9a-f]{32})-\\d+\\.svg"`, 'g');

/** Reads drawings by the addresses of their files in an article's HTML. */
export async function readDrawings(database: Database, html: string): Promise<Map<string, InlineDrawing>> {
  const ids = new Set(Array.from(html.matchAll(DRAWING_ADDRESS), ([, id = '']) => id));
  if (ids.size === 0) return new Map();
  const files = await database
    .selectFrom('blog_picture_files')
    .select(['picture_id', 'width', 'bytes'])
    .where('picture_id', 'in', [...ids])
    .where('format', '=', 'svg')
    .execute();
  return new Map(
    files.flatMap(({ picture_id: id, width, bytes }) => {
      const drawing = inlineDrawing(Buffer.from(bytes).toString(), id);
      return drawing ? [[pictureAddress(id, width, 'svg'), drawing] as const] : [];
    }),
  );
}

/**
 * Lets an article show these pictures and no others, and removes what no article shows any more.
 * @throws {PictureGone}
 */
export async function savePictures(
  transaction: Transaction<Tables>,
  articleId: string,
  pictures: readonly ImportedPicture[],
): Promise<void> {
  for (const picture of pictures) await insertPicture(transaction, picture);
  await transaction.deleteFrom('blog_article_pictures').where('article_id', '=', articleId).execute();
  if (pictures.length > 0) {
    const rows = pictures.map(({ id }) => ({ article_id: articleId, picture_id: id }));
    await transaction.insertInto('blog_article_pictures').values(rows).execute();
  }
  await removeUnusedPictures(transaction);
}

export async function removeUnusedPictures(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .deleteFrom('blog_pictures')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blog_article_pictures')
            .select('picture_id')
            .whereRef('picture_id', '=', 'blog_pictures.id'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blog_draft_pictures')
            .select('picture_id')
            .whereRef('picture_id', '=', 'blog_pictures.id'),
        ),
      ),
    )
    .execute();
}

export async function insertPicture(
  transaction: Transaction<Tables>,
  { id, width, height, files }: ImportedPicture,
): Promise<void> {
  const stored = await transaction
    .selectFrom('blog_pictures')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (stored) return;
  if (!files) throw new PictureGone();
  await transaction.insertInto('blog_pictures').values({ id, width, height }).execute();
  for (const file of files) {
    await transaction
      .insertInto('blog_picture_files')
      .values({ picture_id: id, ...file })
      .execute();
  }
}
