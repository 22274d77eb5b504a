import { describe, expect, it } from 'vitest';
import { spanWheel } from './wheel-threads.ts';

const count = (path: string) => path.match(/M/g)?.length ?? 0;

describe('spanWheel', () => {
  it('places the nodes on the circle, the first at the top', () => {
    expect(spanWheel(4, 10, 1).nodes).toEqual([
      { x: 0, y: -10 },
      { x: 10, y: 0 },
      { x: 0, y: 10 },
      { x: -10, y: 0 },
    ]);
  });

  it('draws one chord and one spoke per node, with spokes alternating over and under', () => {
    const wheel = spanWheel(12, 100, 5);

    expect([wheel.chords, wheel.under, wheel.over].map(count)).toEqual([12, 6, 6]);
  });

  it('connects each node to the one the given number of places away', () => {
    expect(spanWheel(4, 10, 1).chords).toBe('M0 -10L10 0M10 0L0 10M0 10L-10 0M-10 0L0 -10');
  });
});
