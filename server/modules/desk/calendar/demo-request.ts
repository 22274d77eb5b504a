import type { DemoDetails } from 'contract/desk/calendar.ts';
import type { Database } from '../../../plugins/database/schema.ts';

/** A lead may have many; the newest say what is the matter. */
const MOST_NOTES = 50;

/** What the visitor of a demo wrote, and what was noted since, the newest first. */
export async function findRequest(
  database: Database,
  leadId: string,
): Promise<Pick<DemoDetails, 'phone' | 'request' | 'timeZone' | 'notes'>> {
  const [lead, notes] = await Promise.all([
    database
      .selectFrom('leads')
      .select(['body', 'context'])
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('lead_notes')
      .select(['text', 'created_at'])
      .where('lead_id', '=', leadId)
      .orderBy('created_at', 'desc')
      .limit(MOST_NOTES)
      .execute(),
  ]);
  const { phone = '', message = '' } = JSON.parse(lead.body);
  const { timeZone = null } = lead.context === null ? {} : JSON.parse(lead.context);
  return {
    ...{ phone, request: message, timeZone },
    notes: notes.map(({ text, created_at }) => ({ at: created_at, text })),
  };
}
