import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Time after a start at which its garbage is collected: indexes and pages are made by then. */
const AFTER_START_MS = 12_000;

/**
 * Gives the memory that the start of this thread has used back to the system. V8 would keep it until the heap grows
 * again, which on a quiet site is never: 200 MB.
 */
export function collectAfterStart(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as (options: object) => void)({ type: 'major', flavor: 'last-resort' });
  }, AFTER_START_MS).unref();
}
