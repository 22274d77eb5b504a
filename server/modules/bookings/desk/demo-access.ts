import type { Database } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { NotFound } from '../../../shared/errors.ts';
import { type BookingRecord, findRecord } from '../demos/booking-records.ts';
import type { Host } from '../hosts/host.ts';
import { findHost, listHosts } from '../hosts/hosts.store.ts';
import { NotYours } from './calendar-errors.ts';

/** Reports whether a host is the person, by the address. */
export function isOwnHost({ email }: Pick<Host, 'email'>, person: Pick<DeskPerson, 'email'>): boolean {
  return email.toLowerCase() === person.email.toLowerCase();
}

/**
 * Returns the hosts whose demos a person sees: their own, and null for demos without a host.
 * @returns `undefined` for all
 */
export function hostsShownTo(
  person: Pick<DeskPerson, 'email' | 'rights'>,
  hosts: readonly Pick<Host, 'id' | 'email'>[],
): (string | null)[] | undefined {
  if (person.rights.has('demos.all')) return undefined;
  return [...hosts.filter((host) => isOwnHost(host, person)).map(({ id }) => id), null];
}

/**
 * Finds the demo of a lead that the person may see.
 * @throws {NotFound} also for another person’s: no answer reveals which ids exist
 */
export async function requireDemo(
  database: Database,
  person: DeskPerson,
  leadId: string,
): Promise<BookingRecord> {
  const record = await findRecord(database, leadId);
  const shown = hostsShownTo(person, await listHosts(database));
  if (!record || (shown && !shown.includes(record.host?.id ?? null))) throw new NotFound();
  return record;
}

/** Finds a host whom the person may change. @throws {NotFound} or {NotYours} */
export async function requireHost(database: Database, person: DeskPerson, id: string): Promise<Host> {
  const host = await findHost(database, id);
  if (!host) throw new NotFound();
  if (!person.rights.has('demos.all') && !isOwnHost(host, person)) throw new NotYours();
  return host;
}
