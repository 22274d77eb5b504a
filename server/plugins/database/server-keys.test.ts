import { describe, expect, it } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { findOrCreateKey } from './server-keys.ts';

describe.each(engines)('a key of the server on $name', ({ openDatabase }) => {
  it('is made once and stays the same', async () => {
    const database = await openDatabase();
    const key = await findOrCreateKey(database, 'blog-preview');
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(await findOrCreateKey(database, 'blog-preview')).toBe(key);
  });

  it('is the same for all who ask first at the same time', async () => {
    const database = await openDatabase();
    const keys = await Promise.all(
      Array.from({ length: 8 }, () => findOrCreateKey(database, 'blog-preview')),
    );
    expect(new Set(keys).size).toBe(1);
  });

  it('is another one for another name, and on another database', async () => {
    const [database, other] = [await openDatabase(), await openDatabase()];
    const keys = await Promise.all([
      findOrCreateKey(database, 'blog-preview'),
      findOrCreateKey(database, 'booking-links'),
      findOrCreateKey(other, 'blog-preview'),
    ]);
    expect(new Set(keys).size).toBe(3);
  });
});
