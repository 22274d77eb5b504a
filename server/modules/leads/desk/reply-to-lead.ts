import type { NewReply } from 'contract/desk/person.ts';
import { findPlaceholders } from 'contract/desk/reply-placeholders.ts';
import { sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { AppContext } from '../../../plugins/app-context.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { InvalidRequest } from '../../../shared/errors.ts';
import { HELD_BACK } from '../../../shared/held-back.ts';
import { REPLY_EMAIL } from '../channels/desk-email.ts';
import { applyFilter } from '../records/lead-filter.ts';
import { type HistoryRecord, insertHistory, listHistory } from '../records/lead-history.ts';
import { edited } from '../records/mark-lead.ts';
import { LeadNotThere, LeadOutdated } from './lead-errors.ts';
import { visibleTo } from './lead-query.rules.ts';
import { shownState } from './lead-states.ts';
import { requireRoomOfAddress, requireRoomOfPerson } from './mail-bounds.ts';

/** States that a reply turns into `answered`; what was won or lost stays so. */
const TO_ANSWERED = ['new', 'working'] as const;

/**
 * Plans a reply to the visitor and marks the lead as answered, within a transaction; an unassigned lead goes to the
 * person who answers it. The same reply sent twice is one.
 * @returns false for one that was sent before
 * @throws {LeadNotThere} for a lead that the person may not see
 * @throws {LeadOutdated} where a colleague has answered or closed it, unseen by the person
 * @throws {TooManyMails}
 * @throws {InvalidRequest} for one that is held back, and for a text with a placeholder left in it
 */
export async function replyToLead(
  { database: transaction, clock }: Pick<AppContext, 'database' | 'clock'>,
  person: DeskPerson,
  leadId: string,
  { subject, text, key, seen }: NewReply,
): Promise<boolean> {
  const now = clock();
  const at = now.toISOString();
  const lead = await applyFilter(transaction.selectFrom('leads'), visibleTo(person))
    .select(['state', 'email', 'body'])
    .where('id', '=', leadId)
    .executeTakeFirst();
  if (!lead) throw new LeadNotThere();
  requireFilled(`${subject}\n${text}`, lead.body);
  if (HELD_BACK.some((state) => state === lead.state)) {
    throw new InvalidRequest('This request waits for review. Release it before you reply.');
  }
  const sent = await transaction
    .selectFrom('lead_history')
    .select('id')
    .where('id', '=', key)
    .executeTakeFirst();
  if (sent) return false;
  requireSeen(await listHistory(transaction, [leadId]), person, seen);
  const parts = { database: transaction, transaction, now };
  await requireRoomOfPerson(parts, person);
  await requireRoomOfAddress(parts, lead.email);
  const deliveryId = uuidV7();
  const details = { subject: subject.trim(), text: text.trim(), deliveryId };
  await insertHistory(transaction, { leadId, by: person, kind: 'reply', details }, now, key);
  await transaction
    .insertInto('lead_deliveries')
    .values({
      ...{ id: deliveryId, lead_id: leadId, channel: REPLY_EMAIL, message: `reply.${key}` },
      ...{ state: 'due', attempts: 0, created_at: at, due_at: at },
    })
    .execute();
  await transaction
    .updateTable('leads')
    .set({
      state: sql`case when state in (${sql.join(TO_ANSWERED)}) then 'handled' else state end`,
      answered_at: sql<string>`coalesce(answered_at, ${at})`,
      assigned_to: sql<string>`coalesce(assigned_to, ${person.id})`,
      snoozed_until: null,
      ...edited(at),
    })
    .where('id', '=', leadId)
    .execute();
  return true;
}

/** @throws {InvalidRequest} for a text with a placeholder that the visitor has not typed */
function requireFilled(text: string, body: string): void {
  const own = Object.values(JSON.parse(body)).filter((value) => typeof value === 'string');
  const left = findPlaceholders(text, own);
  if (left.length === 0) return;
  const message = `Please fill in ${left.join(', ')} first.`;
  throw new InvalidRequest(message, [{ field: 'text', message }]);
}

/** @throws {LeadOutdated} where the last answer or state is another person's, and not the one that was seen */
function requireSeen(
  history: readonly HistoryRecord[],
  { id }: Pick<DeskPerson, 'id'>,
  seen: string | undefined,
): void {
  const last = history
    .filter(({ kind }) => kind === 'reply' || kind === 'state')
    .sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)))
    .at(-1);
  if (!last || last.personId === id || last.id === seen) return;
  const deed =
    last.kind === 'state' ? `marked this request as ${shownState(last.details.to)}` : 'answered this request';
  throw new LeadOutdated(last.personName ?? 'A colleague', deed);
}
