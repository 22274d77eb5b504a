import { setImmediate } from 'node:timers/promises';

interface TtlOptions {
  /** A clock that never goes back, in milliseconds. */
  now?: (() => number) | undefined;
  /** Time for which the last answer is still given, while the next one is asked for behind it. */
  behindMs?: number;
}

/**
 * Asks at most once in so many milliseconds, and never again while an answer is outstanding: a page is asked for
 * far more often than the blog changes, and a database that does not answer must not be asked ever more.
 */
export function memoizeTtl<T>(
  ask: () => Promise<T>,
  everyMs: number,
  { now = () => performance.now(), behindMs = 0 }: TtlOptions = {},
): () => Promise<T> {
  let last: { answer: T; at: number } | undefined;
  let next: Promise<T> | undefined;

  async function askOnce(isBehind: boolean): Promise<T> {
    const at = now();
    try {
      // Callers that get the last answer are served first.
      if (isBehind) await setImmediate();
      const answer = await ask();
      last = { answer, at };
      return answer;
    } finally {
      next = undefined;
    }
  }

  return async () => {
    const ageMs = last ? now() - last.at : Number.POSITIVE_INFINITY;
    if (last && ageMs < everyMs) return last.answer;
    const isGoodEnough = last !== undefined && ageMs < everyMs + behindMs;
    next ??= askOnce(isGoodEnough);
    if (!last || !isGoodEnough) return next;
    // Callers that wait for the answer receive its failure.
    next.catch(() => {});
    return last.answer;
  };
}
