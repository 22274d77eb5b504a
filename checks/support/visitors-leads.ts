import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { SALES_EMAIL, VISITOR_EMAIL } from '../../server/modules/leads/channels/email.ts';
import type { Tables } from '../../server/plugins/database/schema.ts';

/** Writes the lead of a demo and the emails about it, as its store does; outside of tests, too. */
export async function insertDemoLead(
  transaction: Kysely<Tables>,
  { id, email, isUnconfirmed, now }: { id: string; email: string; isUnconfirmed: boolean; now: Date },
): Promise<void> {
  const at = now.toISOString();
  const lead = { id, kind: 'demo' as const, email, body: '{}', attribution: null, received_at: at };
  await transaction.insertInto('leads').values(lead).execute();
  const state = isUnconfirmed ? ('held' as const) : ('due' as const);
  const mail = { lead_id: id, message: 'received', state, attempts: 0, due_at: at, created_at: at };
  const mails = [VISITOR_EMAIL, SALES_EMAIL].map((channel) => ({ ...mail, id: randomUUID(), channel }));
  await transaction.insertInto('lead_deliveries').values(mails).execute();
}

/**
 * Lists the emails that the visitor of a lead gets, each with the sequence number of the demo's change and the time
 * from which it is sent. Emails that wait for a confirmation or are not sent any more are left out.
 */
export async function listVisitorsMails(
  database: Kysely<Tables>,
  leadId: string,
): Promise<{ leadId: string; sequence: number; at: number }[]> {
  const rows = await database
    .selectFrom('lead_deliveries')
    .select(['sequence', 'due_at'])
    .where('lead_id', '=', leadId)
    .where('channel', '=', VISITOR_EMAIL)
    .where('state', 'not in', ['held', 'dropped'])
    .execute();
  return rows.map(({ sequence, due_at }) => ({
    ...{ leadId, sequence: sequence ?? 0 },
    at: Date.parse(due_at),
  }));
}
