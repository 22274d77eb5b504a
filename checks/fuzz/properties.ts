import fc from 'fast-check';
import { calls } from './calls.ts';
import { rawHttp } from './raw-http.ts';
import { recurrenceRules } from './recurrence-rules.ts';
import { socketFrames } from './socket-frames.ts';
import type { FuzzTarget } from './target.ts';

/** Properties of the server and of the reader of hosts' calendars; each holds for every input. */
export const PROPERTIES = {
  rawHttp: (target, effort) => fc.check(rawHttp(target), effort),
  calls: (target, effort) => fc.check(calls(target), effort),
  socketFrames: (target, effort) => fc.check(socketFrames(target), effort),
  recurrenceRules: (_target, effort) => fc.check(recurrenceRules(), effort),
} satisfies Record<string, Check>;

export type PropertyName = keyof typeof PROPERTIES;

type Check = (
  target: FuzzTarget,
  effort: { seed: number; numRuns: number; endOnFailure: true; interruptAfterTimeLimit?: number },
) => Promise<Outcome>;

interface Outcome {
  numRuns: number;
  counterexample: unknown;
  errorInstance: unknown;
}

/** Characters of an input in a report; the seed makes the whole again. */
const SHOWN = 2_000;

/** Effort of a run: the same seed tries the same cases in the same order. */
export interface Effort {
  seed: number;
  cases?: number;
  timeLimitMs?: number;
}

/**
 * Tries a property on a running server. The first input that breaks it is reported as it is, with its seed: trying
 * smaller ones would need a server that is still sound.
 * @returns how many cases were tried; each holds several connections or calls
 */
export async function tryProperty(
  name: PropertyName,
  target: FuzzTarget,
  { seed, cases = Number.MAX_SAFE_INTEGER, timeLimitMs }: Effort,
): Promise<number> {
  const details = await PROPERTIES[name](target, {
    seed,
    numRuns: cases,
    endOnFailure: true,
    ...(timeLimitMs === undefined ? {} : { interruptAfterTimeLimit: timeLimitMs }),
  });
  if (details.counterexample) {
    const input = fc.stringify(details.counterexample).slice(0, SHOWN);
    const cause = details.errorInstance;
    throw new Error(`${name}, seed ${seed}, case ${details.numRuns}: ${cause}\n${input}`, { cause });
  }
  target.assertKept();
  return details.numRuns;
}
