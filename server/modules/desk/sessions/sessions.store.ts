import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { hashToken, issueToken } from '../../../plugins/secrets/tokens.ts';
import { toDeskPerson } from '../people/person.ts';
import { SESSION_MS } from './session-cookie.rules.ts';

/** Time for which a passkey that was shown suffices for calls that need one, in milliseconds. */
const FRESH_MS = 5 * 60_000;

/** Time for which a session or a link is remembered after its end, in milliseconds. */
const KEPT_MS = 90 * 86_400_000;
const MOST_LISTED = 100;

/** Someone who is signed in on one device. */
export interface OpenSession {
  id: string;
  person: DeskPerson;
  beganAt: Date;
  expiresAt: Date;
  /** Time until which no passkey is asked for again; undefined where none was shown. */
  freshUntil: Date | undefined;
  /** Hash of the network in which it began. */
  network: string;
}

/** Place in which a session begins. */
export interface SessionPlace {
  /** Description of the device in words. */
  device: string;
  /** Hash of the network. */
  network: string;
}

/**
 * Begins a session of a person.
 * @param isFresh a passkey was shown just now
 * @returns its token, for the cookie
 */
export async function openSession(
  database: Kysely<Tables>,
  personId: string,
  { device, network }: SessionPlace,
  { now, isFresh }: { now: Date; isFresh: boolean },
): Promise<string> {
  const { token, hash, expiresAt } = issueToken(now, SESSION_MS);
  const at = now.toISOString();
  await database
    .insertInto('desk_sessions')
    .values({
      ...{ hash, id: randomUUID(), person_id: personId, device, network },
      created_at: at,
      expires_at: expiresAt.toISOString(),
      fresh_at: isFresh ? at : null,
      ended_at: null,
    })
    .execute();
  return token;
}

/** Finds the session of a token, if it has neither ended nor expired, and its person has not been removed. */
export async function findSession(
  database: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<OpenSession | undefined> {
  const row = await selectOpen(database, now).where('session.hash', '=', hashToken(token)).executeTakeFirst();
  return row && toSession(row);
}

/** Finds the open ones among the sessions with these ids. */
export async function findOpenSessions(
  database: Kysely<Tables>,
  ids: readonly string[],
  now: Date,
): Promise<OpenSession[]> {
  if (ids.length === 0) return [];
  return (await selectOpen(database, now).where('session.id', 'in', ids).execute()).map(toSession);
}

function selectOpen(database: Kysely<Tables>, now: Date) {
  return database
    .selectFrom('desk_sessions as session')
    .innerJoin('desk_people as person', 'person.id', 'session.person_id')
    .select(['session.id as sessionId', 'session.created_at', 'session.expires_at'])
    .select(['session.fresh_at', 'session.network'])
    .select(['person.id', 'person.name', 'person.email', 'person.role', 'person.zone', 'person.locale'])
    .select('person.granted')
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now.toISOString())
    .where('person.removed_at', 'is', null);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectOpen>['executeTakeFirstOrThrow']>>;

function toSession(row: Row): OpenSession {
  return {
    id: row.sessionId,
    person: toDeskPerson(row),
    beganAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
    freshUntil: row.fresh_at === null ? undefined : new Date(new Date(row.fresh_at).getTime() + FRESH_MS),
    network: row.network,
  };
}

/** Ends a session. @param personId its person; any, if absent @returns whether there was one */
export async function endSession(
  database: Kysely<Tables>,
  id: string,
  now: Date,
  personId?: string,
): Promise<boolean> {
  let query = database
    .updateTable('desk_sessions')
    .set({ ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('ended_at', 'is', null);
  if (personId !== undefined) query = query.where('person_id', '=', personId);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Ends all sessions of a person. @param exceptId one that goes on @returns how many */
export async function endSessionsOf(
  database: Kysely<Tables>,
  personId: string,
  now: Date,
  exceptId?: string,
): Promise<number> {
  let query = database
    .updateTable('desk_sessions')
    .set({ ended_at: now.toISOString() })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null);
  if (exceptId !== undefined) query = query.where('id', '!=', exceptId);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** Remembers that a passkey was shown in a session. */
export async function markSessionFresh(database: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await database
    .updateTable('desk_sessions')
    .set({ fresh_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** A person's open sessions, the newest first. */
export async function listSessions(database: Kysely<Tables>, personId: string, now: Date) {
  return await database
    .selectFrom('desk_sessions')
    .select(['id', 'device', 'network', 'created_at', 'expires_at'])
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

/**
 * Removes sessions and links that ended or expired so long ago that they are no longer needed.
 * @returns how many rows
 */
export async function forgetOldSessions(database: Kysely<Tables>, now: Date): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString();
  const sessions = await database
    .deleteFrom('desk_sessions')
    .where('expires_at', '<', before)
    .executeTakeFirst();
  const links = await database.deleteFrom('desk_links').where('expires_at', '<', before).executeTakeFirst();
  return Number(sessions.numDeletedRows + links.numDeletedRows);
}

/** Returns whether a person has had a session in a network. @param network its hash */
export async function wasSignedIn(
  database: Kysely<Tables>,
  personId: string,
  network: string,
): Promise<boolean> {
  const session = await database
    .selectFrom('desk_sessions')
    .select('id')
    .where('person_id', '=', personId)
    .where('network', '=', network)
    .limit(1)
    .executeTakeFirst();
  return session !== undefined;
}
