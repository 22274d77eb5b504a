import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Overloaded, RateLimited } from '../../shared/errors.ts';
import { FairQueue, type Shares } from './fair-queue.ts';

const PLENTY: Shares = { member: 100, group: 100, all: 100 };
const ONE: Shares = { member: 1, group: 1, all: 1 };

/** A queue whose tasks, named like `A/x 1`, end when a test lets them, and the order in which they began. */
function setUp(limits: { running?: Shares; waiting?: Shares } = {}) {
  const queue = new FairQueue({ running: ONE, waiting: PLENTY, ...limits });
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<string>>();
  const run = (name: string, signal?: AbortSignal) => {
    const [group = '', member = ''] = name.split(/[/ ]/);
    const task = () => {
      begun.push(name);
      const gate = Promise.withResolvers<string>();
      gates.set(name, gate);
      return gate.promise;
    };
    const result = queue.run({ group, member }, task, signal);
    // Awaited by the test that expects it.
    result.catch(() => {});
    return result;
  };
  const end = async (...names: string[]) => {
    for (const name of names) {
      await setImmediate();
      gates.get(name)?.resolve(name);
    }
    await setImmediate();
  };
  const fail = async (name: string) => {
    await setImmediate();
    gates.get(name)?.reject(new Error(name));
    await setImmediate();
  };
  return { queue, begun, run, end, fail };
}

describe('FairQueue', () => {
  it('runs tasks up to its limit, and the next when one ends', async () => {
    const { begun, run, end } = setUp({ running: { member: 2, group: 2, all: 2 } });
    const results = ['A/x 1', 'A/x 2', 'A/x 3'].map((name) => run(name));
    await setImmediate();
    expect(begun).toEqual(['A/x 1', 'A/x 2']);
    await end('A/x 2', 'A/x 1', 'A/x 3');
    expect(await Promise.all(results)).toEqual(['A/x 1', 'A/x 2', 'A/x 3']);
  });

  it('never exceeds its limit, even when a task is added as another ends', async () => {
    const { begun, run, end } = setUp();
    const first = run('A/x 1');
    run('A/x 2');
    const third = first.then(() => run('A/x 3'));
    await end('A/x 1');
    expect(begun).toEqual(['A/x 1', 'A/x 2']);
    await end('A/x 2', 'A/x 3');
    await third;
  });

  it('lets a new member wait for one task of a member with a hundred in line', async () => {
    const { begun, run, end } = setUp();
    for (let count = 1; count <= 100; count += 1) run(`greedy/x ${count}`);
    run('modest/y 1');
    await end('greedy/x 1');
    expect(begun).toEqual(['greedy/x 1', 'modest/y 1']);
    await end('modest/y 1');
    expect(begun).toEqual(['greedy/x 1', 'modest/y 1', 'greedy/x 2']);
  });

  it('takes turns between groups, and between members of a group', async () => {
    const { begun, run, end } = setUp();
    for (const name of ['A/x 1', 'A/x 2', 'A/x 3', 'A/y 1', 'A/z 1', 'B/x 1', 'B/x 2']) run(name);
    await end('A/x 1', 'B/x 1', 'A/y 1', 'B/x 2', 'A/z 1', 'A/x 2', 'A/x 3');
    expect(begun).toEqual(['A/x 1', 'B/x 1', 'A/y 1', 'B/x 2', 'A/z 1', 'A/x 2', 'A/x 3']);
  });

  it('keeps capacity for others beside a group or member at its limit', async () => {
    const { begun, run } = setUp({ running: { member: 1, group: 2, all: 3 } });
    for (const name of ['A/x 1', 'A/x 2', 'A/y 1', 'A/z 1', 'B/x 1']) run(name);
    await setImmediate();
    expect(begun).toEqual(['A/x 1', 'A/y 1', 'B/x 1']);
  });

  it('continues after a failed task', async () => {
    const { run, end, fail } = setUp();
    const failing = run('A/x 1');
    const next = run('A/x 2');
    await fail('A/x 1');
    await expect(failing).rejects.toThrow('A/x 1');
    await end('A/x 2');
    expect(await next).toBe('A/x 2');
  });

  it.each([
    ['of one member', { ...PLENTY, member: 1 }, 'A/y 1'],
    ['of one group', { ...PLENTY, group: 1 }, 'B/x 1'],
  ])('refuses tasks beyond the queue %s, and accepts others', async (_what, waiting, other) => {
    const { begun, run, end } = setUp({ waiting });
    for (const name of ['A/x 1', 'A/x 2']) run(name);
    await expect(run('A/x 3')).rejects.toThrow(RateLimited);
    run(other);
    await end('A/x 1', other);
    expect(begun).toEqual(['A/x 1', other, 'A/x 2']);
  });

  it('drops a task of the longest queue for a new member when it is full', async () => {
    const { begun, run, end } = setUp({ waiting: { ...PLENTY, all: 2 } });
    const [, , last] = ['A/x 1', 'A/x 2', 'A/x 3'].map((name) => run(name));
    run('B/y 1');
    await expect(last).rejects.toThrow(Overloaded);
    await expect(run('B/y 2')).rejects.toThrow(Overloaded);
    await end('A/x 1', 'B/y 1', 'A/x 2');
    expect(begun).toEqual(['A/x 1', 'B/y 1', 'A/x 2']);
  });

  it('removes the task of a client that disconnected, and frees its place', async () => {
    const { begun, run, end } = setUp({ waiting: ONE });
    const leaving = new AbortController();
    run('A/x 1');
    const gone = run('A/x 2', leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    run('A/x 3');
    await end('A/x 1', 'A/x 3');
    expect(begun).toEqual(['A/x 1', 'A/x 3']);
  });

  it('finishes a running task, and starts none for a client that disconnected', async () => {
    const { begun, run, end } = setUp();
    const leaving = new AbortController();
    const first = run('A/x 1', leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(run('B/x 1', leaving.signal)).rejects.toThrow('gone');
    await end('A/x 1');
    expect(await first).toBe('A/x 1');
    expect(begun).toEqual(['A/x 1']);
  });
});

describe('FairQueue.pauseFor', () => {
  it('starts no task until the longest pause is over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { queue, begun, run, end } = setUp();
    run('A/x 1');
    queue.pauseFor(1_000);
    queue.pauseFor(200);
    for (const name of ['A/x 2', 'B/x 1']) run(name);
    await end('A/x 1');
    await vi.advanceTimersByTimeAsync(999);
    expect(begun).toEqual(['A/x 1']);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual(['A/x 1', 'B/x 1']);
    await end('B/x 1');
    expect(begun).toEqual(['A/x 1', 'B/x 1', 'A/x 2']);
  });
});
