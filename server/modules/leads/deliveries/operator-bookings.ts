import type { Database } from '../../../plugins/database/schema.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import type { Clock } from '../../../shared/clock.ts';
import {
  type BookingRules,
  type BookingStore,
  type BusyTimes,
  type ChangeOutcome,
  createBookingStore,
  createFreeSlots,
  type FreeSlots,
  type SeatRefusal,
} from '../../bookings/bookings.queries.ts';
import { createDemoOutbox } from './demo-outbox.ts';
import { releaseLead } from './replay.ts';

/** Parts of an operator's change, in a process without a server's parts. */
export interface OperatorParts {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'office' | 'demoSeats'>;
  /** Busy times of the calendars of hosts; without it, none has one. */
  busyTimes?: BusyTimes;
}

/** Outcome of the release of a lead. */
export type ReleaseOutcome =
  | { kind: 'released' }
  /** Nothing has changed: it is not in quarantine. */
  | { kind: 'not_quarantined' }
  /** Nothing has changed: its demo cannot have its half-hour. */
  | { kind: 'refused'; refusal: SeatRefusal };

/**
 * The bookings as the server keeps them: a change plans the messages about it, which a running server finds and sends.
 */
export function openBookings({ database, clock, config, busyTimes }: OperatorParts): BookingStore {
  const outbox = createDemoOutbox(() => {});
  return createBookingStore({ database, clock, config, outbox, busyTimes });
}

/** Creates the reader of free slots, as the server would answer them now. */
export function openFreeSlots({
  database,
  clock,
  config,
  busyTimes,
}: OperatorParts & { config: BookingRules }): FreeSlots {
  return createFreeSlots(database, { rules: config, clock, busyTimes });
}

/**
 * Moves a demo to any half-hour that has not begun: what binds visitors beside seats and closed days does not bind
 * sales.
 */
export async function moveDemo(
  parts: OperatorParts,
  leadId: string,
  start: Date,
): Promise<ChangeOutcome | { kind: 'passed' }> {
  return start <= parts.clock() ? { kind: 'passed' } : openBookings(parts).move(leadId, start);
}

/** Takes a lead out of quarantine: its demo has its seat from then on, and its messages are due. */
export async function releaseWithDemo(parts: OperatorParts, leadId: string): Promise<ReleaseOutcome> {
  try {
    const isReleased = await releaseLead(parts, leadId, async (transaction) => {
      const refusal = await openBookings(parts).hold(transaction, leadId);
      if (refusal) throw new SeatRefused(refusal);
    });
    return { kind: isReleased ? 'released' : 'not_quarantined' };
  } catch (error) {
    if (error instanceof SeatRefused) return { kind: 'refused', refusal: error.refusal };
    throw error;
  }
}

/** Rolls the transaction back. */
class SeatRefused extends Error {
  readonly refusal: SeatRefusal;
  constructor(refusal: SeatRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
