import { hash } from 'node:crypto';

/** SHA-256 of a body whose texts are trimmed; the order of its fields makes no difference. */
export function fingerprintOf(body: object): string {
  return hash(
    'sha256',
    JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1))),
    'base64url',
  );
}
