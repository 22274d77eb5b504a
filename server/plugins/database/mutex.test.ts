import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Mutex } from './sqlite-dialect.ts';

describe('Mutex', () => {
  it('runs callers one after another, in order', async () => {
    const mutex = new Mutex();
    const begun: string[] = [];
    const take = async (name: string) => {
      const end = await mutex.acquire();
      begun.push(name);
      return end;
    };
    const first = await take('first');
    const [second] = [take('second'), take('third')];
    await setImmediate();
    expect(begun).toEqual(['first']);
    first();
    (await second)();
    await setImmediate();
    expect(begun).toEqual(['first', 'second', 'third']);
  });

  it('rejects waiting callers only', async () => {
    const mutex = new Mutex();
    const end = await mutex.acquire();
    const waiting = [mutex.acquire(), mutex.acquire()];
    mutex.refuseWaiting(new Error('the database is locked'));
    const later = mutex.acquire();
    for (const each of waiting) await expect(each).rejects.toThrow('the database is locked');
    let hasBegun = false;
    const begun = later.then(() => {
      hasBegun = true;
    });
    await setImmediate();
    expect(hasBegun).toBe(false);
    end();
    await begun;
  });
});
