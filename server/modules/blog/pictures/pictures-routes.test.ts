import { BLOG_PICTURES } from 'contract/site/addresses.ts';
import { describe, expect, it } from 'vitest';
import { makeArticle } from '../../../../checks/support/blog-articles.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import { createBlogStore } from '../blog.store.ts';
import type { ImportedPicture } from './picture.ts';

const ID = '0123456789abcdef'.repeat(2);
const OTHER = 'fedcba9876543210'.repeat(2);
const DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
const FILES = [
  { width: 480, format: 'avif', bytes: Buffer.from('avif') },
  { width: 480, format: 'webp', bytes: Buffer.from('webp') },
] as const;

async function setUp() {
  const { url, database } = await startTestServer();
  const store = createBlogStore({ database, clock: () => NOW });
  const save = (picture: ImportedPicture) => store.saveArticle(makeArticle({ pictures: [picture] }));
  await save({ id: ID, width: 480, height: 320, files: FILES });
  return { database, save, get: (name: string) => fetch(`${url}${BLOG_PICTURES}/${name}`) };
}

describe('GET of a picture', () => {
  it('allows caching forever, and use on other sites', async () => {
    const { get } = await setUp();
    const answer = await get(`${ID}-480.avif`);
    expect([answer.status, await answer.text()]).toEqual([200, 'avif']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('serves a drawing with a policy that allows only its own styles', async () => {
    const { get, save } = await setUp();
    await save({
      id: OTHER,
      width: 400,
      height: 300,
      files: [{ width: 400, format: 'svg', bytes: DRAWING }],
    });
    const answer = await get(`${OTHER}-400.svg`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('serves a recently requested picture while the database is unavailable', async () => {
    const { database, get } = await setUp();
    await get(`${ID}-480.webp`);
    await database.schema.alterTable('blog_picture_files').renameTo('away').execute();
    expect((await get(`${ID}-480.webp`)).status).toBe(200);
    expect((await get(`${ID}-480.avif`)).status).toBe(503);
  });

  it.each([
    `${ID}-960.avif`,
    `${ID}-480.png`,
    `${ID.toUpperCase()}-480.avif`,
    '..%2f..%2fetc%2fpasswd',
    '%00',
    ID,
  ])('answers 404 for %s', async (name) => {
    const { get } = await setUp();
    expect((await get(name)).status).toBe(404);
  });
});
