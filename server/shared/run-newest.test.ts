import { expect, it } from 'vitest';
import { runNewest } from './run-newest.ts';

it('runs once at a time, and once more for all that is asked meanwhile', async () => {
  let value = 0;
  const done: number[] = [];
  const ask = runNewest(async () => {
    const taken = value;
    await Promise.resolve();
    done.push(taken);
  });
  const all = [1, 2, 3].map((next) => {
    value = next;
    return ask();
  });
  await Promise.all(all);
  expect(done).toEqual([1, 3]);
  value = 4;
  await ask();
  expect(done).toEqual([1, 3, 4]);
});
