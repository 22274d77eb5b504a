import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../shared/refusal.ts';
import { appendAudit } from '../../audit/audit.store.ts';
import { type BookingStore, createBookingStore } from '../../bookings/bookings.store.ts';
import { createFreeSlots, type FreeSlots } from '../../bookings/free-slots.ts';
import { WEEKDAYS } from '../../hosts/weekdays.ts';
import type { DeskParts } from '../desk-parts.ts';
import { actorOf } from '../guard.ts';
import { Refused } from './calendar-errors.ts';

/** What its calls are handed. */
export interface CalendarParts extends DeskParts {
  store: BookingStore;
  /** Half-hours as the team may use them: seats, hosts and closed days bind it; notice, horizon and days of the week don’t. */
  freeSlots: FreeSlots;
}

/** As far as a year and a month ahead. */
const HORIZON_DAYS = 400;

export function openCalendarParts(parts: DeskParts): CalendarParts {
  const { database, clock, config, demos: outbox, busyTimes } = parts;
  const rules = {
    ...config,
    ...{ holidays: new Set<string>(), demoDays: WEEKDAYS, demoNoticeMinutes: 0 },
    demoHorizonDays: HORIZON_DAYS,
  };
  const freeSlots = createFreeSlots(database, { rules, clock, busyTimes });
  const onChanged = freeSlots.forget;
  const store = createBookingStore({ database, clock, config, outbox, busyTimes, onChanged });
  return { ...parts, store, freeSlots };
}

/** What a change was, for its entry. */
interface Change {
  /** `<what>.<verb>` */
  action: string;
  /** An id, or what else names it without anything secret. */
  subject: string;
  rows?: number;
  reason?: string | undefined;
}

/** Writes the entry of a change that a person has made. */
export async function noteChange(
  { database, clock }: Pick<CalendarParts, 'database' | 'clock'>,
  request: FastifyRequest,
  { action, subject, rows = 1, reason }: Change,
): Promise<void> {
  await appendAudit(database, { ...actorOf(request), action, subject, rows, reason }, clock());
}

/** What a command would print as the reason is said in a sentence here. @throws {Refused} */
export async function orRefuse<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refusal) throw new Refused(error.message);
    throw error;
  }
}
