import { describe, expect, it } from 'vitest';
import { weave } from './weave.ts';

describe('weave', () => {
  it('breaks exactly one of the two threads at every crossing', () => {
    const threads = 3;
    const { warp, weft } = weave(threads, 10, 2);
    const breaks = (path: string) => (path.match(/M/g)?.length ?? 0) - threads;

    expect(breaks(warp) + breaks(weft)).toBe(threads * threads);
  });

  it('spans the same square with both sets of threads', () => {
    const { warp, weft, size } = weave(2, 10, 2, 5);

    expect(size).toBe(20);
    expect(warp).toBe('M5 0V13M5 17V20M15 0V3M15 7V20');
    expect(weft).toBe('M0 5H3M7 5H20M0 15H13M17 15H20');
  });
});
