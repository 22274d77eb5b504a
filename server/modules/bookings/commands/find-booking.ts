import type { Database } from '../../../plugins/database/schema.ts';
import { Refusal } from '../../../shared/refusal.ts';
import { findLeadId } from '../../leads/leads.queries.ts';
import { type BookingRecord, findRecord } from '../demos/booking-records.ts';

/** Finds the demo of the lead whose id begins so. @throws {Refusal} where there is no such lead, or it has no demo */
export async function findBooking(database: Database, beginning: string): Promise<BookingRecord> {
  const id = await findLeadId(database, beginning);
  const record = await findRecord(database, id);
  if (!record) throw new Refusal(`the lead ${id} has no demo`);
  return record;
}
