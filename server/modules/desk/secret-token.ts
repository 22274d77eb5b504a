import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits in base64url: a session, or what a link carries. */
export function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/**
 * Returns the hash that the database keeps of a token. The token is random, so that a plain hash gives nothing away.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
