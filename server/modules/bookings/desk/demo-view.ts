import type { DeskDemo } from 'contract/desk/calendar.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { NotFound } from '../../../shared/errors.ts';
import { type BookingRecord, findRecord, stateOf } from '../demos/booking-records.ts';

/** A demo as the desk shows it. */
export function viewDemo(record: BookingRecord): DeskDemo {
  const { leadId, start, end, sequence, name, email, timeZone, host, confirmBy } = record;
  const wait = confirmBy ?? host?.confirmBy;
  return {
    ...{ id: leadId, start: start.toISOString(), end: end.toISOString(), state: stateOf(record) },
    ...{ version: sequence, name, email, timeZone, hostId: host?.id ?? null },
    confirmBy: wait?.toISOString() ?? null,
  };
}

/** Reads the current demo of a lead. @throws {NotFound} */
export async function readDemo(database: Database, leadId: string): Promise<DeskDemo> {
  const record = await findRecord(database, leadId);
  if (!record) throw new NotFound();
  return viewDemo(record);
}
