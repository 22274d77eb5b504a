import { setTimeout as delay } from 'node:timers/promises';
import { ModelFailure } from './model-failure.ts';

/** A visitor who waits longer would rather have the other answer. */
const LONGEST_PAUSE_MS = 5_000;

export interface Retry {
  /** Pause where the provider names none; up to half as much again is added, so that not all come back at once. */
  pauseMs: number;
  signal: AbortSignal;
}

/** Tries once more what may only have failed for a moment, unless the provider asks for a long pause. */
export async function retryOnce<T>(attempt: () => Promise<T>, { pauseMs, signal }: Retry): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ModelFailure && error.isTransient)) throw error;
    const pause = error.retryAfterMs ?? pauseMs * (1 + Math.random() / 2);
    if (pause > LONGEST_PAUSE_MS) throw error;
    await delay(pause, undefined, { signal });
    return attempt();
  }
}
