import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Office } from 'contract/bookings/office.ts';
import { type Kysely, sql } from 'kysely';
import type { Database, Tables } from '../../plugins/database/schema.ts';
import { findChannel } from './leads.channels.ts';
import { listHistory } from './records/lead-history.ts';
import { listMails } from './records/lead-mails.ts';
import { completeLeads, type LeadRecord } from './records/lead-record.ts';

export { removeLeads } from './records/old-leads.ts';

/** Columns that may contain an address written by other people. */
export const LEAD_TEXTS = {
  leads: ['body', 'attribution', 'context', 'suspicion', 'source', 'campaign'],
  lead_notes: ['text'],
  lead_history: ['details'],
  desk_replies: ['name', 'subject', 'text'],
  desk_views: ['name', 'filter'],
  lead_deliveries: ['last_problem'],
  lead_mails: ['sender', 'subject', 'text', 'quoted'],
  lead_mail_files: ['name'],
} as const;

/** Leads of a person and what belongs to them, by id. */
export interface PersonsLeads {
  leads: string[];
  deliveries: string[];
  notes: string[];
  /** Actions of the team on the leads, replies included. */
  history: string[];
  /** Mails that came back from them. */
  mails: string[];
  idempotencyKeys: number;
}

const PAGE = 250;

export async function findPersonsLeads(database: Database, email: string): Promise<PersonsLeads> {
  const ofLeads = async (table: 'lead_deliveries' | 'lead_notes' | 'lead_history' | 'lead_mails') =>
    idsOf(
      await database
        .selectFrom(table)
        .select('id')
        .where('lead_id', 'in', leadsOf(database, email))
        .execute(),
    );
  const keys = await database
    .selectFrom('idempotency_keys')
    .where('lead_id', 'in', leadsOf(database, email))
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return {
    leads: idsOf(await leadsOf(database, email).execute()),
    deliveries: await ofLeads('lead_deliveries'),
    notes: await ofLeads('lead_notes'),
    history: await ofLeads('lead_history'),
    mails: await ofLeads('lead_mails'),
    idempotencyKeys: Number(keys.count),
  };
}

/** The requests, the replies to them and the answers to those, without ids of deliveries and names of colleagues. */
export async function copyPersonsLeads(database: Database, office: Office, email: string) {
  const requests: LeadRecord[] = [];
  for (;;) {
    const rows = await database
      .selectFrom('leads')
      .selectAll()
      .where('id', 'in', leadsOf(database, email))
      .where('id', '>', requests.at(-1)?.id ?? '')
      .orderBy('id')
      .limit(PAGE)
      .execute();
    requests.push(...(await completeLeads(database, office, rows)));
    if (rows.length < PAGE) break;
    // SQLite answers in the same turn, so that waiting for it lets no other request in.
    await nextTurn();
  }
  const history = await listHistory(
    database,
    requests.map(({ id }) => id),
  );
  const mails = await listMails(
    database,
    requests.map(({ id }) => id),
  );
  return {
    requests: requests.map(({ deliveries, ...lead }) => ({
      ...lead,
      deliveries: deliveries.map(({ channel, message, state, endedAt }) => ({
        ...{ channel, message, state, endedAt },
      })),
    })),
    replies: history.flatMap(({ kind, leadId, at, details }) =>
      kind === 'reply'
        ? [{ request: leadId, writtenAt: at, subject: details.subject, text: details.text }]
        : [],
    ),
    mails: mails.map(({ leadId, receivedAt, subject, text, quoted, files }) => ({
      ...{ request: leadId, receivedAt, subject, text, quoted },
      files: files.map(({ name }) => name),
    })),
  };
}

/** Messages that were sent about leads, by the place where others hold them. `last` is an ISO instant. */
export async function countSentMessages(database: Database, leadIds: readonly string[]) {
  const rows = await database
    .selectFrom('lead_deliveries')
    .select(({ fn }) => ['channel', fn.countAll().as('messages'), fn.max('ended_at').as('last')])
    .where('lead_id', 'in', leadIds)
    .where('state', '=', 'done')
    .groupBy('channel')
    .orderBy('channel')
    .execute();
  return rows.map(({ channel, ...sent }) => ({ place: findChannel(channel)?.place ?? channel, ...sent }));
}

export async function listLeadAddresses(database: Database): Promise<string[]> {
  const rows = await database.selectFrom('leads').select('email').distinct().execute();
  return rows.map(({ email }) => email);
}

/** Removes the hashed addresses that count emails to guests of demos. */
export async function forgetRecipients(
  transaction: Kysely<Tables>,
  guests: readonly { leadId: string; person: string }[],
): Promise<void> {
  for (const { leadId, person } of guests) {
    await transaction
      .updateTable('lead_deliveries')
      .set({ recipient: null })
      .where('lead_id', '=', leadId)
      .where('recipient', '=', person)
      .execute();
  }
}

function leadsOf(database: Kysely<Tables>, email: string) {
  return database.selectFrom('leads').select('id').where(sql`lower(email)`, '=', email.toLowerCase());
}

function idsOf(rows: readonly { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
