import { randomUUID } from 'node:crypto';
import { writeWeeklyHours } from 'contract/bookings/weekly-hours.ts';
import { type Kysely, sql } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { FIRST_HOST_NUMBER, type Host, toHost } from './host.ts';

/** Facts of a host that an operator decides. */
export type HostFacts = Omit<Host, 'id' | 'number'>;

/** A half-hour lists its seats by hosts, and each is looked at for each half-hour. */
const MOST_HOSTS = 100;

/** Lists all hosts, in the order in which they were added. */
export async function listHosts(database: Kysely<Tables>): Promise<Host[]> {
  return (await database.selectFrom('hosts').selectAll().orderBy('number').execute()).map(toHost);
}

/** The hosts who get demos. */
export async function listActiveHosts(database: Kysely<Tables>): Promise<Host[]> {
  const query = database.selectFrom('hosts').selectAll().where('state', '=', 'active');
  return (await query.orderBy('number').execute()).map(toHost);
}

/**
 * Reports whether an operator named hosts: then only active ones hold demos, and none does where all are inactive.
 * Without hosts half-hours have seats without names (`DEMO_SEATS`).
 */
export async function hasHosts(database: Kysely<Tables>): Promise<boolean> {
  return (await database.selectFrom('hosts').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * The hosts who get demos, held fast until the transaction ends: none of them is given a demo, changed or off
 * meanwhile. SQLite lets one writer in at a time; on Postgres all lock in the same order, so that no two wait for each
 * other.
 */
export async function lockActiveHosts(
  transaction: Kysely<Tables>,
  { engine }: Pick<Database, 'engine'>,
): Promise<Host[]> {
  const query = transaction.selectFrom('hosts').selectAll().where('state', '=', 'active').orderBy('number');
  const rows = await (engine === 'postgres' ? query.forUpdate() : query).execute();
  return rows.map(toHost);
}

export async function findHost(database: Kysely<Tables>, id: string): Promise<Host | undefined> {
  const row = await database.selectFrom('hosts').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toHost(row);
}

/** Finds the host whom an operator names by the whole address, or by the beginning of the name. @throws {Refusal} */
export async function findNamedHost(database: Kysely<Tables>, named: string): Promise<Host> {
  const hosts = await listHosts(database);
  const text = named.toLowerCase();
  const exact = hosts.filter(({ email, name }) => [email.toLowerCase(), name.toLowerCase()].includes(text));
  const found = exact.length > 0 ? exact : hosts.filter(({ name }) => name.toLowerCase().startsWith(text));
  const [host, ...others] = found;
  if (!host) throw new Refusal(`no host is called ${named}: npm run hosts -- list`);
  if (others.length > 0) throw new Refusal(`several hosts are called ${named}: name one by email`);
  return host;
}

/** @throws {Refusal} where there are too many, or another host has the address */
export async function insertHost(database: Database, facts: HostFacts, now: Date): Promise<Host> {
  return database.transaction().execute(async (transaction) => {
    const hosts = await listHosts(transaction);
    if (hosts.length >= MOST_HOSTS)
      throw new Refusal(`there are ${MOST_HOSTS} hosts, and no more can be added`);
    requireOwnEmail(hosts, facts.email);
    const number = Math.max(FIRST_HOST_NUMBER - 1, ...hosts.map((host) => host.number)) + 1;
    const host: Host = { ...facts, id: randomUUID(), number };
    await transaction
      .insertInto('hosts')
      .values({ id: host.id, number, ...columnsOf(facts), changed_at: now.toISOString() })
      .execute();
    return host;
  });
}

/** @throws {Refusal} where another host has the address */
export async function updateHost(database: Database, host: Host, now: Date): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const others = (await listHosts(transaction)).filter(({ id }) => id !== host.id);
    requireOwnEmail(others, host.email);
    await transaction
      .updateTable('hosts')
      .set({ ...columnsOf(host), changed_at: now.toISOString() })
      .where('id', '=', host.id)
      .execute();
  });
}

/** Gives a host, named by the address, no new demos from now on; those that they hold stay theirs. */
export async function retireHost(database: Kysely<Tables>, email: string, now: Date): Promise<void> {
  await database
    .updateTable('hosts')
    .set({ state: 'inactive', changed_at: now.toISOString() })
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('state', '=', 'active')
    .execute();
}

/** Forgets a host; demos that were held keep no name of theirs. */
export async function deleteHost(database: Kysely<Tables>, id: string): Promise<void> {
  await database.deleteFrom('hosts').where('id', '=', id).execute();
}

function requireOwnEmail(others: readonly Host[], email: string): void {
  const same = others.find((other) => other.email.toLowerCase() === email.toLowerCase());
  if (same) throw new Refusal(`${same.name} has the address ${same.email} already`);
}

function columnsOf(host: HostFacts) {
  return {
    name: host.name,
    email: host.email,
    zone: host.zone,
    hours: writeWeeklyHours(host.hours),
    breaks: writeWeeklyHours(host.breaks),
    buffer_before: host.bufferBefore,
    buffer_after: host.bufferAfter,
    most_a_day: host.mostADay,
    weight: host.weight,
    meeting_url: host.meetingUrl,
    state: host.isActive ? ('active' as const) : ('inactive' as const),
  };
}
