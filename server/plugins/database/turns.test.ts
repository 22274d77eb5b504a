import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Turns } from './sqlite-dialect.ts';

describe('Turns', () => {
  it('runs callers one after another, in order', async () => {
    const turns = new Turns();
    const begun: string[] = [];
    const take = async (name: string) => {
      const end = await turns.take();
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
    const turns = new Turns();
    const end = await turns.take();
    const waiting = [turns.take(), turns.take()];
    turns.refuseWaiting(new Error('the database is locked'));
    const later = turns.take();
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
