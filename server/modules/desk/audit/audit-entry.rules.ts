import { createHash } from 'node:crypto';
import type { AuditEntriesTable } from './audit.tables.ts';

/** Previous hash of the first entry, which has no predecessor. */
export const NO_ENTRY = '0'.repeat(64);

/** The entry that a retention leaves, which vouches for those that it removed. */
export const RETENTION_ACTION = 'audit.retention';

type Hashed = Omit<AuditEntriesTable, 'hash'>;

/**
 * SHA-256 in hex over the entry as canonical JSON: all its fields but this one, sorted by their names, without blanks.
 */
export function hashEntry(entry: Hashed): string {
  const { number, at, actor_kind, actor, origin, action, subject, row_count, reason, previous_hash } = entry;
  const canonical = JSON.stringify({
    ...{ action, actor, actor_kind, at, number, origin, previous_hash, reason, row_count, subject },
  });
  return createHash('sha256').update(canonical).digest('hex');
}

/** Returns the words of a retention about the last entry that it removed. */
export function describeRemoved({ number, hash }: Pick<AuditEntriesTable, 'number' | 'hash'>): string {
  return `entries up to ${number}, the last with hash ${hash}`;
}

/** Break of a chain. */
export interface AuditBreak {
  /** Number of the first entry that differs from what was written. */
  number: number;
  problem: 'changed' | 'missing';
}

/** End of the checked entries, at which a check continues. */
export interface ChainEnd {
  number: number;
  hash: string;
}

/**
 * Checks entries that follow one another.
 * @param end of what was checked before; without it, the first entry is taken as the beginning of what is kept
 */
export function findBreak(
  entries: readonly AuditEntriesTable[],
  end: ChainEnd | undefined,
): { broken?: AuditBreak; end: ChainEnd | undefined } {
  let last = end;
  for (const entry of entries) {
    if (last && entry.number !== last.number + 1) {
      return { broken: { number: last.number + 1, problem: 'missing' }, end: last };
    }
    const follows = !last || entry.previous_hash === last.hash;
    if (!follows || hashEntry(entry) !== entry.hash) {
      return { broken: { number: entry.number, problem: 'changed' }, end: last };
    }
    last = entry;
  }
  return { end: last };
}
