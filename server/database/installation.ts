import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { findCopyReason, type Place, type StoredPlace } from './installation.rules.ts';
import type { Database, Tables } from './schema.ts';
import type { InstallationTable } from './tables/installation-tables.ts';

const ONLY_ROW = 1;
/** Postgres's word for a right that is missing. */
const FORBIDDEN = '42501';

/** Whether this database is the live one, or a copy, of which nobody may hear (decision 083). */
export interface Liveness {
  /** Why nothing is sent, in the middle of a sentence; `undefined` from the moment on at which it is live. */
  findCopyReason(): Promise<string | undefined>;
}

/** Of a database about which nobody asks. */
export const ALWAYS_LIVE: Liveness = { findCopyReason: async () => undefined };

/**
 * Finds out whether the database is live here, and remembers where it is, the first time. Asked again, it looks again
 * until somebody has confirmed it: from then on it is live for as long as the process runs.
 */
export async function openLiveness(
  database: Database,
  { publicUrl }: { publicUrl: string | null },
): Promise<Liveness> {
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

/** Says that this is the live database now: what waits in it is sent from now on, by processes that run already too. */
export async function confirmLive(
  database: Database,
  { publicUrl }: { publicUrl: string | null | undefined },
): Promise<void> {
  const postgresId = await findPostgresId(database);
  await write(database, {
    // Who does not know the address leaves it to the next start.
    public_url: publicUrl ?? null,
    postgres_id: postgresId,
    restored_at: null,
  });
}

/** Says that this database was brought back from a copy, so that nothing is sent before it is confirmed to be live. */
export async function markRestored(database: Database, now: Date): Promise<void> {
  await write(database, { restored_at: now.toISOString(), moved_at: null, moved_to: null });
}

/** Lets a database that everything was taken to be as live as the one that it came from. */
export async function takePlace(from: Database, to: Database): Promise<void> {
  const { publicUrl, restoredAt } = await readPlace(from);
  await write(to, { public_url: publicUrl, restored_at: restoredAt });
}

/** Says that everything was taken to another database, so that no server starts on this one by mistake. */
export async function markMoved(database: Database, movedTo: string, now: Date): Promise<void> {
  await write(database, { moved_at: now.toISOString(), moved_to: movedTo });
}

/** Where `npm run move` has taken everything, and when; `undefined` where it is still here. */
export async function findMove(
  database: Kysely<Tables>,
): Promise<{ movedTo: string; movedAt: string } | undefined> {
  const row = await readRow(database);
  if (!row?.moved_to || !row.moved_at) return undefined;
  return { movedTo: row.moved_to, movedAt: row.moved_at };
}

/** For a command beside servers, which may not know their settings. */
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

/** What it has not known before; a start that learns nothing writes nothing. */
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
 * Names the Postgres database that this one is: the identifier of its cluster, which a dump does not take along, and its
 * number in there, since a dump may be brought back beside the live one. `null` on SQLite, and where it may not be asked.
 */
async function findPostgresId(database: Database): Promise<string | null> {
  if (database.engine === 'sqlite') return null;
  try {
    const { rows } = await sql<{ id: string }>`
      select system_identifier || '/' || (select oid from pg_database where datname = current_database()) as id
      from pg_control_system()`.execute(database);
    return rows[0]?.id ?? null;
  } catch (error) {
    // A provider may forbid the question. Any other failure says nothing of where this is, and must not look live.
    if (error instanceof pg.DatabaseError && error.code === FORBIDDEN) return null;
    throw error;
  }
}
