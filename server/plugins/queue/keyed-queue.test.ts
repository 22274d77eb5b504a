import { describe, expect, it } from 'vitest';
import { KeyedQueue } from './keyed-queue.ts';

/** A task that ends when the test says so. */
function gated(log: string[], name: string) {
  const gate = Promise.withResolvers<void>();
  const task = async () => {
    log.push(`${name} begins`);
    await gate.promise;
    log.push(`${name} ends`);
    return name;
  };
  return { task, open: () => gate.resolve() };
}

describe('KeyedQueue', () => {
  it('runs tasks of the same key one after another', async () => {
    const queue = new KeyedQueue();
    const log: string[] = [];
    const first = gated(log, 'first');
    const second = gated(log, 'second');
    const results = [queue.run('a', first.task), queue.run('a', second.task)];
    second.open();
    first.open();
    expect(await Promise.all(results)).toEqual(['first', 'second']);
    expect(log).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('runs tasks of different keys at the same time', async () => {
    const queue = new KeyedQueue();
    const log: string[] = [];
    const slow = gated(log, 'slow');
    const fast = gated(log, 'fast');
    const slowly = queue.run('a', slow.task);
    fast.open();
    await queue.run('b', fast.task);
    expect(log).toEqual(['slow begins', 'fast begins', 'fast ends']);
    slow.open();
    await slowly;
  });

  it('continues after a failed task', async () => {
    const queue = new KeyedQueue();
    const failing = queue.run('a', () => Promise.reject(new Error('no')));
    const next = queue.run('a', async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
  });

  it('waits for all tasks, also for those added meanwhile', async () => {
    const queue = new KeyedQueue();
    const log: string[] = [];
    void queue.run('a', async () => {
      void queue.run('b', async () => void log.push('added'));
    });
    await queue.drain();
    expect(log).toEqual(['added']);
  });
});
