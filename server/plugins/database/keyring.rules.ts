/** A key of the server as it is stored, in base64url. */
export interface StoredKey {
  value: string;
  previous: string | null;
  rotatedAt: string | null;
}

/** Key to sign with now, and the keys by which a signature may have been made. */
export interface Keyring {
  signing: Uint8Array;
  accepted: readonly Uint8Array[];
}

/** Twice the longest delay until a process sees a rotation: no process signs with a key unknown to others. */
export const SIGNING_DELAY_MS = 60_000;

/**
 * Returns the uses of a key, and of the one before it, at this moment.
 * @param validMs how long a signature is valid: for so long the key before goes on being accepted
 */
export function toKeyring({ value, previous, rotatedAt }: StoredKey, now: Date, validMs: number): Keyring {
  const key = Buffer.from(value, 'base64url');
  if (previous === null || rotatedAt === null) return { signing: key, accepted: [key] };
  const earlier = Buffer.from(previous, 'base64url');
  const ageMs = now.getTime() - Date.parse(rotatedAt);
  if (ageMs >= SIGNING_DELAY_MS + validMs) return { signing: key, accepted: [key] };
  return { signing: ageMs < SIGNING_DELAY_MS ? earlier : key, accepted: [key, earlier] };
}
