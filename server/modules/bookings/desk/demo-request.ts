import type { DemoDetails } from 'contract/desk/calendar.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { DeskPerson } from '../../../plugins/http/desk-calls.ts';
import { readLeadRequest } from '../../leads/leads.queries.ts';
import type { BookingRecord } from '../demos/booking-records.ts';

/**
 * Returns the texts of a demo's visitor, and the notes since, the newest first. For a demo without a host, a person
 * sees no notes where another one has the lead: they are that one's.
 */
export async function findRequest(
  database: Database,
  { leadId, host }: Pick<BookingRecord, 'leadId' | 'host'>,
  person: DeskPerson,
): Promise<Pick<DemoDetails, 'phone' | 'request' | 'timeZone' | 'notes'>> {
  const { body, context, assignedTo, notes } = await readLeadRequest(database, leadId);
  const isFree = assignedTo === null || assignedTo === person.id;
  const seesNotes = host || isFree || person.rights.has('demos.all');
  const { phone = '', message = '' } = body;
  return {
    ...{ phone, request: message, timeZone: context.timeZone ?? null },
    notes: seesNotes ? notes : [],
  };
}
