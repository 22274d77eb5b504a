import { MINUTE_MS } from 'contract/dates.ts';
import type { Kysely } from 'kysely';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import type { Clock } from '../../../shared/clock.ts';
import { HELD_BACK } from '../../../shared/held-back.ts';
import { createGuestChanges } from '../guests/guest-changes.ts';
import type { BusyTimes } from '../hosts/busy-times.ts';
import { type AskedHost, createHostChanges, isAsked } from '../hosts/host-changes.ts';
import { createSeatDesks, type SeatAnswer } from '../hosts/seat-desk.ts';
import { selectBookedLeads } from './booked-leads.ts';
import { type Booking, findBooking, isOver, toBooking } from './booking.ts';
import type { BookingChange, BookingOutbox } from './booking-change.ts';
import type { ChangeOutcome } from './change-outcome.ts';
import type { SeatRefusal } from './seats.ts';
import { type ChangeLimits, countChange, findNextChange, findRefused } from './visitors-changes.ts';

/** Change through the form of a booking's page; sales change bookings without it. */
export interface VisitorsChange {
  /** Value of the booking's `sequence` when it was shown. */
  sequence: number;
}

/** Change by a person of the team who saw the booking at this `sequence`: the limits of visitors do not apply. */
export interface TeamsChange extends VisitorsChange {
  isTeams: true;
  /** Sentence to the visitor, for a cancellation. */
  word?: string | undefined;
}

/** Facts of a change that are reported, beside the booking itself. */
type ReportedChange = Pick<
  BookingChange,
  | 'kind'
  | 'previousStart'
  | 'isUnconfirmed'
  | 'isVisitors'
  | 'isSilent'
  | 'isNews'
  | 'offers'
  | 'guests'
  | 'word'
>;

export type BookingStore = ReturnType<typeof createBookingStore>;

/** Time before its beginning at which a demo without a host is canceled. */
const OFFER_ENDS_MS = 30 * 60_000;
/** Number of bookings, few enough that no visitor waits for them. */
const MOST_AT_ONCE = 100;

/**
 * Holds bookings fast on Postgres until the transaction ends, in one order for all, so that no two transactions wait
 * for each other: SQLite lets one writer in at a time.
 */
export async function lockBookings(transaction: Database, leadIds: readonly string[]): Promise<void> {
  if (transaction.engine !== 'postgres' || leadIds.length === 0) return;
  const query = transaction.selectFrom('bookings').select('lead_id').where('lead_id', 'in', leadIds);
  await query.orderBy('lead_id').forUpdate().execute();
}

