import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Overloaded } from '../../shared/errors.ts';
import { GroupCommit } from './group-commit.ts';
import { SqliteError } from './sqlite-statements.ts';

/** A commit that a test lets through when it wants, and the batches it was given. */
function controllable() {
  const batches: number[][] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  return {
    batches,
    gates,
    commitTogether: async (items: readonly number[]) => {
      batches.push([...items]);
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
      return items.map((item) => item * 10);
    },
  };
}

const FULL = new SqliteError({ message: 'database or disk is full', errcode: 13 });
const LIMITS = { maxBatch: 100, maxQueue: 100, rescueMs: 1_000 };

describe('GroupCommit', () => {
  it('commits items of one turn of the event loop together', async () => {
    const { batches, commitTogether, gates } = controllable();
    const commits = new GroupCommit({ ...LIMITS, commitTogether });
    const results = [1, 2, 3].map((item) => commits.add(item));
    await setImmediate();
    gates[0]?.resolve();
    expect(await Promise.all(results)).toEqual([10, 20, 30]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  it('resolves no item before its commit', async () => {
    const { commitTogether, gates } = controllable();
    const commits = new GroupCommit({ ...LIMITS, commitTogether });
    let isDone = false;
    const added = commits.add(1).then(() => {
      isDone = true;
    });
    await setImmediate();
    await setImmediate();
    expect(isDone).toBe(false);
    gates[0]?.resolve();
    await added;
  });

  it('collects the next batch during a commit', async () => {
    const { batches, commitTogether, gates } = controllable();
    const commits = new GroupCommit({ ...LIMITS, commitTogether });
    const first = commits.add(1);
    await setImmediate();
    const later = [commits.add(2), commits.add(3)];
    await setImmediate();
    expect(batches).toEqual([[1]]);
    gates[0]?.resolve();
    await first;
    while (gates.length < 2) await setImmediate();
    gates[1]?.resolve();
    await Promise.all(later);
    expect(batches).toEqual([[1], [2, 3]]);
  });

  it('limits the size of a transaction', async () => {
    const sizes: number[] = [];
    const commits = new GroupCommit<number, number>({
      ...LIMITS,
      maxBatch: 2,
      commitTogether: async (items) => items,
      onBatch: (size) => sizes.push(size),
    });
    await Promise.all([1, 2, 3, 4, 5].map((item) => commits.add(item)));
    expect(sizes).toEqual([2, 2, 1]);
  });

  it('rejects items beyond the limit of its queue, and accepts new ones afterwards', async () => {
    const commits = new GroupCommit<number, number>({
      ...LIMITS,
      maxQueue: 2,
      commitTogether: async (items) => items,
    });
    const waiting = [commits.add(1), commits.add(2)];
    await expect(commits.add(3)).rejects.toThrow(Overloaded);
    expect(await Promise.all(waiting)).toEqual([1, 2]);
    expect(await commits.add(4)).toBe(4);
  });

  it('retries the rows of a failed transaction one by one, so that only the bad one fails', async () => {
    const commits = new GroupCommit<number, number>({
      ...LIMITS,
      commitTogether: async (items) => {
        if (items.includes(2)) throw new Error('bad row');
        return items;
      },
    });
    const results = await Promise.allSettled([1, 2, 3].map((item) => commits.add(item)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('limits the time in which it retries rows one by one', async () => {
    let attempts = 0;
    const commits = new GroupCommit<number, number>({
      ...LIMITS,
      rescueMs: -1,
      commitTogether: async () => {
        attempts += 1;
        throw new Error('bad row');
      },
    });
    const results = await Promise.allSettled([1, 2, 3].map((item) => commits.add(item)));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(attempts).toBe(1);
  });

  it('fails all waiting items at once when the database as a whole fails', async () => {
    const { commitTogether, gates, batches } = controllable();
    const commits = new GroupCommit({ ...LIMITS, commitTogether });
    const first = [1, 2].map((item) => commits.add(item));
    await setImmediate();
    const all = Promise.allSettled([...first, ...[3, 4].map((item) => commits.add(item))]);
    gates[0]?.reject(FULL);
    expect(await all).toEqual([1, 2, 3, 4].map(() => ({ status: 'rejected', reason: FULL })));
    expect(batches).toEqual([[1, 2]]);
  });

  it('fails the remaining rows when the database fails during their retries', async () => {
    const asked: number[][] = [];
    const commits = new GroupCommit<number, number>({
      ...LIMITS,
      commitTogether: async (items) => {
        asked.push([...items]);
        if (items.length > 1) throw new Error('bad row');
        if (items[0] === 2) throw FULL;
        return items;
      },
    });
    const results = await Promise.allSettled([1, 2, 3].map((item) => commits.add(item)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(asked).toEqual([[1, 2, 3], [1], [2]]);
  });

  it('accepts new items after the database has recovered', async () => {
    let isFull = true;
    const commits = new GroupCommit<number, number>({
      ...LIMITS,
      commitTogether: async (items) => {
        if (isFull) throw FULL;
        return items;
      },
    });
    await expect(commits.add(1)).rejects.toBe(FULL);
    isFull = false;
    expect(await commits.add(2)).toBe(2);
  });

  it('continues when the batch counter fails', async () => {
    const warned = new Promise<void>((resolve) => {
      const listen = ({ message }: Error) => {
        if (message !== 'not counted') return;
        process.off('warning', listen);
        resolve();
      };
      process.on('warning', listen);
    });
    const commits = new GroupCommit<number, number>({
      ...LIMITS,
      commitTogether: async (items) => items,
      onBatch: () => {
        throw new Error('not counted');
      },
    });
    expect(await commits.add(1)).toBe(1);
    expect(await commits.add(2)).toBe(2);
    await warned;
  });

  it('drains its queue', async () => {
    const done: number[] = [];
    const commits = new GroupCommit<number, number>({ ...LIMITS, commitTogether: async (items) => items });
    for (const item of [1, 2]) void commits.add(item).then((result) => done.push(result));
    await commits.drain();
    expect(done).toEqual([1, 2]);
  });
});
