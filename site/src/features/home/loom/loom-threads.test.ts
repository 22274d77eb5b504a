import { describe, expect, test } from 'vitest';
import { LOOM, threadsAround, warpAround, weftOf } from './loom-threads.ts';

describe('the loom of the hero', () => {
  test('bundles threads around its middle', () => {
    expect(threadsAround(170)).toEqual([143, 152, 161, 170, 179, 188, 197]);
    expect([...warpAround(170).matchAll(/M(\d+)/g)].map(([, x]) => Number(x))).toEqual(threadsAround(170));
  });

  test('weaves plainly: each upright thread lies above just one of two consecutive level threads', () => {
    const threads = [0, 1].map((shed) => weftOf(shed).split('M').slice(1));
    expect(threads.map(({ length }) => length)).toEqual([4, 3]);
    const above = threads.map(([thread = '']) =>
      [...thread.matchAll(/H(\d+)m6/g)].map(([, x]) => Number(x) + 3),
    );
    expect(above.flat().toSorted((a, b) => a - b)).toEqual(LOOM.columns.flatMap(threadsAround));
  });
});
