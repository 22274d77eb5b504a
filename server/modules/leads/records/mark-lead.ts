import { v7 as uuidV7 } from 'uuid';
import type { Database } from '../../../plugins/database/schema.ts';

/**
 * Marks a lead as dealt with, or as new again; what is so already stays so.
 * @returns false for a lead in quarantine, which stays as it is
 */
export async function markLead(database: Database, id: string, state: 'new' | 'handled'): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('leads')
    .set({ state })
    .where('id', '=', id)
    .where('state', 'in', ['new', 'handled'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Writes a note of the operator's to a lead. */
export async function insertNote(
  database: Database,
  { leadId, text, now }: { leadId: string; text: string; now: Date },
): Promise<void> {
  await database
    .insertInto('lead_notes')
    .values({ id: uuidV7(), lead_id: leadId, text, created_at: now.toISOString() })
    .execute();
}
