import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { firstIdAt } from './uuid-time.ts';

it.each([0, 1, 1_700_000_000_000, 1_773_124_200_123])('is the lowest id of %i', (msecs) => {
  const [before, first, id] = [msecs - 1, msecs, msecs].map((time, index) =>
    index === 1 ? firstIdAt(new Date(time)) : v7({ msecs: Math.max(0, time) }),
  ) as [string, string, string];
  expect(first <= id).toBe(true);
  if (msecs > 0) expect(before < first).toBe(true);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7000-8000-0{12}$/);
});
