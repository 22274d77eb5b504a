import { RETRY_DELAYS_SECONDS } from 'contract/leads/delivery-schedule.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

/** Longest delay before the next attempt, after each failure. */
export const RETRY_DELAYS_MS = RETRY_DELAYS_SECONDS.map((seconds) => seconds * SECOND_MS);

export const MOST_ATTEMPTS = RETRY_DELAYS_MS.length + 1;
/** A target's Retry-After is respected up to this, so that no target can put a lead off forever. */
export const LONGEST_RETRY_AFTER_MS = HOUR_MS;
/** No attempt is ever planned later than this: whatever is, was planned by a clock that was wrong. */
export const LATEST_PLAN_MS = 25 * HOUR_MS;

/**
 * Time over which deliveries that failed together are spread: wide enough for any target, and little of a long delay.
 */
const JITTER_MS = HOUR_MS / 2;

/**
 * Returns the time of the next attempt after so many failed ones; `undefined` when the delivery is given up. Jitter
 * takes at most half an hour off a delay: taken off the whole of it, half of all messages would not survive a weekend
 * (decision 015).
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

/** Reads the delay that a `Retry-After` requests, in seconds or as a date (RFC 9110 section 10.2.3), bounded. */
export function readRetryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const waitMs = /^\d{1,10}$/.test(header.trim())
    ? Number(header) * SECOND_MS
    : Date.parse(header) - now.getTime();
  if (!(waitMs > 0)) return undefined;
  return Math.min(waitMs, LONGEST_RETRY_AFTER_MS);
}

const MAY_HAVE_ARRIVED = ' (may have arrived)';

/** Returns the problem as the database keeps it, where the store looks for it. */
export function noteProblem(problem: string, mayHaveArrived: boolean): string {
  return mayHaveArrived ? problem + MAY_HAVE_ARRIVED : problem;
}

/** Pattern of SQL for notes of what may have arrived. */
export const ARRIVED_PATTERN = `%${MAY_HAVE_ARRIVED}`;

/** Problem of a delivery whose process stopped responding after it took it. */
export const INTERRUPTED = noteProblem('interrupted', true);

/** Reports whether a note says that the receiver may have the message. */
export function mayHaveArrived(problem: string | null): boolean {
  return problem?.endsWith(MAY_HAVE_ARRIVED) ?? false;
}
