import { CONFIRM_MINUTES } from 'contract/bookings/demo-calendar-rules.ts';
import type { DemoInterval } from 'contract/bookings/office.ts';
import type { CompiledQuery, Kysely } from 'kysely';
import { rowByRow, type Statements, withParameters } from '../../../plugins/database/group-commit.ts';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { InvalidRequest, PublicError } from '../../../shared/errors.ts';
import type { BusyTimes } from '../hosts/busy-times.ts';
import type { BookingHost } from '../hosts/host-seats.ts';
import { createSeatDesks, type SeatDesk } from '../hosts/seat-desk.ts';
import { type BookingRules, findBookingProblem } from './booking.rules.ts';
import { type Booking, findBooking } from './booking.ts';
import { AlreadyBooked, invalidTime, SlotTaken, TooManyBookings } from './booking-errors.ts';
import { type BookedBy, type BookingLimits, createBookingJudge } from './booking-limits.ts';
import type { FreeSlots } from './free-slots.ts';
import type { SeatRefusal, WantedSeat } from './seats.ts';

/** A demo that comes with a lead. */
export interface NewBooking extends WantedSeat, BookedBy {
  end: Date;
  /** Set where it looks like a program's, and takes no half-hour from anyone (decision 017). */
  getsNoSeat: boolean;
  /** Id of the person who is to hold it, if they can. */
  hostId?: string | null;
  /** A person of the team books it: it needs no confirmation. */
  isTeams?: boolean;
}

/** One that was given what it asked for. */
export interface GrantedBooking extends NewBooking {
  /** `waiting` has no seat. */
  state: 'held' | 'waiting';
  /** Time by which it must be confirmed; null where it is booked at once. */
  confirmBy: Date | null;
  /** Host who holds it; null without hosts, and while it has no seat. */
  host: BookingHost | null;
}

/** Reason why a booking was refused: there is no seat, or no email could bring the link that would confirm it. */
export type BookingRefusal = SeatRefusal | 'too_many';

/** Books the demos that leads request, in the transactions that store them: none is stored without its seat. */
export interface LeadBookings {
  /** Returns the error of a time that no one can book now. */
  check(interval: DemoInterval, now: Date): InvalidRequest | undefined;
  /** Takes the seats that there are. @returns what was granted, and by lead why it was not */
  takeSeats(
    transaction: Kysely<Tables>,
    wanted: readonly NewBooking[],
  ): Promise<{ granted: readonly GrantedBooking[]; refused: ReadonlyMap<string, BookingRefusal> }>;
  /** Writes the bookings of leads that have their seats, once the leads themselves are written. */
  insertBookings(transaction: Kysely<Tables>, granted: readonly GrantedBooking[]): Promise<void>;
  /** The error for a visitor who got no seat. */
  refuse(refusal: BookingRefusal, start: Date): Promise<PublicError>;
  /** The booking of a lead as it stands. */
  find(leadId: string): Promise<Booking | undefined>;
  /** Called once bookings are on disk: what is free has changed. */
  onBooked(): void;
}

const CONFIRM_MS = CONFIRM_MINUTES * 60_000;

