import { hash } from 'node:crypto';

/** What is stored of a token. It has 256 random bits, so that a plain hash cannot be searched for it. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
