import type { Database } from '../../../plugins/database/schema.ts';
import { type KeyName, rotateKey } from '../../../plugins/database/server-keys.ts';
import { emptyLog, enableSecureDelete } from '../../../plugins/database/wipe-pages.ts';
import { forgetLoginPlaces } from '../../accounts/accounts.privacy.ts';
import { CREDENTIALS_KEY, resealAll } from '../../bookings/bookings.calendars.ts';
import { findUse } from './key-uses.ts';

/** A key that the server made for itself, without the key. */
export interface KeyRecord {
  name: string;
  purpose: string;
  /** `null`: never. */
  rotatedAt: Date | null;
  /** Time until which the key before it is accepted; `null` where it is not. */
  previousUntil: Date | null;
}

const PLACES_KEY: KeyName = 'login-places';

/** All keys, by name. */
export async function listKeys(database: Database, now: Date): Promise<KeyRecord[]> {
  const rows = await database.selectFrom('server_keys').selectAll().orderBy('name').execute();
  return rows.map(({ name, previous, rotated_at }) => {
    const { purpose, overlapMs } = findUse(name);
    const rotatedAt = rotated_at === null ? null : new Date(rotated_at);
    const until = rotatedAt && new Date(rotatedAt.getTime() + overlapMs);
    const isAccepted = previous !== null && until !== null && now < until;
    return { name, purpose, rotatedAt, previousUntil: isAccepted ? until : null };
  });
}

/**
 * Puts new keys in the place of those of these names, and removes the old ones from the database file.
 * @param isAtOnce whether what the old keys have signed counts no more, as when they have been stolen
 * @param onRotated called with each name once its key is another one
 * @throws {Refusal} when the old keys could not be removed from the log of the database
 */
export async function rotateKeys(
  database: Database,
  names: readonly string[],
  { isAtOnce, now, onRotated }: { isAtOnce: boolean; now: Date; onRotated: (name: string) => void },
): Promise<void> {
  await enableSecureDelete(database);
  for (const name of names) {
    // What is encrypted with the old key is encrypted again; should this process end meanwhile, it is still there.
    const isReplaced = name === CREDENTIALS_KEY;
    const keepsPrevious = isReplaced || (!isAtOnce && findUse(name).overlapMs > 0);
    await rotateKey(database, { name, now, keepsPrevious });
    if (isReplaced) await resealAll(database);
    // The new key matches none of these places, and anyone with the old key can find out which networks they were.
    if (name === PLACES_KEY) await forgetLoginPlaces(database);
    onRotated(name);
  }
  await emptyLog(database);
}
