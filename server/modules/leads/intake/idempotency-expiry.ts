import type { Database } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';

const HOUR_MS = 3_600_000;
const CHECK_MS = 10 * 60_000;
/** Number of keys, few enough that no visitor waits for them. */
const KEYS_PER_STEP = 500;

interface Expiry {
  database: Database;
  clock: Clock;
  idempotencyHours: number;
}

interface RegularExpiry extends Expiry {
  onFailure: (error: unknown) => void;
}

/** Removes expired keys now and then; the function returned stops that, and waits for what is under way. */
export function expireKeysRegularly({ onFailure, ...expiry }: RegularExpiry): () => Promise<void> {
  let underWay: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    underWay ??= removeExpiredKeys(expiry)
      .catch(onFailure)
      .finally(() => {
        underWay = undefined;
      });
  }, CHECK_MS).unref();
  return async () => {
    clearInterval(timer);
    await underWay;
  };
}

/** Removes the keys that are no longer recognised, in small steps, so that leads are stored in between. */
export async function removeExpiredKeys({ database, clock, idempotencyHours }: Expiry): Promise<number> {
  const expiry = new Date(clock().getTime() - idempotencyHours * HOUR_MS).toISOString();
  let removed = 0;
  for (;;) {
    const expired = await database
      .selectFrom('idempotency_keys')
      .select(['kind', 'key'])
      .where('created_at', '<', expiry)
      .limit(KEYS_PER_STEP)
      .execute();
    if (expired.length === 0) return removed;
    await database.transaction().execute(async (transaction) => {
      for (const { kind, key } of expired) {
        // Checks the time again: the key may have been claimed again since it was read.
        await transaction
          .deleteFrom('idempotency_keys')
          .where('kind', '=', kind)
          .where('key', '=', key)
          .where('created_at', '<', expiry)
          .execute();
      }
    });
    removed += expired.length;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