/** Changes bookings, each in one transaction with its notifications. */
export function createBookingStore(parts: {
  database: Database;
  clock: Clock;
  config: Pick<Config, 'office' | 'demoSeats'> & ChangeLimits;
  outbox: BookingOutbox;
  busyTimes?: BusyTimes | undefined;
  /** Called once a change is on disk. */
  onChanged?: () => void;
}) {
  const { database, clock, config, outbox, onChanged = () => {} } = parts;
  const desks = createSeatDesks(parts);

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

  /** Takes the seat that a booking needs at its time; that of a suspect is only looked for (decision 017). */
  async function takeSeat(transaction: Kysely<Tables>, booking: Booking): Promise<SeatAnswer> {
    const wanted = { ...booking, hostId: booking.host?.id ?? null };
    const desk = await desks.open(transaction, [wanted]);
    if (booking.state === 'waiting') return { refusal: await desk.look(transaction, wanted) };
    const answer = await desk.take(transaction, wanted);
    if (!answer.host || answer.host.id !== booking.host?.id) return answer;
    // A host who keeps a demo was not given a new one.
    return { host: { ...answer.host, since: booking.host.since } };
  }

  /** Writes the changed booking, and its notifications. */
  async function update(
    transaction: Kysely<Tables>,
    booking: Booking,
    report: ReportedChange,
  ): Promise<ChangeOutcome> {
    const at = clock();
    const { leadId, start, end, sequence, state, confirmBy, offeredAt, host, moves } = booking;
    await transaction
      .updateTable('bookings')
      .set({
        starts_at: start.toISOString(),
        ends_at: end.toISOString(),
        sequence,
        state,
        confirm_by: confirmBy?.toISOString() ?? null,
        offered_at: offeredAt?.toISOString() ?? null,
        ...hostColumns(host),
        moves,
        changed_at: at.toISOString(),
      })
      .where('lead_id', '=', leadId)
      .execute();
    if (!report.isSilent) await notify(transaction, booking, report);
    return { kind: 'done', booking };
  }

  async function notify(
    transaction: Kysely<Tables>,
    booking: Booking,
    report: ReportedChange,
  ): Promise<void> {
    const { leadId, start, end, sequence, person } = booking;
    const isHeldBack = await isInQuarantine(transaction, leadId);
    const change = { ...report, leadId, sequence, start, end, person, isHeldBack, at: clock() };
    await outbox.record(transaction, [change]);
  }

  /** Frees the seat. The keys of its request go too: who sends that request again wants another demo (decision 007). */
  async function end(
    transaction: Kysely<Tables>,
    booking: Booking,
    asked: VisitorsChange | TeamsChange | undefined,
  ): Promise<ChangeOutcome> {
    await desks.giveUp(transaction, booking.leadId);
    await outbox.forgetRequest(transaction, booking.leadId);
    const cancelled = {
      ...booking,
      state: 'cancelled' as const,
      sequence: booking.sequence + 1,
      confirmBy: null,
      host: booking.host && { ...booking.host, confirmBy: null },
    };
    return update(transaction, cancelled, {
      kind: 'cancelled',
      isUnconfirmed: booking.confirmBy !== null,
      isVisitors: visitorsOf(asked) !== undefined,
      ...wordOf(asked),
    });
  }

  /**
   * Ends those that are still due when their turn comes: their visitors may have changed them since they were read.
   * @returns how many
   */
  async function endEach(
    due: readonly { lead_id: string }[],
    isDue: (booking: Booking) => boolean,
  ): Promise<number> {
    let ended = 0;
    for (const { lead_id } of due) {
      const outcome = await change(async (transaction) => {
        const booking = await lock(transaction, lead_id);
        return booking && isDue(booking) ? end(transaction, booking, undefined) : { kind: 'gone' };
      });
      if (outcome.kind === 'done') ended += 1;
    }
    return ended;
  }

  return {
    ...createHostChanges({ clock, desks, change, lock, update }),
    ...createGuestChanges({ clock, change, lock, notify }),

    find: (leadId: string): Promise<Booking | undefined> => findBooking(database, leadId),

    /** Moves a booking to another half-hour: its seat is given up only with the new one in hand. */
    move: (leadId: string, start: Date, asked?: VisitorsChange | TeamsChange): Promise<ChangeOutcome> =>
      change(async (transaction) => {
        const by = visitorsOf(asked);
        const booking = await lock(transaction, leadId);
        if (!booking || booking.state === 'cancelled') return { kind: 'gone' };
        const isThere = booking.start.getTime() === start.getTime();
        if (isThere && isSeen(booking, asked, 1)) return { kind: 'done', booking };
        if (!isSeen(booking, asked, 0)) return { kind: 'outdated', booking };
        if (isThere) return { kind: 'done', booking };
        if (booking.start <= clock()) return { kind: 'past' };
        const refused = by && findRefused(booking, config, clock(), 'move');
        if (refused) return refused;
        const again = by && (await findNextChange(transaction, leadId, clock()));
        if (again) return { kind: 'too_often', again };
        const wanted = by ? booking : await vouchFor(transaction, booking);
        const end = new Date(start.getTime() + config.office.minutes * MINUTE_MS);
        const { refusal, host = booking.host } = await takeSeat(transaction, { ...wanted, start, end });
        if (refusal) return { kind: 'refused', refusal };
        await desks.giveUp(transaction, leadId, booking.start);
        if (by) await countChange(transaction, leadId, clock());
        else if (booking.confirmBy) await update(transaction, wanted, { kind: 'confirmed' });
        const moved = {
          ...wanted,
          ...{ start, end, host, moves: booking.moves + 1 },
          // At another time it can be held again.
          offeredAt: null,
          sequence: booking.sequence + 1,
        };
        return update(transaction, moved, {
          kind: 'moved',
          previousStart: booking.start,
          isUnconfirmed: wanted.confirmBy !== null,
          isVisitors: by !== undefined,
        });
      }),

    /** Cancels a booking, and frees its seat, also for a repetition of the same request. */
    cancel: (leadId: string, asked?: VisitorsChange | TeamsChange): Promise<ChangeOutcome> =>
      change(async (transaction) => {
        const by = visitorsOf(asked);
        const booking = await lock(transaction, leadId);
        if (!booking) return { kind: 'gone' };
        if (booking.state === 'cancelled') {
          return isSeen(booking, asked, 1) ? { kind: 'done', booking } : { kind: 'gone' };
        }
        if (!isSeen(booking, asked, 0)) return { kind: 'outdated', booking };
        if (booking.start <= clock()) return { kind: 'past' };
        const refused = by && findRefused(booking, config, clock(), 'cancel');
        return refused ?? end(transaction, booking, asked);
      }),

    /** Confirms a booking whose time to confirm is not over; one that waited without a seat takes one now. */
    confirm: (leadId: string): Promise<ChangeOutcome> =>
      change(async (transaction) => {
        const booking = await lock(transaction, leadId);
        const now = clock();
        if (!booking || isOver(booking, now)) return { kind: 'gone' };
        if (!booking.confirmBy) return { kind: 'done', booking };
        if (booking.start <= now) return { kind: 'past' };
        const held = { ...booking, state: 'held' as const, confirmBy: null };
        const { refusal, host = booking.host } = await takeSeat(transaction, held);
        if (refusal) return { kind: 'refused', refusal };
        const outcome = await update(transaction, { ...held, host }, { kind: 'confirmed' });
        if (held.offeredAt) await notify(transaction, held, { kind: 'offered' });
        return outcome;
      }),

    /**
     * Offers its visitor other times for a demo that its host cannot hold. It keeps its seat until one is chosen, or
     * until shortly before it would begin; the visitor is notified once for each time at which it was set, and not
     * before it is confirmed.
     * @param asked makes the offer only while that host has still to confirm it
     */
    offer: (leadId: string, offers: readonly Date[], asked?: AskedHost): Promise<ChangeOutcome> =>
      change(async (transaction) => {
        const booking = await lock(transaction, leadId);
        if (!booking || booking.state === 'cancelled') return { kind: 'gone' };
        if (asked && !isAsked(booking, asked)) return { kind: 'outdated', booking };
        if (booking.start <= clock()) return { kind: 'past' };
        const host = booking.host && { ...booking.host, confirmBy: null };
        const offered = { ...booking, host, offeredAt: clock() };
        return update(transaction, offered, {
          kind: 'offered',
          offers,
          isSilent: booking.confirmBy !== null,
        });
      }),

    /**
     * Asks the host to confirm a demo, and notifies its visitor that it will be confirmed; once for each time at which
     * it is set.
     */
    askHost: (leadId: string): Promise<ChangeOutcome> =>
      change(async (transaction) => {
        const booking = await lock(transaction, leadId);
        if (booking?.state !== 'held' || booking.confirmBy || !booking.host?.confirmBy)
          return { kind: 'gone' };
        await notify(transaction, booking, { kind: 'to-confirm' });
        return { kind: 'done', booking };
      }),

    /**
     * Notes that the host holds the demo; where it was to be confirmed, its visitor is notified, but not before having
     * confirmed it, too.
     * @param asked confirms it only while that host has still to do so
     */
    confirmByHost: (leadId: string, asked?: AskedHost): Promise<ChangeOutcome> =>
      change(async (transaction) => {
        const booking = await lock(transaction, leadId);
        if (booking?.state !== 'held') return { kind: 'gone' };
        if (asked && !isAsked(booking, asked)) return { kind: 'outdated', booking };
        if (!booking.host?.confirmBy) return { kind: 'done', booking };
        const agreed = { ...booking, host: { ...booking.host, confirmBy: null } };
        return update(transaction, agreed, { kind: 'agreed', isSilent: booking.confirmBy !== null });
      }),

    /** Cancels the demos that no host can hold and whose visitors have chosen no other time. @returns how many */
    async endOffered(): Promise<number> {
      const now = clock();
      const until = new Date(now.getTime() + OFFER_ENDS_MS);
      const due = await database
        .selectFrom('bookings')
        .select('lead_id')
        .where('starts_at', '>', now.toISOString())
        .where('starts_at', '<=', until.toISOString())
        .where('offered_at', 'is not', null)
        .where('state', '=', 'held')
        .limit(MOST_AT_ONCE)
        .execute();
      return endEach(due, ({ state, offeredAt, start }) => {
        return state === 'held' && offeredAt !== null && start > now && start <= until;
      });
    },

    /** Notes whether the visitor of a demo came. @param offers other times for one who did not */
    note: (
      leadId: string,
      outcome: 'held' | 'no_show',
      offers: readonly Date[] = [],
    ): Promise<ChangeOutcome> =>
      change(async (transaction) => {
        const booking = await lock(transaction, leadId);
        if (!booking || booking.state === 'cancelled') return { kind: 'gone' };
        await transaction.updateTable('bookings').set({ outcome }).where('lead_id', '=', leadId).execute();
        if (outcome === 'no_show') await notify(transaction, booking, { kind: 'missed', offers });
        return { kind: 'done', booking };
      }),

    /** Ends the bookings whose time to confirm is over. @returns how many */
    async endUnconfirmed(): Promise<number> {
      const due = await database
        .selectFrom('bookings')
        .select('lead_id')
        .where('confirm_by', '<=', clock().toISOString())
        .where('state', '!=', 'cancelled')
        .limit(MOST_AT_ONCE)
        .execute();
      return endEach(
        due,
        (booking) => booking.confirmBy !== null && booking.state !== 'cancelled' && isOver(booking, clock()),
      );
    },

    /**
     * Gives the booking of a lead that leaves quarantine its seat, within the transaction that releases the lead.
     * @returns why it gets no seat; a demo that has begun needs no seat
     */
    async hold(transaction: Kysely<Tables>, leadId: string): Promise<SeatRefusal | undefined> {
      const booking = await lock(transaction, leadId);
      if (!booking || booking.state === 'cancelled') return undefined;
      if (booking.state === 'held' && !booking.confirmBy) return undefined;
      const { refusal, host = booking.host } = await takeSeat(transaction, { ...booking, state: 'held' });
      if (refusal && booking.start > clock()) return refusal;
      const released = { state: 'held' as const, confirm_by: null, ...hostColumns(host) };
      const query = transaction.updateTable('bookings').set(released);
      await query.where('lead_id', '=', leadId).execute();
      return undefined;
    },
  };
}

