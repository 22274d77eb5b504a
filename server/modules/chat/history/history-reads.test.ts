import { describe, expect, it } from 'vitest';
import { Budget } from '../limits/allowances.ts';
import { HistoryReads } from './history-reads.ts';

const ASHA = { userId: 'asha', clientId: 'acme' };
const BEN = { userId: 'ben', clientId: 'acme' };
const EVE = { userId: 'eve', clientId: 'other' };
const KB = 1_000;

/** Creates reads with a clock that only advances while a reader waits. */
function setUp() {
  let now = 0;
  const waited: number[] = [];
  const budget = new Budget(
    { user: { perSecond: KB, burst: KB }, client: { perSecond: 5 * KB, burst: 5 * KB } },
    () => now,
  );
  const reads = new HistoryReads({
    budget,
    mostPerUser: 3,
    mostAtOnce: 2,
    wait: async (ms) => {
      waited.push(ms);
      now += ms;
    },
  });
  return { reads, waited };
}

const page = (bytes: number) => async () => ({ bytes });

describe('HistoryReads', () => {
  it('delays no reader within the budget', async () => {
    const { reads, waited } = setUp();
    for (const reader of [ASHA, BEN, EVE]) await reads.run(reader, page(KB));
    expect(waited).toEqual([]);
  });

  it('delays a reader until the cost of the last page is paid off', async () => {
    const { reads, waited } = setUp();
    await reads.run(ASHA, page(3 * KB));
    await reads.run(ASHA, page(KB));
    expect(waited).toEqual([2_000]);
  });

  it('delays neither other users of the client nor other clients', async () => {
    const { reads, waited } = setUp();
    await reads.run(ASHA, page(4 * KB));
    await reads.run(BEN, page(KB));
    await reads.run(EVE, page(KB));
    expect(waited).toEqual([]);
  });

  it('delays all users of a client that has read too much together', async () => {
    const { reads, waited } = setUp();
    await reads.run(ASHA, page(10 * KB));
    await reads.run(EVE, page(KB));
    expect(waited).toEqual([]);
    await reads.run(BEN, page(KB));
    expect(waited).toEqual([1_000]);
  });

  it('reads one page at a time for a user', async () => {
    const { reads } = setUp();
    const gate = Promise.withResolvers<void>();
    const begun: string[] = [];
    const first = reads.run(ASHA, async () => {
      begun.push('first');
      await gate.promise;
      return { bytes: 1 };
    });
    const second = reads.run(ASHA, async () => {
      begun.push('second');
      return { bytes: 1 };
    });
    await reads.run(BEN, page(1));
    expect(begun).toEqual(['first']);
    gate.resolve();
    await Promise.all([first, second]);
    expect(begun).toEqual(['first', 'second']);
  });

  it('refuses pages beyond the limit of waiting pages, until one is read', async () => {
    const { reads } = setUp();
    const asked = [1, 2, 3, 4].map(() => reads.run(ASHA, page(1)));
    await expect(asked.pop()).rejects.toMatchObject({ code: 'rate_limited' });
    await Promise.all(asked);
    await reads.run(ASHA, page(1));
  });
});
