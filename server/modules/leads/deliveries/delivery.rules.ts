import { RETRY_DELAYS_SECONDS } from 'contract/leads/delivery-schedule.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

/** How long after each failure the next attempt comes at the latest. */
export const RETRY_DELAYS_MS = RETRY_DELAYS_SECONDS.map((seconds) => seconds * SECOND_MS);

export const MOST_ATTEMPTS = RETRY_DELAYS_MS.length + 1;
/** A target's Retry-After is respected up to this, so that no target can put a lead off forever. */
export const LONGEST_RETRY_AFTER_MS = HOUR_MS;
/** No attempt is ever planned later than this: whatever is, was planned by a clock that was wrong. */
export const LATEST_PLAN_MS = 25 * HOUR_MS;

/** What failed together returns spread over so long: wide enough for any target, and little of a long delay. */
const JITTER_MS = HOUR_MS / 2;

/**
 * When a delivery is tried again after so many failed attempts; `undefined` when it is given up. Jitter takes at most half
 * an hour off a delay: taken off the whole of it, half of all messages would not survive a weekend (decision 015).
 * @param random from 0 to 1
 */
export function planRetry(
  attempts: number,
  now: Date,
  random: number,
  retryAfterMs: number | undefined,
): Date | undefined {
  const delayMs = RETRY_DELAYS_MS[attempts - 1];
  if (delayMs === undefined) return undefined;
  const earlierMs = Math.round(Math.min(delayMs, JITTER_MS) * (1 - random));
  const waitMs = Math.max(delayMs - earlierMs, retryAfterMs ?? 0);
  return new Date(now.getTime() + waitMs);
}

/** What a `Retry-After` asks for, in seconds or as a date (RFC 9110 section 10.2.3), bounded. */
export function readRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const waitMs = /^\d{1,10}$/.test(header.trim())
    ? Number(header) * SECOND_MS
    : Date.parse(header) - now.getTime();
  if (!(waitMs > 0)) return undefined;
  return Math.min(waitMs, LONGEST_RETRY_AFTER_MS);
}

const MAY_HAVE_ARRIVED = ' (may have arrived)';

/** As the database keeps it, where the store looks for it. */
export function noteProblem(problem: string, mayHaveArrived: boolean): string {
  return mayHaveArrived ? problem + MAY_HAVE_ARRIVED : problem;
}

/** Pattern of SQL for notes of what may have arrived. */
export const ARRIVED_PATTERN = `%${MAY_HAVE_ARRIVED}`;

/** The note of what was taken up by a process that has not been heard of since. */
export const INTERRUPTED = noteProblem('interrupted', true);

/** Whether a note says that the receiver may have it. */
export function mayHaveArrived(problem: string | null): boolean {
  return problem?.endsWith(MAY_HAVE_ARRIVED) ?? false;
}
