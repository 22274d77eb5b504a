import { describe, expect, it, onTestFinished } from 'vitest';
import { startS3 } from '../../../../checks/support/s3-server.ts';
import { FIRST_PACE, limitOf, openS3Store, paceAfter } from './s3-store.ts';

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

  const small = (tookMs: number) => ({ length: 20_000, tookMs });
  const large = (tookMs: number) => ({ length: 4_000_000, tookMs });
  const failed = (sent: { length: number; tookMs: number }) => ({ ...sent, hasFailed: true });
  it.each([
    ['the first small one', small(0), [], 10_200],
    ['the first large one', large(0), [], 50_000],
    ['a small one after a fast one', small(0), [small(80)], 2_000],
    ['a small one after a slow one', small(0), [small(2_100)], 4_200],
    ['a small one after very slow ones', small(0), [small(9_000)], 10_200],
    ['a large one after fast ones', large(0), [small(80), large(400)], 2_000],
    ['a large one on a slow line', large(0), [small(80), large(4_000), small(80)], 8_160],
    ['one after it was given up', large(0), [small(80), large(400), failed(large(2_000))], 4_800],
    ['one after a connection was cut', large(0), [small(80), large(400), failed(large(1))], 2_000],
  ])('gives %s its limit', (_name, { length }, before, limit) => {
    expect(limitOf(length, before.reduce(paceAfter, FIRST_PACE))).toBe(limit);
  });
});
