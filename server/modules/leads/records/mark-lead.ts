import { type Kysely, sql, type UpdateObject } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { HELD_BACK } from '../../../shared/held-back.ts';
import type { StoredLeadState } from '../leads.tables.ts';
import { type Author, insertHistory } from './lead-history.ts';

/** Marks of a lead that people change. */
export interface LeadMarks {
  state?: StoredLeadState;
  assignedTo?: string | null;
  snoozedUntil?: string | null;
}

/**
 * Marks a lead as dealt with, or as new again; what is so already stays so.
 * @returns false for a lead in quarantine, which stays as it is
 */
export async function markLead(
  database: Database,
  { id, state, now }: { id: string; state: 'new' | 'handled'; now: Date },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('leads')
      .select(['state', 'version'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row || row.state === 'quarantined') return false;
    if (row.state === state) return true;
    await setMarks(transaction, { id, version: row.version }, { state }, now);
    const details = { from: row.state, to: state };
    await insertHistory(transaction, { leadId: id, by: null, kind: 'state', details }, now);
    return true;
  });
}

/**
 * Sets what is named, if the lead is as it was seen.
 * @returns whether it was; otherwise nothing has changed
 */
export async function setMarks(
  transaction: Kysely<Tables>,
  { id, version }: { id: string; version: number },
  { state, assignedTo, snoozedUntil }: LeadMarks,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const { numUpdatedRows } = await transaction
    .updateTable('leads')
    .set({
      ...(state !== undefined && { state }),
      ...(state === 'handled' && { answered_at: sql<string>`coalesce(answered_at, ${at})` }),
      ...(assignedTo !== undefined && { assigned_to: assignedTo }),
      ...(snoozedUntil !== undefined && { snoozed_until: snoozedUntil }),
      ...edited(at),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the columns that each change by a person sets, so that others notice it and do not overwrite it unseen. */
export function edited(at: string): UpdateObject<Tables, 'leads'> {
  return { edited_at: at, version: sql<number>`version + 1` };
}

/**
 * Makes a request new again, since its visitor has written or a message to them came back; one that is held back stays so.
 * It stays with the person who has it.
 */
export async function reopenLead(
  transaction: Kysely<Tables>,
  { id, repliedAt, now }: { id: string; repliedAt: Date; now: Date },
): Promise<void> {
  await transaction
    .updateTable('leads')
    .set({
      state: sql`case when state in (${sql.join(HELD_BACK)}) then state else 'new' end`,
      snoozed_until: null,
      replied_at: repliedAt.toISOString(),
      ...edited(now.toISOString()),
    })
    .where('id', '=', id)
    .execute();
}

/** Writes a note to a lead. @returns its id */
export async function insertNote(
  database: Kysely<Tables>,
  { leadId, text, now, author = null }: { leadId: string; text: string; now: Date; author?: Author | null },
): Promise<string> {
  const id = uuidV7();
  const at = now.toISOString();
  await database
    .insertInto('lead_notes')
    .values({
      ...{ id, lead_id: leadId, text, created_at: at },
      ...{ author_id: author?.id ?? null, author_name: author?.name ?? null },
    })
    .execute();
  // A note overwrites nothing: a concurrent change of the lead does not require having seen it.
  await database.updateTable('leads').set({ edited_at: at }).where('id', '=', leadId).execute();
  return id;
}
