/** A refresh token as it is stored. */
export interface StoredToken {
  hash: string;
  /** 1 for the first of its family. */
  generation: number;
  expiresAt: string;
}

/** Last used token, as its family remembers it. */
export interface LastUse {
  /** 0 when none was. */
  generation: number;
  tokenHash: string | null;
  usedAt: string | null;
}

export type Verdict = 'first_use' | 'repeated' | 'reused' | 'expired';

/** Time in which a client whose answer got lost may repeat its request, and in which two tabs may make the same one. */
const TIMEOUT_MS = 10_000;

/**
 * Judges a refresh token that is presented (RFC 9700, 4.14.2). Right is the generation that follows the one
 * used last. The token used last may come again within ten seconds, for its answer may have got lost, or two tabs
 * have the same one: it gets the same child again. Whatever else comes has been copied: it is reused.
 * Clocks of two processes differ, so a use may seem to be yet to come, by no more than those ten seconds: one that
 * was set back by hours must not keep a used token alive for hours.
 */
export function judgeRefresh(token: StoredToken, lastUse: LastUse, now: Date): Verdict {
  if (token.expiresAt <= now.toISOString()) return 'expired';
  if (token.generation > lastUse.generation) return 'first_use';
  const isLastUsed = token.hash === lastUse.tokenHash && lastUse.usedAt !== null;
  const ageMs = now.getTime() - Date.parse(lastUse.usedAt ?? '');
  return isLastUsed && Math.abs(ageMs) <= TIMEOUT_MS ? 'repeated' : 'reused';
}