export function createLeadBookings(parts: {
  database: Database;
  clock: Clock;
  rules: BookingRules & BookingLimits;
  freeSlots: FreeSlots;
  /** Set where emails can lead to this server, so that a booking can be confirmed by one. */
  canConfirm: boolean;
  busyTimes?: BusyTimes | undefined;
}): LeadBookings {
  const { database, clock, rules, freeSlots, canConfirm, busyTimes } = parts;
  const desks = createSeatDesks({ database, clock, config: rules, busyTimes });
  const judge = createBookingJudge(database, rules);
  const insertBooking = compileInsert(database);

  /**
   * @returns the reason why there is no seat, or the host; for a seat that is only promised, how many may be promised
   * in all
   */
  async function askForSeat(
    booking: GrantedBooking,
    connection: Statements,
    desk: SeatDesk,
  ): Promise<{ refusal?: BookingRefusal | undefined; host?: BookingHost | null; room?: number }> {
    const { state, confirmBy, getsNoSeat } = booking;
    if (confirmBy && !canConfirm) return { refusal: 'too_many' };
    if (state === 'held') return desk.take(connection, booking);
    if (getsNoSeat || !confirmBy) return { refusal: await desk.look(connection, booking) };
    return desk.findRoom(connection, booking);
  }

  return {
    check(interval, now) {
      const problem = findBookingProblem(interval, rules, now);
      return problem && invalidTime(problem, rules.office.minutes);
    },

    async takeSeats(transaction, wanted) {
      const now = clock();
      const verdicts = await judge(transaction, wanted, now);
      const judged = wanted.map((booking, index): GrantedBooking => {
        const verdict = booking.isTeams ? undefined : verdicts[index];
        const { mustBeConfirmed = false, holdsSeat = true } = verdict ?? {};
        return {
          ...booking,
          state: booking.getsNoSeat || !holdsSeat ? 'waiting' : 'held',
          confirmBy: mustBeConfirmed ? new Date(now.getTime() + CONFIRM_MS) : null,
          host: null,
        };
      });
      const inOrder = judged.toSorted(bySeat);
      const desk = await desks.open(transaction, inOrder);
      const answers = await rowByRow(transaction, inOrder, (booking, connection) =>
        askForSeat(booking, connection, desk),
      );
      const refused = new Map<string, BookingRefusal>();
      const promised = new Map<number, number>();
      for (const [index, { leadId, start }] of inOrder.entries()) {
        const { refusal, room } = answers[index] ?? {};
        const before = promised.get(start.getTime()) ?? 0;
        const isFull = room !== undefined && before >= room;
        if (refusal || isFull) refused.set(leadId, refusal ?? 'taken');
        else if (room !== undefined) promised.set(start.getTime(), before + 1);
      }
      const seated = inOrder.map((booking, index) => ({ ...booking, host: answers[index]?.host ?? null }));
      return { granted: seated.filter(({ leadId }) => !refused.has(leadId)), refused };
    },

    async insertBookings(transaction, granted) {
      if (granted.length === 0) return;
      const at = clock();
      await rowByRow(transaction, granted, (booking, connection) =>
        connection.executeQuery(insertBooking(booking, at)),
      );
    },

    async refuse(refusal, start) {
      if (refusal === 'closed') return invalidTime('closed');
      if (refusal === 'own') return new AlreadyBooked();
      if (refusal === 'too_many') return new TooManyBookings();
      return new SlotTaken(await freeSlots.findAlternatives(start));
    },

    find: (leadId) => findBooking(database, leadId),

    onBooked: freeSlots.forget,
  };
}

/**
 * Orders bookings alike in all processes: two that take the same seats in opposite orders would wait for each other.
 * Seats are taken before the remaining ones are promised.
 */
function bySeat(one: GrantedBooking, other: GrantedBooking): number {
  const rank = ({ state }: GrantedBooking) => (state === 'held' ? 0 : 1);
  return one.start.getTime() - other.start.getTime() || rank(one) - rank(other);
}

function compileInsert(database: Database) {
  const text = '';
  const insert = database
    .insertInto('bookings')
    .values({
      ...{ lead_id: text, starts_at: text, ends_at: text, sequence: 0, state: 'held', changed_at: text },
      ...{ network: text, wider_network: text, person: text, confirm_by: text },
      ...{ host_id: text, host_since: text, host_confirm_by: text },
    })
    // A batch whose commit broke off is tried again.
    .onConflict((conflict) => conflict.doNothing())
    .compile();
  return (booking: GrantedBooking, at: Date): CompiledQuery => {
    const { leadId, start, end, state, network, widerNetwork, person, confirmBy, host } = booking;
    return withParameters(insert, [
      ...[leadId, start.toISOString(), end.toISOString(), 0, state, at.toISOString()],
      ...[network, widerNetwork, person, confirmBy?.toISOString() ?? null],
      ...[host?.id ?? null, host?.since.toISOString() ?? null, host?.confirmBy?.toISOString() ?? null],
    ]);
  };
}
