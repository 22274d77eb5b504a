/** A refresh token as it is stored. */
export interface StoredToken {
  hash: string;
  /** 1 for the first of its family. */
  generation: number;
  expiresAt: string;
}

/** What a family remembers of the token that was used last. */
export interface LastUse {
  /** 0 when none was. */
  generation: number;
  tokenHash: string | null;
  usedAt: string | null;
}

export type Verdict = 'first_use' | 'repeated' | 'reused' | 'expired';

/** Time in which a client whose answer got lost may ask again. */
const PATIENCE_MS = 10_000;

/**
 * Judges a refresh token that is presented (RFC 9700, 4.14.2). Right is the generation that follows the one
 * used last. The token used last may come once more within ten seconds: its answer may have got lost, and the
 * children it gets then are of one generation, of which again only one can be used. Whatever else has been
 * copied: it is reused.
 */
export function judgeRefresh(token: StoredToken, lastUse: LastUse, now: Date): Verdict {
  if (token.expiresAt <= now.toISOString()) return 'expired';
  if (token.generation > lastUse.generation) return 'first_use';
  const isLastUsed = token.hash === lastUse.tokenHash && lastUse.usedAt !== null;
  const isInTime = isLastUsed && now.getTime() - Date.parse(lastUse.usedAt ?? '') <= PATIENCE_MS;
  return isInTime ? 'repeated' : 'reused';
}
