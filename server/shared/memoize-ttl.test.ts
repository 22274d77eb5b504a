import { describe, expect, it, vi } from 'vitest';
import { memoizeTtl } from './memoize-ttl.ts';

describe('what is asked seldom', () => {
  it('is asked once within its time', async () => {
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

  it('is asked again at once after a failure', async () => {
    const ask = vi.fn(async () => 'answer').mockRejectedValueOnce(new Error('down'));
    const askNow = memoizeTtl(ask, 250, { now: () => 0 });
    await expect(askNow()).rejects.toThrow('down');
    expect(await askNow()).toBe('answer');
  });

  it('is not asked again while an answer is outstanding, however long that takes', async () => {
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
  it('goes on giving its last answer for a while, and asks for the next one behind it', async () => {
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

  it('tells of a failure only who has no answer', async () => {
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
