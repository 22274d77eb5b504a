import type { DemoInterval } from 'contract/leads/demo-slots.ts';
import type { CompiledQuery, Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { rowByRow } from '../database/row-by-row.ts';
import type { Database, Tables } from '../database/schema.ts';
import type { InvalidRequest, PublicError } from '../errors.ts';
import { type BookingRules, findBookingProblem } from './booking.rules.ts';
import type { BookingOutbox } from './booking-change.ts';
import { invalidTime, SlotTaken } from './booking-errors.ts';
import type { DemoCalendar } from './calendar.ts';
import { createSeats, type SeatRefusal, type WantedSeat } from './seats.ts';

/** A demo that comes with a lead. */
export interface NewBooking extends WantedSeat {
  end: Date;
  /** Its lead goes to quarantine: nobody is told of it yet. */
  isHeldBack: boolean;
  /** It is there as a program's, and takes no half-hour from anybody (decision 046). */
  getsNoSeat: boolean;
}

/** Books what leads ask for, in the transactions that store them: none is stored without its seat. */
export interface LeadBookings {
  /** Why nobody can book that time now. */
  check(interval: DemoInterval, now: Date): InvalidRequest | undefined;
  /** Takes the seats that there are. @returns by lead, why it got none */
  takeSeats(
    transaction: Kysely<Tables>,
    wanted: readonly NewBooking[],
  ): Promise<ReadonlyMap<string, SeatRefusal>>;
  /** Writes the bookings of leads that have their seats, once the leads themselves are written. */
  insertBookings(transaction: Kysely<Tables>, booked: readonly NewBooking[]): Promise<void>;
  /** What to tell whoever got no seat. */
  refuse(refusal: SeatRefusal, start: Date): Promise<PublicError>;
  /** Called once bookings are on disk. */
  wake(): void;
}

export function createLeadBookings(parts: {
  database: Database;
  clock: Clock;
  rules: BookingRules;
  outbox: BookingOutbox;
  calendar: DemoCalendar;
}): LeadBookings {
  const { database, clock, rules, outbox, calendar } = parts;
  const seats = createSeats(database, rules.demoSeats);
  const insertBooking = compileInsert(database);

  return {
    check(interval, now) {
      const problem = findBookingProblem(interval, rules, now);
      return problem && invalidTime(problem);
    },

    async takeSeats(transaction, wanted) {
      // In one order, whoever asks: two processes that take the same seats the other way round wait for each other.
      const inOrder = wanted.toSorted((one, other) => one.start.getTime() - other.start.getTime());
      const refusals = await rowByRow(transaction, inOrder, (booking, connection) =>
        booking.getsNoSeat ? seats.look(connection, booking) : seats.take(connection, booking),
      );
      return new Map(
        inOrder.flatMap(({ leadId }, index) => {
          const refusal = refusals[index];
          return refusal ? [[leadId, refusal]] : [];
        }),
      );
    },

    async insertBookings(transaction, booked) {
      if (booked.length === 0) return;
      const at = clock();
      await rowByRow(transaction, booked, (booking, connection) =>
        connection.executeQuery(insertBooking(booking, at)),
      );
      const changes = booked.map(({ leadId, start, end, isHeldBack }) => ({
        ...{ kind: 'booked' as const, sequence: 0, at },
        ...{ leadId, start, end, isHeldBack },
      }));
      await outbox.record(transaction, changes);
    },

    async refuse(refusal, start) {
      if (refusal === 'closed') return invalidTime('closed');
      return new SlotTaken(await calendar.findAlternatives(start));
    },

    wake() {
      calendar.forget();
      outbox.wake();
    },
  };
}

function compileInsert(database: Database) {
  const text = '';
  const insert = database
    .insertInto('bookings')
    .values({ lead_id: text, starts_at: text, ends_at: text, sequence: 0, state: 'held', changed_at: text })
    // A batch whose commit broke off is tried again.
    .onConflict((conflict) => conflict.doNothing())
    .compile();
  return ({ leadId, start, end, getsNoSeat }: NewBooking, at: Date): CompiledQuery => {
    const state = getsNoSeat ? 'waiting' : 'held';
    return {
      ...insert,
      parameters: [leadId, start.toISOString(), end.toISOString(), 0, state, at.toISOString()],
    };
  };
}
