import { describe, expect, it } from 'vitest';
import { engines } from '../../../checks/support/engines.ts';
import { findOrCreateKey } from './server-keys.ts';

describe.each(engines)('findOrCreateKey on $name', ({ openDatabase }) => {
  it('creates a key once, and returns the same one later', async () => {
    const database = await openDatabase();
    const key = await findOrCreateKey(database, 'blog-preview');
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(await findOrCreateKey(database, 'blog-preview')).toBe(key);
  });

  it('returns one key to simultaneous first callers', async () => {
    const database = await openDatabase();
    const keys = await Promise.all(
      Array.from({ length: 8 }, () => findOrCreateKey(database, 'blog-preview')),
    );
    expect(new Set(keys).size).toBe(1);
  });

  it('returns different keys for another name and another database', async () => {
    const [database, other] = [await openDatabase(), await openDatabase()];
    const keys = await Promise.all([
      findOrCreateKey(database, 'blog-preview'),
      findOrCreateKey(database, 'booking-links'),
      findOrCreateKey(other, 'blog-preview'),
    ]);
    expect(new Set(keys).size).toBe(3);
  });
});
