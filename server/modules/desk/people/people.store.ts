import { randomUUID } from 'node:crypto';
import type { DeskRole, GrantedRight } from 'contract/desk/roles.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import { grantedAtFirst } from './person.ts';

/** What is known of a person when they are added. */
export interface NewPerson {
  email: string;
  name: string;
  role: DeskRole;
  /** IANA name. */
  zone: string;
  granted?: readonly GrantedRight[];
}

/** The first owner has a known id, so that a link which is opened twice at once cannot make two. */
export const FIRST_OWNER_ID = '00000000-0000-4000-8000-000000000001';

/** Whether anyone was ever added. */
export async function hasPeople(database: Kysely<Tables>): Promise<boolean> {
  return (await database.selectFrom('desk_people').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Adds a person.
 * @returns the id; undefined where someone has the address, or the id, already
 */
export async function insertPerson(
  database: Kysely<Tables>,
  { email, name, role, zone, granted = grantedAtFirst(role) }: NewPerson,
  now: Date,
  id: string = randomUUID(),
): Promise<string | undefined> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('desk_people')
    .values({
      ...{ id, name, role, zone },
      email: email.toLowerCase(),
      granted: JSON.stringify(granted),
      created_at: now.toISOString(),
      removed_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows ? id : undefined;
}
