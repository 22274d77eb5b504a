import { type Kysely, sql } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Booking } from '../demos/booking.ts';
import type { BookingChange } from '../demos/booking-change.ts';
import type { ChangeOutcome } from '../demos/change-outcome.ts';
import { countChange, findNextChange } from '../demos/visitors-changes.ts';
import { readGuests } from './guests.rules.ts';
import { type Guest, listInvited } from './guests.store.ts';

/** Functions of the store of bookings that changes of guests use. */
interface GuestChangeParts {
  clock: Clock;
  change: (work: (transaction: Kysely<Tables>) => Promise<ChangeOutcome>) => Promise<ChangeOutcome>;
  lock: (transaction: Kysely<Tables>, leadId: string) => Promise<Booking | undefined>;
  notify: (
    transaction: Kysely<Tables>,
    booking: Booking,
    report: Pick<BookingChange, 'kind' | 'isVisitors' | 'guests'>,
  ) => Promise<void>;
}

/**
 * Invites guests to a demo, and takes them off its list. The demo stays as it is, so that its `sequence` does too. Only
 * a demo that is booked and confirmed has guests: no one can have emails sent to others by asking for one.
 */
export function createGuestChanges({ clock, change, lock, notify }: GuestChangeParts) {
  async function lockOpen(
    transaction: Kysely<Tables>,
    leadId: string,
  ): Promise<{ booking: Booking; known: Guest[] } | { outcome: ChangeOutcome }> {
    const booking = await lock(transaction, leadId);
    if (!booking || booking.state === 'cancelled') return { outcome: { kind: 'gone' } };
    if (booking.start <= clock()) return { outcome: { kind: 'past' } };
    if (booking.state !== 'held' || booking.confirmBy) return { outcome: { kind: 'unconfirmed' } };
    return { booking, known: await listInvited(transaction, leadId) };
  }

  async function note(transaction: Kysely<Tables>, leadId: string): Promise<number> {
    const { guest_changes } = await transaction
      .updateTable('bookings')
      .set({ guest_changes: sql`guest_changes + 1` })
      .where('lead_id', '=', leadId)
      .returning('guest_changes')
      .executeTakeFirstOrThrow();
    return guest_changes;
  }

  return {
    /** Invites the addresses in a text that its visitor typed. */
    invite: (leadId: string, typed: string): Promise<ChangeOutcome> =>
      change(async (transaction) => {
        const locked = await lockOpen(transaction, leadId);
        if ('outcome' in locked) return locked.outcome;
        const { booking, known } = locked;
        const read = readGuests(typed, { visitor: booking.person, known });
        if ('problem' in read) return { kind: 'bad_guests', problem: read.problem };
        if (read.guests.length === 0) return { kind: 'done', booking };
        const again = await findNextChange(transaction, leadId, clock());
        if (again) return { kind: 'too_often', again };
        await countChange(transaction, leadId, clock());
        const invited = read.guests.map((guest) => ({ id: uuidV7(), ...guest }));
        const rows = invited.map((guest) => ({
          ...{ ...guest, lead_id: leadId, invited_at: clock().toISOString(), removed_at: null },
        }));
        await transaction.insertInto('booking_guests').values(rows).execute();
        const changes = await note(transaction, leadId);
        await notify(transaction, booking, {
          kind: 'guests',
          isVisitors: true,
          guests: { invited, removed: [], changes },
        });
        return { kind: 'done', booking };
      }),

    /** Takes a guest off the list. */
    uninvite: (leadId: string, guestId: string): Promise<ChangeOutcome> =>
      change(async (transaction) => {
        const locked = await lockOpen(transaction, leadId);
        if ('outcome' in locked) return locked.outcome;
        const { booking, known } = locked;
        const removed = known.filter(({ id, isRemoved }) => id === guestId && !isRemoved);
        if (removed.length === 0) return { kind: 'done', booking };
        await transaction
          .updateTable('booking_guests')
          .set({ removed_at: clock().toISOString() })
          .where('id', '=', guestId)
          .execute();
        const changes = await note(transaction, leadId);
        await notify(transaction, booking, {
          kind: 'guests',
          isVisitors: true,
          guests: { invited: [], removed, changes },
        });
        return { kind: 'done', booking };
      }),
  };
}
