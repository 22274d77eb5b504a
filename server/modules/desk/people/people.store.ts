import { randomUUID } from 'node:crypto';
import type { AccountChange } from 'contract/desk/account.ts';
import type { Leaving, PersonsWork } from 'contract/desk/people.ts';
import { type DeskRole, type GrantedRight, leadsShownTo, rightsOf } from 'contract/desk/roles.ts';
import type { Kysely } from 'kysely';
import type { Database, Engine, Tables } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { LastOwner, NameTaken } from '../desk-errors.ts';
import { endSessionsOf } from '../sessions/sessions.store.ts';
import { deletePasskeys } from '../sign-in/passkeys.store.ts';
import { grantedAtFirst, toDeskPerson } from './person.ts';

/** Facts of a person when they are added. */
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

/** Reports whether anyone was ever added. */
export async function hasPeople(database: Kysely<Tables>): Promise<boolean> {
  return (await database.selectFrom('desk_people').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** A person who has not been removed, by their id or their address in lower case. */
export async function findActivePerson(
  database: Kysely<Tables>,
  by: { id: string } | { email: string },
): Promise<{ id: string; name: string; email: string; role: DeskRole } | undefined> {
  const query = database
    .selectFrom('desk_people')
    .select(['id', 'name', 'email', 'role'])
    .where('removed_at', 'is', null);
  return await ('id' in by
    ? query.where('id', '=', by.id)
    : query.where('email', '=', by.email)
  ).executeTakeFirst();
}

/**
 * Adds a person, or one who was removed again, with the id of before.
 * @returns the id; undefined where someone has the address, or the id, already
 */
export async function insertPerson(
  database: Kysely<Tables>,
  { email: written, name, role, zone, granted = grantedAtFirst(role) }: NewPerson,
  now: Date,
  id: string = randomUUID(),
): Promise<string | undefined> {
  const email = written.toLowerCase();
  const facts = { name, role, zone, granted: JSON.stringify(granted) };
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('desk_people')
    .values({ id, email, ...facts, created_at: now.toISOString(), removed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows) return id;
  const { numUpdatedRows } = await database
    .updateTable('desk_people')
    .set({ ...facts, removed_at: null })
    .where('email', '=', email)
    .where('removed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n ? (await findActivePerson(database, { email }))?.id : undefined;
}

/**
 * Requires a name that no colleague has, as replies and notes show it. Capitals, accents and spaces make no other name.
 * @param id of the person who is to have the name
 * @throws {NameTaken}
 */
export async function requireOwnName(database: Kysely<Tables>, name: string, id: string): Promise<void> {
  const rows = await database
    .selectFrom('desk_people')
    .select(['id', 'name'])
    .where('removed_at', 'is', null)
    .execute();
  const isTaken = rows.some((row) => row.id !== id && plainName(row.name) === plainName(name));
  if (isTaken) throw new NameTaken();
}

function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{P}\p{Z}]/gu, '')
    .toLowerCase();
}

/** Updates the facts that a person decides about themselves. */
export async function updateOwnFacts(
  database: Kysely<Tables>,
  id: string,
  { name, zone, locale, notices }: { [Fact in keyof AccountChange]?: AccountChange[Fact] | undefined },
): Promise<void> {
  const isSame = [name, zone, locale, notices].every((fact) => fact === undefined);
  if (isSame) return;
  await database
    .updateTable('desk_people')
    .set({
      ...(name !== undefined && { name }),
      ...(zone !== undefined && { zone }),
      ...(locale !== undefined && { locale }),
      ...(notices !== undefined && { notices: JSON.stringify(notices) }),
    })
    .where('id', '=', id)
    .execute();
}

/** A row of the list of people. */
export interface Member {
  id: string;
  email: string;
  name: string;
  role: DeskRole;
  /** JSON. */
  granted: string;
  zone: string;
  created_at: string;
  /** Start of their latest session. */
  seen_at: string | null;
  passkeys: number;
  /** End of an invitation that was not used. */
  invited_until: string | null;
}

/** Everyone at the desk, by name. */
export async function listMembers(database: Kysely<Tables>, now: Date): Promise<Member[]> {
  const rows = await database
    .selectFrom('desk_people as person')
    .select(['id', 'email', 'name', 'role', 'granted', 'zone', 'created_at'])
    .select(({ selectFrom, fn }) => [
      selectFrom('desk_sessions')
        .select(({ fn: { max } }) => max('desk_sessions.created_at').as('seen'))
        .whereRef('desk_sessions.person_id', '=', 'person.id')
        .as('seen_at'),
      selectFrom('desk_passkeys')
        .select(fn.countAll().as('count'))
        .whereRef('desk_passkeys.person_id', '=', 'person.id')
        .as('passkeys'),
      selectFrom('desk_links')
        .select(({ fn: { max } }) => max('desk_links.expires_at').as('until'))
        .whereRef('desk_links.person_id', '=', 'person.id')
        .where('purpose', '=', 'invite')
        .where('used_at', 'is', null)
        .where('expires_at', '>', now.toISOString())
        .as('invited_until'),
    ])
    .where('removed_at', 'is', null)
    .orderBy('name')
    .orderBy('email')
    .execute();
  return rows.map((row) => ({ ...row, passkeys: Number(row.passkeys) }));
}

/**
 * Releases the work that other modules assigned to a person, in the transaction in which the person loses the right to
 * it.
 */
export type ReleaseWork = (
  transaction: Kysely<Tables>,
  person: { id: string; email: string; keeps: { leads: boolean; demos: boolean } } & Partial<Leaving>,
  now: Date,
) => Promise<void>;

/** Counts the work that `ReleaseWork` would release. */
export type CountWork = (
  database: Kysely<Tables>,
  person: { id: string; email: string },
  now: Date,
) => Promise<PersonsWork>;

/** Facts that an owner decides about a person. */
export interface MemberFacts {
  name?: string | undefined;
  role?: DeskRole | undefined;
  granted?: readonly GrantedRight[] | undefined;
}

/**
 * Changes what an owner decides about a person. Who was an owner keeps none of an owner's rights by name, unless they
 * are named again; who sees no leads or demos from now on has none, and no address of their calendar.
 * @returns false where there is no such person
 * @throws {LastOwner} where no owner would be left
 */
export async function updateMember(
  database: Database,
  id: string,
  facts: MemberFacts,
  { now, release }: { now: Date; release: ReleaseWork },
): Promise<boolean> {
  const { name, role } = facts;
  return await database.transaction().execute(async (transaction) => {
    const known = await findActivePerson(transaction, { id });
    if (!known) return false;
    if (name !== undefined && name !== known.name) await requireOwnName(transaction, name, id);
    const isDemoted = known.role === 'owner' && role !== undefined && role !== 'owner';
    const granted = facts.granted ?? (isDemoted ? [] : undefined);
    if (role !== undefined && role !== 'owner') await requireAnotherOwner(transaction, database, id);
    const set = {
      ...(name !== undefined && { name }),
      ...(role !== undefined && { role }),
      ...(granted !== undefined && { granted: JSON.stringify(granted) }),
    };
    if (Object.keys(set).length === 0) return true;
    const { numUpdatedRows } = await transaction
      .updateTable('desk_people')
      .set(set)
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    if (role !== undefined) {
      const rights = rightsOf(role, []);
      const keeps = {
        leads: leadsShownTo(rights) !== 'none',
        demos: rights.has('demos.all') || rights.has('demos.own'),
      };
      await release(transaction, { id, email: known.email, keeps }, now);
    }
    return true;
  });
}

/**
 * Removes a person: ends their sessions, takes away passkeys and links, ends the address of the calendar of their
 * demos, and leaves their leads to the others. Their name stays with what they wrote.
 * @returns false where there is no such person
 * @throws {LastOwner} where no owner would be left
 */
export async function removePerson(
  database: Database,
  id: string,
  { now, release, leaving }: { now: Date; release: ReleaseWork; leaving?: Leaving },
): Promise<boolean> {
  return await database.transaction().execute(async (transaction) => {
    const person = await findActivePerson(transaction, { id });
    if (!person) return false;
    await requireAnotherOwner(transaction, database, id);
    await transaction
      .updateTable('desk_people')
      .set({ removed_at: now.toISOString(), granted: '[]' })
      .where('id', '=', id)
      .execute();
    await endSessionsOf(transaction, id, now);
    await deletePasskeys(transaction, id);
    await transaction.deleteFrom('desk_links').where('person_id', '=', id).execute();
    const keeps = { leads: false, demos: false };
    await release(transaction, { id, email: person.email, keeps, ...leaving }, now);
    return true;
  });
}

/** Holds all owners fast until the transaction ends, so that no two of them remove each other. @throws {LastOwner} */
async function requireAnotherOwner(
  transaction: Kysely<Tables>,
  { engine }: Pick<Database, 'engine'>,
  id: string,
): Promise<void> {
  const query = transaction
    .selectFrom('desk_people')
    .select('id')
    .where('role', '=', 'owner')
    .where('removed_at', 'is', null)
    .orderBy('id');
  const owners = await (engine === 'postgres' ? query.forUpdate() : query).execute();
  if (owners.length === 1 && owners[0]?.id === id) throw new LastOwner();
}

/** Names and addresses of all who ever worked at the desk: removed people stay, as authors. */
export async function listAllPeople(
  database: Kysely<Tables>,
): Promise<{ id: string; name: string; email: string; isRemoved: boolean }[]> {
  const rows = await database
    .selectFrom('desk_people')
    .select(['id', 'name', 'email', 'removed_at'])
    .execute();
  return rows.map(({ id, name, email, removed_at }) => ({ id, name, email, isRemoved: removed_at !== null }));
}

/** People of the desk, by name. */
export async function listActivePeople(database: Kysely<Tables>): Promise<DeskPerson[]> {
  const rows = await database
    .selectFrom('desk_people')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('name')
    .execute();
  return rows.map(toDeskPerson);
}

/** Lets transactions of one person wait for one another, so that each counts the rows of those before it. */
export async function lockPerson(engine: Engine, transaction: Kysely<Tables>, id: string): Promise<void> {
  const person = transaction.selectFrom('desk_people').select('id').where('id', '=', id);
  await (engine === 'postgres' ? person.forUpdate() : person).execute();
}
