import { hash } from 'node:crypto';

/**
 * Returns the hash under which a token is stored. A token has 256 random bits, so that a plain hash resists a search.
 */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
