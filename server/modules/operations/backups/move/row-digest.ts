import { createHash } from 'node:crypto';

export type Row = Readonly<Record<string, unknown>>;

const MODULUS = 2n ** 128n;

/**
 * Sums rows up so that two engines can be compared, whatever order each answers in: how many there are, and the sum of
 * their hashes. Equal sums mean the same rows, as often as each occurs.
 */
export class RowDigest {
  #count = 0;
  #sum = 0n;

  add(row: Row, columns: readonly string[]): void {
    this.#count += 1;
    this.#sum = (this.#sum + hashOf(columns.map((column) => spell(row[column])))) % MODULUS;
  }

  get count(): number {
    return this.#count;
  }

  equals(other: RowDigest): boolean {
    return this.#count === other.#count && this.#sum === other.#sum;
  }
}

/** 128 bits of SHA-256. JSON keeps the values apart: no text can look like two. */
function hashOf(values: readonly (string | null)[]): bigint {
  const hash = createHash('sha256').update(JSON.stringify(values)).digest();
  return hash.readBigUInt64BE(0) * 2n ** 64n + hash.readBigUInt64BE(8);
}

/** A value as both engines have it: one hands out large whole numbers as texts, the other as numbers. */
function spell(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Uint8Array) return `bytes ${Buffer.from(value).toString('base64')}`;
  return `value ${String(value)}`;
}
