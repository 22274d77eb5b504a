import { InvalidRequest } from '../../../shared/errors.ts';
import type { BookingRecord } from '../demos/booking-records.ts';

type Place = Pick<BookingRecord, 'start' | 'leadId'>;

/** Names a place in a list of demos. */
export function writeCursor({ start, leadId }: Place): string {
  return `${start.getTime()}.${leadId}`;
}

/** @throws {InvalidRequest} for what names none */
export function readCursor(cursor: string): Place {
  const [, time, leadId = ''] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(cursor) ?? [];
  if (time === undefined) throw new InvalidRequest('This list can’t go on from there. Load it again.');
  return { start: new Date(Number(time)), leadId };
}
