import { describe, expect, it, onTestFinished } from 'vitest';
import { startS3 } from '../../../../checks/support/s3-server.ts';
import { nextLimit, openS3Store } from './s3-store.ts';

async function setUp(at?: () => Date) {
  const s3 = await startS3(at);
  onTestFinished(() => s3.close());
  return { s3, store: openS3Store(s3.address) };
}
const NAMES = ['a/log-1', 'a/log-2', 'b/base-1/part-0000', 'b/base-1/whole', 'erased'];

describe('the store that speaks S3', () => {
  it('puts, lists over several pages, reads and removes, each request signed', async () => {
    const { s3, store } = await setUp();
    s3.keysAPage = 3;
    for (const name of NAMES) await store.put(name, Buffer.from(`content of ${name}`));
    s3.objects.set('another/folder', Buffer.from('mine'));
    expect(await store.list()).toEqual(NAMES);
    expect(Buffer.from(await store.get('a/log-2')).toString()).toBe('content of a/log-2');
    await store.remove('a/log-1');
    expect(await store.list()).toEqual(NAMES.slice(1));
    expect(s3.refused).toEqual([]);
  });

  it.each([
    ['SignatureDoesNotMatch', (address: string) => address.replace('a%20secret', 'b%20secret')],
    ['InvalidAccessKeyId', (address: string) => address.replace('COPIER', 'THIEF')],
    ['InvalidAccessKeyId', (address: string) => address.replace('eu-central-1', 'us-east-1')],
  ])('says %s where the store does', async (code, change) => {
    const { s3 } = await setUp();
    const store = openS3Store(change(s3.address));
    await expect(store.put('a', Buffer.from('b'))).rejects.toThrow(`answered 403 to PUT (${code})`);
    expect(s3.objects.size).toBe(0);
  });

  it('says so where the clocks differ', async () => {
    const { store } = await setUp(() => new Date(Date.now() + 3_600_000));
    await expect(store.list()).rejects.toThrow('(RequestTimeTooSkewed)');
  });

  it('tries once, and fails where the store answers an error or cuts the connection', async () => {
    const { s3, store } = await setUp();
    s3.mood = 'error';
    await expect(store.put('a', Buffer.from('b'))).rejects.toThrow('answered 500 to PUT (InternalError)');
    s3.mood = 'cut';
    await expect(store.put('a', Buffer.from('b'))).rejects.toThrow();
    expect(s3.objects.size).toBe(0);
  });

  it('asks again for an object whose connection was cut, so that a restore goes on', async () => {
    const { s3, store } = await setUp();
    await store.put('a', Buffer.from('b'));
    s3.cuts = 2;
    expect((await store.get('a')).toString()).toBe('b');
  });

  it.each([
    [80, 2_000],
    [1_000, 2_000],
    [2_100, 4_200],
    [9_000, 10_000],
  ])('after %i ms gives the next PUT %i', (took, limit) => {
    expect(nextLimit(took)).toBe(limit);
  });
});
