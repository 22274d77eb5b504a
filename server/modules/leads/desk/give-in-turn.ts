import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import type { AppContext } from '../../../plugins/app-context.ts';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { findDemoHost } from '../../bookings/bookings.queries.ts';
import type { Turns } from '../leads.plugin.ts';
import type { Author } from '../records/lead-history.ts';
import { setMarks } from '../records/mark-lead.ts';
import { hearsAtOnce, notifyAssignee } from './change-leads.ts';
import { listColleagues } from './colleagues.ts';

/** Author of what the desk does by itself. */
export const THE_DESK: Author = { id: null, name: 'The desk' };

interface Parts extends Pick<AppContext, 'database' | 'clock'> {
  log: { error: (error: unknown, line: string) => void };
}

/**
 * Gives each new request to a colleague: the host of its demo, the one who has the visitor's earlier requests, or else the
 * next of those who get them in turn. Without such colleagues it stays with no one. What fails changes nothing: all see it.
 */
export function createTurns({ database, clock, log }: Parts): Turns {
  // One after the other: each turn depends on the one before.
  const turns = new PQueue({ concurrency: 1 });
  async function giveOne(leadId: string): Promise<void> {
    const people = await listColleagues(database);
    // Most teams have none, and then no request costs a transaction.
    const takers = people.filter(({ rights }) => rights.has('turn'));
    if (takers.length === 0) return;
    await database
      .transaction()
      .execute((transaction) => give(transaction, { leadId, people, takers, now: clock() }));
  }
  return {
    give: (leadId) =>
      void turns.add(() =>
        giveOne(leadId).catch((error) => log.error(error, 'a request was given to no one')),
      ),
    drain: () => turns.onIdle(),
  };
}

interface Given {
  leadId: string;
  people: readonly DeskPerson[];
  takers: readonly DeskPerson[];
  now: Date;
}

async function give(transaction: Kysely<Tables>, { leadId, people, takers, now }: Given): Promise<void> {
  const lead = await transaction
    .selectFrom('leads')
    .select(['email', 'state', 'version', 'assigned_to'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (lead?.state !== 'new' || lead.assigned_to !== null) return;
  const host = await findDemoHost(transaction, leadId);
  const ofHost = host && people.find(({ email }) => email === host.email.toLowerCase());
  const known = ofHost ? undefined : await findLast(transaction, people, lead.email);
  const to = ofHost?.id ?? known ?? nextInTurn(takers, await findLast(transaction, takers));
  if (!(await setMarks(transaction, { id: leadId, version: lead.version }, { assignedTo: to }, now))) return;
  await notifyAssignee(transaction, {
    ...{ to, leads: [{ leadId, from: null }], person: THE_DESK, now },
    isNotified: await hearsAtOnce(transaction, to),
  });
}

/** Returns the id of the person after the one who had the last turn, in their order; the first where no one had. */
export function nextInTurn(takers: readonly { id: string }[], last: string | undefined): string {
  const index = takers.findIndex(({ id }) => id === last);
  return takers[(index + 1) % takers.length]?.id ?? '';
}

/** Finds which of these people has the newest request, of all or of one visitor. */
async function findLast(
  transaction: Kysely<Tables>,
  people: readonly { id: string }[],
  email?: string,
): Promise<string | undefined> {
  const ids = people.map(({ id }) => id);
  const query = transaction
    .selectFrom('leads')
    .select('assigned_to')
    .where('assigned_to', 'in', ids)
    .orderBy('id', 'desc')
    .limit(1);
  const row = await (email === undefined ? query : query.where('email', '=', email)).executeTakeFirst();
  return row?.assigned_to ?? undefined;
}
