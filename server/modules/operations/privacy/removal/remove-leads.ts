import { sql } from 'kysely';
import type { Database } from '../../../../plugins/database/schema.ts';

/** Few enough that no visitor waits for them. */
const STEP = 500;

/**
 * Removes leads with their deliveries, notes and idempotency keys, in small steps, so that others are stored in between.
 * @param onStep told how many are gone
 */
export async function removeLeads(
  database: Database,
  ids: readonly string[],
  onStep: (removed: number) => void,
): Promise<void> {
  await enableSecureDelete(database);
  for (let begin = 0; begin < ids.length; begin += STEP) {
    const step = ids.slice(begin, begin + STEP);
    // Keys, deliveries and notes go with them, as the tables say.
    await database.deleteFrom('leads').where('id', 'in', step).execute();
    onStep(begin + step.length);
  }
}

/** SQLite otherwise leaves the bytes of a deleted row in its file until something else needs the place. */
export async function enableSecureDelete(database: Database): Promise<void> {
  if (database.engine === 'sqlite') await sql`pragma secure_delete = on`.execute(database);
}
