import { describe, expect, it, vi } from 'vitest';
import { memoizeTtl } from './memoize-ttl.ts';

describe('memoizeTtl', () => {
  it('calls the function once within the time to live', async () => {
    let time = 0;
    const ask = vi.fn(async () => 'answer');
    const askNow = memoizeTtl(ask, 250, { now: () => time });
    await Promise.all([askNow(), askNow()]);
    time = 249;
    await askNow();
    expect(ask).toHaveBeenCalledTimes(1);
    time = 250;
    await askNow();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('calls it again at once after a failure', async () => {
    const ask = vi.fn(async () => 'answer').mockRejectedValueOnce(new Error('down'));
    const askNow = memoizeTtl(ask, 250, { now: () => 0 });
    await expect(askNow()).rejects.toThrow('down');
    expect(await askNow()).toBe('answer');
  });

  it('does not call it again while a call is pending, however long that takes', async () => {
    let time = 0;
    const { promise, resolve } = Promise.withResolvers<string>();
    const ask = vi.fn(() => promise);
    const askNow = memoizeTtl(ask, 250, { now: () => time });
    const first = askNow();
    time = 5_000;
    const second = askNow();
    resolve('late');
    expect([await first, await second]).toEqual(['late', 'late']);
    expect(ask).toHaveBeenCalledTimes(1);
  });
  it('returns the stale value while it refreshes in the background', async () => {
    let time = 0;
    let count = 0;
    const ask = vi.fn(async () => ++count);
    const askNow = memoizeTtl(ask, 250, { now: () => time, behindMs: 100 });
    await askNow();
    time = 349;
    expect(await askNow()).toBe(1);
    await expect.poll(askNow).toBe(2);
    time = 349 + 350;
    expect(await askNow()).toBe(3);
  });

  it('hides a failed refresh while a stale value is available', async () => {
    let time = 0;
    const ask = vi
      .fn(async () => 'answer')
      .mockResolvedValueOnce('first')
      .mockRejectedValueOnce(new Error('down'));
    const askNow = memoizeTtl(ask, 250, { now: () => time, behindMs: 100 });
    await askNow();
    time = 300;
    expect(await askNow()).toBe('first');
    await expect.poll(() => ask.mock.calls).toHaveLength(2);
    await expect.poll(askNow).toBe('answer');
  });
});
