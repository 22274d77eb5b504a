import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { Refusal } from '../../shared/refusal.ts';
import type { Database } from './schema.ts';

const ATTEMPTS = 20;
const PAUSE_MS = 100;

/** Rewrites the whole file, so that nothing that was ever deleted is left in it. SQLite only. */
export async function rewriteFile(database: Database): Promise<void> {
  if (database.engine !== 'sqlite') return;
  await sql`vacuum`.execute(database);
  await emptyLog(database);
}

/**
 * Brings the write-ahead log, which holds pages as they were, into the file, and empties it.
 * @throws {Refusal} when another process reads for so long that it cannot be emptied
 */
export async function emptyLog(database: Database): Promise<void> {
  if (database.engine !== 'sqlite') return;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
    if (rows[0]?.busy === 0) return;
    await setTimeout(PAUSE_MS);
  }
  throw new Refusal(
    'the log of the database could not be emptied, because another process keeps reading it: try again',
  );
}

/** SQLite otherwise leaves the bytes of a deleted row in its file until something else needs the place. */
export async function enableSecureDelete(database: Database): Promise<void> {
  if (database.engine === 'sqlite') await sql`pragma secure_delete = on`.execute(database);
}
