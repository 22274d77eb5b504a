import { BLOG_PICTURES } from 'contract/site/addresses.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { NotFound } from '../../../shared/errors.ts';
import { type PictureFormat, type PictureName, readPictureName } from './picture.ts';

interface PictureRoutes {
  /** @throws {StorageUnavailable} */
  findPictureFile: (file: PictureName) => Promise<Buffer | undefined>;
  mostBytes?: number;
}

const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
};
/** A drawing that is opened by itself is a document: it may style itself, as it does, and no more. */
const DRAWING_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** The name holds a hash of the picture, so that another one never has the same address. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pictures of articles, from the database, and those that were asked for lately from memory. */
export function addPictureRoutes(
  app: FastifyInstance,
  { findPictureFile, mostBytes = 16_000_000 }: PictureRoutes,
): void {
  const kept = new LRUCache<string, Buffer>({
    maxSize: mostBytes,
    sizeCalculation: ({ length }, name) => length + name.length,
  });

  app.get<{ Params: { name: string } }>(`${BLOG_PICTURES}/:name`, async (request, reply) => {
    const { name } = request.params;
    const file = readPictureName(name);
    const bytes = file && (kept.get(name) ?? (await findPictureFile(file)));
    if (!bytes) throw new NotFound();
    kept.set(name, bytes);
    return reply
      .headers({
        'cache-control': FOR_EVER,
        // Feed readers show them on pages of their own.
        'cross-origin-resource-policy': 'cross-origin',
        ...(file.format === 'svg' ? { 'content-security-policy': DRAWING_POLICY } : {}),
      })
      .type(CONTENT_TYPES[file.format])
      .send(bytes);
  });
}
