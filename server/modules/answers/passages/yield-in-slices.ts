import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest work in one piece, since visitors wait for it. */
const SLICE_MS = 5;

/** Lets everything else run whenever a slice is full. */
export function yieldInSlices(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < SLICE_MS) return;
    await nextTurn();
    since = performance.now();
  };
}
