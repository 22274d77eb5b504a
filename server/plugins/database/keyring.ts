import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../../shared/clock.ts';
import { type Keyring, SIGNING_DELAY_MS, type StoredKey, toKeyring } from './keyring.rules.ts';
import type { Database } from './schema.ts';
import { findOrCreateKey, type KeyName } from './server-keys.ts';

const REREAD_MS = SIGNING_DELAY_MS / 2;
/** A database that does not answer is no reason to turn people away who have a good token. */
const TIMEOUT_MS = 250;

export interface KeyringOptions {
  database: Database;
  clock: Clock;
  /** Time for which a signature is valid. */
  validMs: number;
}

/**
 * The keys of this name, for a process that runs on while an operator rotates them: read again every half minute, and
 * kept as they are while they cannot be.
 */
export async function openKeyring(
  name: KeyName,
  { database, clock, validMs }: KeyringOptions,
): Promise<() => Promise<Keyring>> {
  await findOrCreateKey(database, name);
  let stored = await readKey(database, name);
  let readAt = performance.now();
  let underWay: Promise<void> | undefined;

  async function reread(): Promise<void> {
    try {
      stored = await readKey(database, name);
    } catch {
      // The next one to ask in half a minute tries again; the store says by itself that it does not answer.
    } finally {
      readAt = performance.now();
      underWay = undefined;
    }
  }

  return async () => {
    if (performance.now() - readAt >= REREAD_MS) {
      underWay ??= reread();
      await Promise.race([underWay, setTimeout(TIMEOUT_MS, undefined, { ref: false })]);
    }
    return toKeyring(stored, clock(), validMs);
  };
}

async function readKey(database: Database, name: KeyName): Promise<StoredKey> {
  return database
    .selectFrom('server_keys')
    .select(['value', 'previous', 'rotated_at as rotatedAt'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
}
