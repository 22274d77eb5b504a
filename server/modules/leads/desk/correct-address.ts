import { isEmailAddress } from 'contract/email-address.ts';
import { type Kysely, sql } from 'kysely';
import type { AppContext } from '../../../plugins/app-context.ts';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { InvalidRequest } from '../../../shared/errors.ts';
import { REPLY_EMAIL, TO_VISITORS } from '../channels/desk-email.ts';
import { dueFrom } from '../deliveries/replay.ts';
import { applyFilter } from '../records/lead-filter.ts';
import { insertHistory } from '../records/lead-history.ts';
import { edited } from '../records/mark-lead.ts';
import { LeadNotThere } from './lead-errors.ts';
import { visibleTo } from './lead-query.rules.ts';

interface Parts extends Pick<AppContext, 'clock'> {
  transaction: Kysely<Tables>;
}

/**
 * Corrects the address of a request, and of all others of the same address that the person may see. What did not arrive at
 * the old one is sent to the new one; a request whose reply leaves again is answered.
 * @returns number of messages that are sent again
 * @throws {LeadNotThere} @throws {InvalidRequest}
 */
export async function correctAddress(
  { transaction, clock }: Parts,
  person: DeskPerson,
  leadId: string,
  typed: string,
): Promise<number> {
  const now = clock();
  const email = typed.trim();
  const lead = await applyFilter(transaction.selectFrom('leads'), visibleTo(person))
    .select('email')
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead) throw new LeadNotThere();
  const message = !isEmailAddress(email)
    ? 'This isn’t an email address.'
    : email === lead.email
      ? 'This is the address that they have.'
      : undefined;
  if (message) throw new InvalidRequest(message, [{ field: 'email', message }]);
  const rows = await applyFilter(transaction.selectFrom('leads'), visibleTo(person))
    .select(['id', 'state'])
    .where(sql`lower(email)`, '=', lead.email.toLowerCase())
    .orderBy('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await transaction
    .updateTable('leads')
    .set({ email, ...edited(now.toISOString()) })
    .where('id', 'in', ids)
    .execute();
  const details = { from: lead.email, to: email };
  for (const id of ids)
    await insertHistory(transaction, { leadId: id, by: person, kind: 'address', details }, now);
  const again = await transaction
    .updateTable('lead_deliveries')
    .set(dueFrom(now))
    .where('lead_id', 'in', ids)
    .where('channel', 'in', TO_VISITORS)
    .where('state', '=', 'dead')
    .returning(['lead_id', 'channel'])
    .execute();
  const answered = again.filter(({ channel }) => channel === REPLY_EMAIL).map(({ lead_id }) => lead_id);
  if (answered.length > 0) {
    await transaction
      .updateTable('leads')
      .set({ state: 'handled' })
      .where('id', 'in', answered)
      .where('state', '=', 'new')
      .execute();
  }
  return again.length;
}
