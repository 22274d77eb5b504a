import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Overloaded } from '../web/errors.ts';
import { HashQueue } from './hash-queue.ts';

/** Tasks that end when a test lets them, and the order in which they began. */
function heldTasks() {
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    task: (name: string) => () => {
      begun.push(name);
      const gate = Promise.withResolvers<string>();
      gates.set(name, gate);
      return gate.promise;
    },
    end: async (name: string) => {
      gates.get(name)?.resolve(name);
      await setImmediate();
    },
    fail: async (name: string) => {
      gates.get(name)?.reject(new Error(name));
      await setImmediate();
    },
  };
}

describe('HashQueue', () => {
  it('runs two at once, and the others in order of arrival', async () => {
    const { begun, task, end } = heldTasks();
    const queue = new HashQueue();
    const results = ['a', 'b', 'c', 'd'].map((name) => queue.run(task(name)));
    await setImmediate();
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd']) await end(name);
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('never runs more than it may, also when one comes just as another ends', async () => {
    const { begun, task, end } = heldTasks();
    const queue = new HashQueue({ mostRunning: 1 });
    const first = queue.run(task('a'));
    const second = queue.run(task('b'));
    const third = first.then(() => queue.run(task('c')));
    await end('a');
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    await end('c');
    await Promise.all([second, third]);
  });

  it('goes on after a task that failed', async () => {
    const { task, end, fail } = heldTasks();
    const queue = new HashQueue({ mostRunning: 1 });
    const failing = queue.run(task('a'));
    const next = queue.run(task('b'));
    await Promise.all([fail('a'), expect(failing).rejects.toThrow('a')]);
    await end('b');
    expect(await next).toBe('b');
  });

  it('refuses one more than may wait, and takes new ones once there is room', async () => {
    const { task, end } = heldTasks();
    const queue = new HashQueue({ mostRunning: 1, mostWaiting: 1 });
    const taken = [queue.run(task('a')), queue.run(task('b'))];
    await expect(queue.run(task('c'))).rejects.toThrow(Overloaded);
    await end('a');
    taken.push(queue.run(task('d')));
    await end('b');
    await end('d');
    expect(await Promise.all(taken)).toEqual(['a', 'b', 'd']);
  });

  it('forgets who has gone away while waiting, and makes room for another', async () => {
    const { begun, task, end } = heldTasks();
    const queue = new HashQueue({ mostRunning: 1, mostWaiting: 1 });
    const leaving = new AbortController();
    const first = queue.run(task('a'));
    const gone = queue.run(task('b'), leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(gone).rejects.toThrow('gone');
    const third = queue.run(task('c'));
    await end('a');
    await end('c');
    expect(await Promise.all([first, third])).toEqual(['a', 'c']);
    expect(begun).toEqual(['a', 'c']);
  });

  it('lets a task end that has begun, and does not begin one for somebody who has gone', async () => {
    const { begun, task, end } = heldTasks();
    const queue = new HashQueue();
    const leaving = new AbortController();
    const first = queue.run(task('a'), leaving.signal);
    leaving.abort(new Error('gone'));
    await expect(queue.run(task('b'), leaving.signal)).rejects.toThrow('gone');
    await end('a');
    expect(await first).toBe('a');
    expect(begun).toEqual(['a']);
  });
});
