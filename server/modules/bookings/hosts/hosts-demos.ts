import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { AskedHost } from './host-changes.ts';
import { listActiveHosts } from './hosts.store.ts';
import type { Interval } from './interval.ts';

/** A demo, as commands about hosts list it. */
export interface ListedDemo {
  leadId: string;
  start: Date;
}

/** Host of a demo, as its visitor is to know them. */
export interface DemoHost {
  name: string;
  email: string;
  /** Address at which the demo is held; null for the site's own place. */
  meetingUrl: string | null;
  /** Confirmation that the host still owes; null without one. */
  asked: AskedHost | null;
}

/** The host of a lead's demo; `undefined` where it has none. */
export async function findDemoHost(database: Kysely<Tables>, leadId: string): Promise<DemoHost | undefined> {
  const row = await database
    .selectFrom('bookings')
    .innerJoin('hosts', 'hosts.id', 'bookings.host_id')
    .select(['hosts.id', 'hosts.name', 'hosts.email', 'hosts.meeting_url', 'sequence', 'host_confirm_by'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, name, email, meeting_url, sequence, host_confirm_by } = row;
  const asked = host_confirm_by === null ? null : { hostId: id, sequence };
  return { name, email, meetingUrl: meeting_url, asked };
}

/** Returns the initials of a name, for a picture: `AW` for Anna Maria Weber. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word = '') => [...word][0] ?? '',
  );
  return letters.join('').toUpperCase();
}

/** The demos to come that a host holds in a range, in order. */
export async function listHostsDemos(
  database: Kysely<Tables>,
  hostId: string,
  { start, end }: Interval,
): Promise<ListedDemo[]> {
  const rows = await database
    .selectFrom('bookings')
    .select(['lead_id', 'starts_at'])
    .where('host_id', '=', hostId)
    .where('state', '=', 'held')
    .where('ends_at', '>', new Date(start).toISOString())
    .where('starts_at', '<', new Date(end).toISOString())
    .orderBy('starts_at')
    .execute();
  return rows.map(toListed);
}

export async function countComingDemos(database: Kysely<Tables>, hostId: string, now: Date): Promise<number> {
  const { count } = await database
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('host_id', '=', hostId)
    .where('state', '=', 'held')
    .where('starts_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the demos to come and the calendars of a host who gets demos; null if no host has the address. */
export async function countWorkOfHost(
  database: Kysely<Tables>,
  email: string,
  now: Date,
): Promise<{ coming: number; calendars: number } | null> {
  const host = (await listActiveHosts(database)).find(
    (each) => each.email.toLowerCase() === email.toLowerCase(),
  );
  if (!host) return null;
  const { count } = await database
    .selectFrom('host_calendars')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('host_id', '=', host.id)
    .executeTakeFirstOrThrow();
  return { coming: await countComingDemos(database, host.id, now), calendars: Number(count) };
}

/** Counts the demos to come, by host. */
export async function countComingByHost(database: Kysely<Tables>, now: Date): Promise<Map<string, number>> {
  // As an expression, so that only the demos to come are read, and not all of each host.
  const host = sql<string>`coalesce(host_id, '')`;
  const rows = await database
    .selectFrom('bookings')
    .select(({ fn }) => [host.as('host'), fn.countAll().as('count')])
    .where('starts_at', '>', now.toISOString())
    .where('state', '=', 'held')
    .groupBy(host)
    .execute();
  return new Map(rows.map(({ host: id, count }) => [id, Number(count)]));
}

/** The demos to come that have a seat and no host: those that were booked before there were hosts. */
export async function listDemosWithoutHost(database: Kysely<Tables>, now: Date): Promise<ListedDemo[]> {
  const rows = await database
    .selectFrom('bookings')
    .select(['lead_id', 'starts_at'])
    .where('host_id', 'is', null)
    .where('state', '=', 'held')
    .where('starts_at', '>', now.toISOString())
    .orderBy('starts_at')
    .execute();
  return rows.map(toListed);
}

function toListed({ lead_id, starts_at }: { lead_id: string; starts_at: string }): ListedDemo {
  return { leadId: lead_id, start: new Date(starts_at) };
}
