import { MINUTE_MS } from 'contract/dates.ts';

/** Progress in a mailbox, as it was stored. */
export interface Progress {
  validity: string;
  lastUid: number;
  readAt: Date | null;
}

/**
 * Returns what to read of a mailbox next. The first time, what lies in it already is left alone: no mail of ours was
 * sent with its address before. A mailbox that was built again has new UIDs, so that it is read again from a day before
 * the last reading; what was taken stays once.
 */
export function planReading(
  stored: Progress | undefined,
  mailbox: { validity: string; nextUid: number },
): { from: number; since?: Date } {
  if (!stored) return { from: mailbox.nextUid };
  if (stored.validity === mailbox.validity) return { from: stored.lastUid + 1 };
  const since = new Date((stored.readAt?.getTime() ?? 0) - 24 * 60 * MINUTE_MS);
  return { from: 1, ...(stored.readAt && { since }) };
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

/** Codes of the errors of a connection. @returns a short code of ours: servers repeat names in what they answer */
export function problemOf(error: {
  code?: unknown;
  authenticationFailed?: unknown;
  serverResponseCode?: unknown;
}) {
  if (error.authenticationFailed) return 'login_refused';
  const code = [error.serverResponseCode, error.code].find((each) => typeof each === 'string');
  if (code === 'NONEXISTENT') return 'no_such_folder';
  return typeof code === 'string' && /^\w{1,40}$/.test(code) ? code.toLowerCase() : 'no_answer';
}
