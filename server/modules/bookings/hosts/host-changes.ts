import type { Kysely } from 'kysely';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Booking } from '../demos/booking.ts';
import type { BookingChange } from '../demos/booking-change.ts';
import type { ChangeOutcome } from '../demos/change-outcome.ts';
import { bookingHost } from './host-seats.ts';
import type { GivenHost, WantedDemo } from './roster.ts';
import type { createSeatDesks } from './seat-desk.ts';

/** Functions of the store of bookings that changes of hosts use. */
interface HostChangeParts {
  clock: Clock;
  desks: Pick<ReturnType<typeof createSeatDesks>, 'openHosts' | 'writeHostSeat' | 'giveUp'>;
  change: (work: (transaction: Kysely<Tables>) => Promise<ChangeOutcome>) => Promise<ChangeOutcome>;
  lock: (transaction: Kysely<Tables>, leadId: string) => Promise<Booking | undefined>;
  update: (
    transaction: Kysely<Tables>,
    booking: Booking,
    report: Pick<BookingChange, 'kind' | 'isSilent' | 'isNews'>,
  ) => Promise<ChangeOutcome>;
}

/** A host who was asked to confirm a demo. What follows from that is done only while it is so. */
export interface AskedHost {
  hostId: string;
  /** Sequence of the booking when the host was asked. */
  sequence: number;
}

/** Reports whether the answer of that host is still awaited. */
export function isAsked({ host, sequence }: Booking, asked: AskedHost): boolean {
  return host?.id === asked.hostId && host.confirmBy !== null && sequence === asked.sequence;
}

const NO_HOST = { kind: 'refused', refusal: 'taken' } as const;

/** Gives demos that are booked to other hosts, at the same time. */
export function createHostChanges({ clock, desks, change, lock, update }: HostChangeParts) {
  /** Locks the booking, if it has a seat and is to come. */
  async function lockComing(
    transaction: Kysely<Tables>,
    leadId: string,
  ): Promise<{ booking: Booking } | { outcome: ChangeOutcome }> {
    const booking = await lock(transaction, leadId);
    if (!booking || booking.state === 'cancelled') return { outcome: { kind: 'gone' } };
    if (booking.start <= clock()) return { outcome: { kind: 'past' } };
    return booking.state === 'held' ? { booking } : { outcome: NO_HOST };
  }

  async function giveTo(
    transaction: Kysely<Tables>,
    booking: Booking,
    given: GivenHost,
    report: Pick<BookingChange, 'kind' | 'isSilent'>,
  ): Promise<ChangeOutcome> {
    if (!(await desks.writeHostSeat(transaction, booking, given))) {
      throw new Error('a host who is locked has lost a seat');
    }
    const host = bookingHost(given, booking.start, clock());
    // A visitor who has not confirmed a demo knows no host: the email after that names the current one.
    const isUnconfirmed = booking.confirmBy !== null;
    const isSilent = report.isSilent === true || isUnconfirmed;
    const changed = { ...booking, host, sequence: booking.sequence + (isSilent ? 0 : 1), offeredAt: null };
    // Until now its visitor knew it as a sure one.
    const isNews = isSilent && !isUnconfirmed && !given.isSure;
    return update(transaction, changed, isNews ? { kind: 'to-confirm', isNews } : { ...report, isSilent });
  }

  return {
    /**
     * Gives a demo to one host, or to the best of the others; `refused` where none can take it.
     * @param options.isSilent set where it had no host, so that its visitor is not notified
     * @param options.seen changes it only while its `sequence` is the one that a person saw
     * @param options.asked changes it only while that host has still to confirm it, and only to one who need not
     * confirm: its visitor was promised an answer
     */
    reassign: (
      leadId: string,
      hostId?: string,
      {
        isSilent = false,
        asked,
        seen,
      }: { isSilent?: boolean; asked?: AskedHost | undefined; seen?: number | undefined } = {},
    ): Promise<ChangeOutcome> =>
      change(async (transaction) => {
        const locked = await lockComing(transaction, leadId);
        if ('outcome' in locked) return locked.outcome;
        const { booking } = locked;
        if (asked && !isAsked(booking, asked)) return { kind: 'outdated', booking };
        if (isOther(booking, seen)) return { kind: 'outdated', booking };
        if (hostId !== undefined && booking.host?.id === hostId) return { kind: 'done', booking };
        const wanted = wantedOf(booking);
        const roster = await desks.openHosts(transaction, [wanted]);
        roster?.release(leadId);
        const given = roster?.giveTo(wanted, hostId);
        if (!given) return { ...NO_HOST, obstacles: roster?.explain(wanted, hostId) ?? [] };
        if (asked && !given.isSure) return NO_HOST;
        await desks.giveUp(transaction, leadId, booking.start);
        return giveTo(transaction, booking, given, { kind: 'host', isSilent });
      }),

    /**
     * Has two hosts hold each other's demo; `refused` where one of them cannot.
     * @param seen by lead, the `sequence` that a person saw; without it, the demos are swapped as they are
     * @returns what became of the first
     */
    swap: (
      leadId: string,
      otherId: string,
      seen: ReadonlyMap<string, number> = new Map(),
    ): Promise<ChangeOutcome> =>
      change(async (transaction) => {
        // In one order for all, so that no two transactions wait for each other.
        const inOrder = [leadId, otherId].sort();
        const bookings = new Map<string, Booking>();
        for (const id of inOrder) {
          const locked = await lockComing(transaction, id);
          if ('outcome' in locked) return locked.outcome;
          if (isOther(locked.booking, seen.get(id))) return { kind: 'outdated', booking: locked.booking };
          bookings.set(id, locked.booking);
        }
        const [one, other] = [bookings.get(leadId), bookings.get(otherId)];
        if (!one?.host || !other?.host || leadId === otherId) return NO_HOST;
        const roster = await desks.openHosts(transaction, [wantedOf(one), wantedOf(other)]);
        for (const id of inOrder) roster?.release(id);
        const obstacles = [
          ...(roster?.explain(wantedOf(one), other.host.id) ?? []),
          ...(roster?.explain(wantedOf(other), one.host.id) ?? []),
        ];
        const givenOne = roster?.giveTo(wantedOf(one), other.host.id);
        const givenOther = roster?.giveTo(wantedOf(other), one.host.id);
        if (!givenOne || !givenOther) return { ...NO_HOST, obstacles };
        for (const { leadId: id, start } of [one, other]) await desks.giveUp(transaction, id, start);
        await giveTo(transaction, other, givenOther, { kind: 'host' });
        return giveTo(transaction, one, givenOne, { kind: 'host' });
      }),
  };
}

function isOther({ sequence }: Booking, seen: number | undefined): boolean {
  return seen !== undefined && seen !== sequence;
}

function wantedOf(booking: Booking): WantedDemo {
  return { ...booking, hostId: booking.host?.id ?? null };
}
