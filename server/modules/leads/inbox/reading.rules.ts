import { MINUTE_MS } from 'contract/dates.ts';

/** Progress in a mailbox, as it was stored. */
export interface Progress {
  /** Empty for one that has never answered. */
  validity: string;
  lastUid: number;
  readAt: Date | null;
  failingSince: Date | null;
}

/**
 * Returns what to read of a mailbox next. One that is new, or was built again with new UIDs, is read from a day before
 * the last reading, or before it was first asked: replies may lie in it from when it did not answer. What was taken stays
 * once.
 */
export function planReading(
  stored: Progress | undefined,
  validity: string,
  now: Date,
): { from: number; since?: Date } {
  if (stored?.validity === validity) return { from: stored.lastUid + 1 };
  const knownAt = stored?.readAt ?? stored?.failingSince ?? now;
  return { from: 1, since: new Date(knownAt.getTime() - 24 * 60 * MINUTE_MS) };
}

const LONGEST_PAUSE_MS = 5 * MINUTE_MS;
/** A server may lock an account after a few wrong passwords. */
const REFUSED_PAUSE_MS = 15 * MINUTE_MS;
const FIRST_PAUSE_MS = 2_000;

/** Returns the pause before the next connection, after so many failures in a row. */
export function pauseAfter(failures: number, problem: string): number {
  if (problem === 'login_refused') return REFUSED_PAUSE_MS;
  return Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
}

/** Refusals of a login that say nothing about the password (RFC 5530). */
const REFUSED_FOR_NOW: readonly unknown[] = ['UNAVAILABLE', 'LIMIT', 'INUSE', 'SERVERBUG'];

/** Codes of the errors of a connection. @returns a short code of ours: servers repeat names in what they answer */
export function problemOf(error: {
  code?: unknown;
  authenticationFailed?: unknown;
  serverResponseCode?: unknown;
}) {
  const isForNow = REFUSED_FOR_NOW.includes(error.serverResponseCode);
  if (error.authenticationFailed && !isForNow) return 'login_refused';
  const code = [error.serverResponseCode, error.code].find((each) => typeof each === 'string');
  if (code === 'NONEXISTENT') return 'no_such_folder';
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code.toLowerCase() : 'no_answer';
}
