import { DEMO_MINUTES } from 'contract/leads/demo-slots.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database, Tables } from '../database/schema.ts';
import type { BookingsTable } from '../database/tables/booking-tables.ts';
import { FORM_KEY_PREFIX } from '../database/tables/lead-tables.ts';
import type { BookingChange, BookingOutbox } from './booking-change.ts';
import { createSeats, type SeatRefusal, type Seats } from './seats.ts';

/** The demo of a lead as it stands. */
export interface Booking {
  leadId: string;
  start: Date;
  end: Date;
  sequence: number;
  state: BookingsTable['state'];
}

export type ChangeOutcome =
  /** It is as was asked for, by this change or by an earlier one that this one repeats. */
  | { kind: 'done'; booking: Booking }
  /** Nothing has changed: the half-hour cannot be had. */
  | { kind: 'refused'; refusal: SeatRefusal }
  /** Nothing has changed: it is not any more what whoever asked has seen. */
  | { kind: 'outdated'; booking: Booking }
  /** It has begun. */
  | { kind: 'past' }
  /** There is none, or it was cancelled before. */
  | { kind: 'gone' };

/** Of a change that a form asks for: what the booking's `sequence` was when it was shown. */
export interface SeenBooking {
  sequence?: number | undefined;
}

export type BookingStore = ReturnType<typeof createBookingStore>;

const DEMO_MS = DEMO_MINUTES * 60_000;

/** Changes bookings, each in one transaction with what is to be said of it. */
export function createBookingStore(parts: {
  database: Database;
  clock: Clock;
  seatsPerSlot: number;
  outbox: BookingOutbox;
  /** Called once a change is on disk. */
  onChanged?: () => void;
}) {
  const { database, clock, outbox, onChanged = () => {} } = parts;
  const seats = createSeats(database, parts.seatsPerSlot);

  async function change(
    work: (transaction: Kysely<Tables>) => Promise<ChangeOutcome>,
  ): Promise<ChangeOutcome> {
    const outcome = await database.transaction().execute(work);
    if (outcome.kind === 'done') {
      onChanged();
      outbox.wake();
    }
    return outcome;
  }

  /** The booking, held fast on Postgres until the transaction ends: SQLite lets one writer in at a time. */
  async function lock(transaction: Kysely<Tables>, leadId: string): Promise<Booking | undefined> {
    const query = transaction.selectFrom('bookings').selectAll().where('lead_id', '=', leadId);
    const row = await (database.engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
    return row && toBooking(row);
  }

  async function update(
    transaction: Kysely<Tables>,
    booking: Booking,
    told: Pick<BookingChange, 'kind' | 'previousStart'>,
  ): Promise<ChangeOutcome> {
    const at = clock();
    const { leadId, start, end, sequence, state } = booking;
    await transaction
      .updateTable('bookings')
      .set({
        starts_at: start.toISOString(),
        ends_at: end.toISOString(),
        sequence,
        state,
        changed_at: at.toISOString(),
      })
      .where('lead_id', '=', leadId)
      .execute();
    const isHeldBack = await isInQuarantine(transaction, leadId);
    await outbox.record(transaction, [{ ...told, leadId, sequence, start, end, isHeldBack, at }]);
    return { kind: 'done', booking };
  }

  return {
    async find(leadId: string): Promise<Booking | undefined> {
      const query = database.selectFrom('bookings').selectAll().where('lead_id', '=', leadId);
      const row = await query.executeTakeFirst();
      return row && toBooking(row);
    },

    /** Moves a booking to another half-hour: its seat is given up only with the new one in hand. */
    move: (leadId: string, start: Date, seen: SeenBooking = {}): Promise<ChangeOutcome> =>
      change(async (transaction) => {
        const booking = await lock(transaction, leadId);
        if (!booking || booking.state === 'cancelled') return { kind: 'gone' };
        const isThere = booking.start.getTime() === start.getTime();
        if (isThere && isSeen(booking, seen, 1)) return { kind: 'done', booking };
        if (!isSeen(booking, seen, 0)) return { kind: 'outdated', booking };
        if (isThere) return { kind: 'done', booking };
        if (booking.start <= clock()) return { kind: 'past' };
        const refusal = await takeSeat(transaction, seats, { ...booking, start });
        if (refusal) return { kind: 'refused', refusal };
        await seats.giveUp(transaction, leadId, booking.start);
        const end = new Date(start.getTime() + DEMO_MS);
        const moved = { ...booking, start, end, sequence: booking.sequence + 1 };
        return update(transaction, moved, { kind: 'moved', previousStart: booking.start });
      }),

    /** Cancels a booking, whose seat is free again, also for the same form once more. */
    cancel: (leadId: string, seen: SeenBooking = {}): Promise<ChangeOutcome> =>
      change(async (transaction) => {
        const booking = await lock(transaction, leadId);
        if (!booking) return { kind: 'gone' };
        if (booking.state === 'cancelled') {
          return isSeen(booking, seen, 1) ? { kind: 'done', booking } : { kind: 'gone' };
        }
        if (!isSeen(booking, seen, 0)) return { kind: 'outdated', booking };
        if (booking.start <= clock()) return { kind: 'past' };
        await seats.giveUp(transaction, leadId);
        await forgetForm(transaction, leadId);
        const cancelled = { ...booking, state: 'cancelled' as const, sequence: booking.sequence + 1 };
        return update(transaction, cancelled, { kind: 'cancelled' });
      }),

    /**
     * Gives the booking of a lead that leaves quarantine its seat, within the transaction that releases the lead.
     * @returns why there is none; a demo that has begun needs none
     */
    async hold(transaction: Kysely<Tables>, leadId: string): Promise<SeatRefusal | undefined> {
      const booking = await lock(transaction, leadId);
      if (booking?.state !== 'waiting') return undefined;
      const refusal = await seats.take(transaction, booking);
      if (refusal && booking.start > clock()) return refusal;
      const query = transaction.updateTable('bookings').set({ state: 'held' });
      await query.where('lead_id', '=', leadId).execute();
      return undefined;
    },
  };
}

/** That of a suspect is only looked for (decision 046). */
function takeSeat(transaction: Kysely<Tables>, seats: Seats, booking: Booking) {
  return booking.state === 'waiting' ? seats.look(transaction, booking) : seats.take(transaction, booking);
}

/** Whether it has changed so many times since it was seen; whoever has not looked may change it as it is. */
function isSeen({ sequence }: Booking, seen: SeenBooking, changes: number): boolean {
  return seen.sequence === undefined || seen.sequence + changes === sequence;
}

/** Who sends the same form again after this wants another demo, and no answer of before (decision 009). */
async function forgetForm(transaction: Kysely<Tables>, leadId: string): Promise<void> {
  await transaction
    .deleteFrom('idempotency_keys')
    .where('lead_id', '=', leadId)
    .where('key', '=', ({ ref }) => sql`${FORM_KEY_PREFIX} || ${ref('fingerprint')}`)
    .execute();
}

async function isInQuarantine(transaction: Kysely<Tables>, leadId: string): Promise<boolean> {
  const query = transaction.selectFrom('leads').select('state').where('id', '=', leadId);
  return (await query.executeTakeFirst())?.state === 'quarantined';
}

export function toBooking(row: Selectable<BookingsTable>): Booking {
  return {
    leadId: row.lead_id,
    start: new Date(row.starts_at),
    end: new Date(row.ends_at),
    sequence: row.sequence,
    state: row.state,
  };
}