function hostColumns(host: Booking['host']) {
  return {
    host_id: host?.id ?? null,
    host_since: host?.since.toISOString() ?? null,
    host_confirm_by: host?.confirmBy?.toISOString() ?? null,
  };
}

/** Returns the change, if a visitor makes it. */
function visitorsOf(asked: VisitorsChange | TeamsChange | undefined): VisitorsChange | undefined {
  return asked && 'isTeams' in asked ? undefined : asked;
}

function wordOf(asked: VisitorsChange | TeamsChange | undefined): { word?: string } {
  return asked && 'isTeams' in asked && asked.word ? { word: asked.word } : {};
}

/** Reports whether it has changed exactly so many times since it was seen; without a known `sequence`, always. */
function isSeen({ sequence }: Booking, by: VisitorsChange | undefined, changes: number): boolean {
  return by === undefined || by.sequence + changes === sequence;
}

/**
 * Waives the confirmation of a booking that sales move; the seat of a lead in quarantine still waits for its release.
 */
async function vouchFor(transaction: Kysely<Tables>, booking: Booking): Promise<Booking> {
  if (!booking.confirmBy) return booking;
  const isHeldBack = await isInQuarantine(transaction, booking.leadId);
  return { ...booking, confirmBy: null, state: isHeldBack ? booking.state : 'held' };
}

async function isInQuarantine(transaction: Kysely<Tables>, leadId: string): Promise<boolean> {
  const query = selectBookedLeads(transaction).select('leads.state').where('leads.id', '=', leadId);
  const state = (await query.executeTakeFirst())?.state;
  return HELD_BACK.some((each) => each === state);
}
