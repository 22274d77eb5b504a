import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';

/** A lead may have many; the newest say what is the matter. */
const MOST_NOTES = 50;

/** A request as its visitor sent it, its owner at the desk, and its notes, the newest first. */
export async function readLeadRequest(database: Kysely<Tables>, leadId: string) {
  const lead = await database
    .selectFrom('leads')
    .select(['body', 'context', 'assigned_to'])
    .where('id', '=', leadId)
    .executeTakeFirstOrThrow();
  const notes = await database
    .selectFrom('lead_notes')
    .select(['text', 'created_at'])
    .where('lead_id', '=', leadId)
    .orderBy('created_at', 'desc')
    .limit(MOST_NOTES)
    .execute();
  return {
    body: JSON.parse(lead.body) as Record<string, string>,
    context: (lead.context === null ? {} : JSON.parse(lead.context)) as { timeZone?: string },
    assignedTo: lead.assigned_to,
    notes: notes.map(({ text, created_at }) => ({ at: created_at, text })),
  };
}
