import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../desk-calls.ts';
import { toDeskPerson } from '../people/person.ts';
import { hashToken, makeToken } from '../secret-token.ts';
import { SESSION_MS } from './session-cookie.rules.ts';

/** How long a passkey that was shown suffices for what needs one, in milliseconds. */
const FRESH_MS = 5 * 60_000;

/** Someone who is signed in on one device. */
export interface OpenSession {
  id: string;
  person: DeskPerson;
  expiresAt: Date;
  /** Until then no passkey is asked for again; undefined where none was shown. */
  freshUntil: Date | undefined;
  /** Hash of the network in which it began. */
  network: string;
}

/** Where a session begins. */
export interface SessionPlace {
  /** In words. */
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
  const token = makeToken();
  const at = now.toISOString();
  await database
    .insertInto('desk_sessions')
    .values({
      ...{ hash: hashToken(token), id: randomUUID(), person_id: personId, device, network },
      created_at: at,
      expires_at: new Date(now.getTime() + SESSION_MS).toISOString(),
      fresh_at: isFresh ? at : null,
      ended_at: null,
    })
    .execute();
  return token;
}

/** The session of a token, if it has neither ended nor expired, and its person has not been removed. */
export async function findSession(
  database: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<OpenSession | undefined> {
  const row = await database
    .selectFrom('desk_sessions as session')
    .innerJoin('desk_people as person', 'person.id', 'session.person_id')
    .select(['session.id as sessionId', 'session.expires_at', 'session.fresh_at', 'session.network'])
    .select(['person.id', 'person.name', 'person.email', 'person.role', 'person.zone', 'person.granted'])
    .where('session.hash', '=', hashToken(token))
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now.toISOString())
    .where('person.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.sessionId,
    person: toDeskPerson(row),
    expiresAt: new Date(row.expires_at),
    freshUntil: row.fresh_at === null ? undefined : new Date(new Date(row.fresh_at).getTime() + FRESH_MS),
    network: row.network,
  };
}

/** Ends a session. */
export async function endSession(database: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await database
    .updateTable('desk_sessions')
    .set({ ended_at: now.toISOString() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}
