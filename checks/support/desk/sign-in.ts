import { randomUUID } from 'node:crypto';
import type { DeskRole, GrantedRight } from 'contract/desk/roles.ts';
import { insertPerson } from '../../../server/modules/desk/people/people.store.ts';
import { openSession } from '../../../server/modules/desk/sessions/sessions.store.ts';
import type { Database } from '../../../server/plugins/database/schema.ts';

/** Person who is signed in for a test. */
interface SignedIn {
  personId: string;
  email: string;
  /** Headers of each call, writes too. */
  headers: { cookie: string; 'sec-fetch-site': string };
}

interface Options {
  /** Time of the test; by default a test server's own. */
  now?: Date;
  /** A passkey was shown just now; true by default. */
  isFresh?: boolean;
  /** Rights by name; those that a person of this role has at first, if nothing is said. */
  granted?: readonly GrantedRight[];
  name?: string;
  zone?: string;
}

/** Same as `NOW` of checks/support/test-server.ts, which is in a higher layer. */
const TEST_NOW = new Date('2026-03-10T06:30:00Z');

/**
 * Adds a person of this role who is signed in.
 * @param server of `startTestServer`, or any database
 */
export async function signIn(
  { database }: { database: Database },
  role: DeskRole,
  { now = TEST_NOW, isFresh = true, granted, name = `The ${role}`, zone = 'Europe/Berlin' }: Options = {},
): Promise<SignedIn> {
  const email = `${role}-${randomUUID()}@example.com`;
  const facts = { email, name, role, zone, ...(granted && { granted }) };
  const personId = await insertPerson(database, facts, now);
  if (personId === undefined) throw new Error('a person who is new was not added');
  const place = { device: 'Chrome on Linux', network: 'test' };
  const token = await openSession(database, personId, place, { now, isFresh });
  return { personId, email, headers: { cookie: `desk=${token}`, 'sec-fetch-site': 'same-origin' } };
}
