import type { DemoDetails } from 'contract/desk/calendar.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../../desk/desk-calls.ts';
import type { BookingRecord } from '../demos/booking-records.ts';

/** A lead may have many; the newest say what is the matter. */
const MOST_NOTES = 50;

/**
 * What the visitor of a demo wrote, and what was noted since, the newest first. Of a demo that no host has, a person sees no
 * notes where another one has the lead: they are that one's.
 */
export async function findRequest(
  database: Database,
  { leadId, host }: Pick<BookingRecord, 'leadId' | 'host'>,
  person: DeskPerson,
): Promise<Pick<DemoDetails, 'phone' | 'request' | 'timeZone' | 'notes'>> {
  const [lead, notes] = await Promise.all([
    database
      .selectFrom('leads')
      .select(['body', 'context', 'assigned_to'])
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
  const isFree = lead.assigned_to === null || lead.assigned_to === person.id;
  const seesNotes = host || isFree || person.rights.has('demos.all');
  const { phone = '', message = '' } = JSON.parse(lead.body);
  const { timeZone = null } = lead.context === null ? {} : JSON.parse(lead.context);
  return {
    ...{ phone, request: message, timeZone },
    notes: (seesNotes ? notes : []).map(({ text, created_at }) => ({ at: created_at, text })),
  };
}
