import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { findCopyReason, type Place, type StoredPlace } from './installation.rules.ts';
import type { InstallationTable } from './installation.tables.ts';
import type { Database, Tables } from './schema.ts';

const ONLY_ROW = 1;
/** Postgres: insufficient privilege. */
const FORBIDDEN = '42501';

/** State of this database: the live one, or a copy that must send nothing (decision 021). */
export interface DatabaseRole {
  /** Finds why nothing is sent, as the end of 'this database ...'; `undefined` once it is live. */
  findCopyReason(): Promise<string | undefined>;
}

/** Role for tests and tools that do not care. */
export const PRIMARY_DATABASE: DatabaseRole = { findCopyReason: async () => undefined };

/**
 * Finds out whether the database is live here, and stores its place if none is stored. Looks again at each call until
 * the operator has confirmed it; then it stays live for as long as the process runs.
 */
export async function openDatabaseRole(
  database: Database,
  { publicUrl }: { publicUrl: string | null },
): Promise<DatabaseRole> {
  const present = { publicUrl, postgresId: await findPostgresId(database) };
  let isLive = false;

  async function look(): Promise<string | undefined> {
    if (isLive) return undefined;
    const reason = findCopyReason(await readPlace(database), present);
    isLive = reason === undefined;
    return reason;
  }
  if ((await look()) === undefined) await rememberPlace(database, present);
  return { findCopyReason: look };
}

/** Confirms that this is the live database: running processes send what waits in it, too. */
export async function confirmPrimary(
  database: Database,
  { publicUrl }: { publicUrl: string | null | undefined },
): Promise<void> {
  const postgresId = await findPostgresId(database);
  await write(database, {
    // If the caller does not know the address, the next start stores it.
    public_url: publicUrl ?? null,
    postgres_id: postgresId,
    restored_at: null,
  });
}

/** Marks a restored copy: nothing is sent until the operator confirms that it is live. */
export async function markRestored(database: Database, now: Date): Promise<void> {
  await write(database, { restored_at: now.toISOString(), moved_at: null, moved_to: null });
}

/** Copies whether the database is live from the source of a move to its target. */
export async function copyDatabaseRole(from: Database, to: Database): Promise<void> {
  const { publicUrl, restoredAt } = await readPlace(from);
  await write(to, { public_url: publicUrl, restored_at: restoredAt });
}

/** Marks the source of a move, so that no server starts on it by mistake. */
export async function markMoved(database: Database, movedTo: string, now: Date): Promise<void> {
  await write(database, { moved_at: now.toISOString(), moved_to: movedTo });
}

/** Finds where and when `npm run move` has moved the data; `undefined` if it was not moved. */
export async function findMove(
  database: Kysely<Tables>,
): Promise<{ movedTo: string; movedAt: string } | undefined> {
  const row = await readRow(database);
  if (!row?.moved_to || !row.moved_at) return undefined;
  return { movedTo: row.moved_to, movedAt: row.moved_at };
}

/** The same for a command, which may not know the server's settings. */
export async function findCopyReasonFor(
  database: Database,
  { publicUrl }: { publicUrl: string | null },
): Promise<string | undefined> {
  const present = { publicUrl: publicUrl ?? undefined, postgresId: await findPostgresId(database) };
  return findCopyReason(await readPlace(database), present);
}

async function readPlace(database: Database): Promise<StoredPlace> {
  const row = await readRow(database);
  return {
    publicUrl: row?.public_url ?? null,
    postgresId: row?.postgres_id ?? null,
    restoredAt: row?.restored_at ?? null,
  };
}

/** Stores what is not stored yet. */
async function rememberPlace(database: Database, { publicUrl, postgresId }: Place): Promise<void> {
  const stored = await readPlace(database);
  const isKnown =
    stored.publicUrl === (publicUrl ?? stored.publicUrl) &&
    stored.postgresId === (postgresId ?? stored.postgresId);
  if (isKnown) return;
  await write(database, {
    public_url: publicUrl ?? stored.publicUrl,
    postgres_id: postgresId ?? stored.postgresId,
  });
}

function readRow(database: Kysely<Tables>) {
  return database.selectFrom('installation').selectAll().where('id', '=', ONLY_ROW).executeTakeFirst();
}

async function write(
  database: Kysely<Tables>,
  changes: Partial<Omit<InstallationTable, 'id'>>,
): Promise<void> {
  const empty = { public_url: null, postgres_id: null, restored_at: null, moved_at: null, moved_to: null };
  await database
    .insertInto('installation')
    .values({ id: ONLY_ROW, ...empty, ...changes })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
    .execute();
}

/**
 * Identifies a Postgres database by the identifier of its cluster and its own oid: a dump contains neither, and may be
 * restored beside the live database. `null` on SQLite, and where the account may not ask.
 */
async function findPostgresId(database: Database): Promise<string | null> {
  if (database.engine === 'sqlite') return null;
  try {
    const { rows } = await sql<{ id: string }>`
      select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as id
      from pg_control_system()`.execute(database);
    return rows[0]?.id ?? null;
  } catch (error) {
    // A provider may forbid it. After any other failure a copy must not look live.
    if (error instanceof pg.DatabaseError && error.code === FORBIDDEN) return null;
    throw error;
  }
}
