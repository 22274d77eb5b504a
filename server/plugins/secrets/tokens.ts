import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

const TOKEN_BYTES = 32;

/** 256 random bits in base64url: a session, the token of a link, a key of the server. */
export function makeToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** Returns the hash under which a token is stored. A token has 256 random bits, so a plain hash resists a search. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Token for its holder, and the two facts of it that a table stores. */
export interface IssuedToken {
  token: string;
  hash: string;
  expiresAt: Date;
}

/** Makes a token that expires. The database never holds the token itself. */
export function issueToken(now: Date, lifeMs: number): IssuedToken {
  const token = makeToken();
  return { token, hash: hashToken(token), expiresAt: new Date(now.getTime() + lifeMs) };
}

/** Compares two secrets in a time that reveals nothing but their lengths. */
export function isSameSecret(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
