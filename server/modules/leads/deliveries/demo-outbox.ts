import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Tables } from '../../../plugins/database/schema.ts';
import {
  type BookingChange,
  type BookingOutbox,
  type InvitedGuest,
  listGuests,
} from '../../bookings/bookings.queries.ts';
import { GUEST_EMAIL, HOST_EMAIL, SALES_EMAIL, VISITOR_EMAIL } from '../channels/email.ts';
import { afterBound, isReached, keepLatest } from '../intake/outbox.ts';
import { type BookingEvent, type BookingEventType, nameMessage, writeDetails } from './booking-event.ts';
import { dueFrom } from './replay.ts';

/** One message about a demo, for one channel. */
export interface PlannedEvent {
  leadId: string;
  channel: string;
  bookingEvent: BookingEvent;
  state: 'due' | 'held';
  /** Due time, where it is later than the event because the receiver gets too many emails. */
  dueAt?: Date;
  /** Hash of the address, of an email that a visitor has set off. */
  recipient?: string | null;
}

/** The message about the request itself: every channel that got it also gets the changes of its demo. */
export const RECEIVED = 'received';

/**
 * Writes the messages about changed demos, in the transactions that change them. They go to the channels that got the
 * request: an operator's command need not know the channels, and no system gets a change of a demo it does not know.
 * @param mostMailsOfHour emails an hour to one address that visitors may set off
 */
export function createDemoOutbox(
  wake: () => void,
  mostMailsOfHour = Number.POSITIVE_INFINITY,
): BookingOutbox {
  async function recordOne(transaction: Kysely<Tables>, change: BookingChange): Promise<void> {
    const { leadId, kind, isHeldBack, isUnconfirmed = false, at } = change;
    if (kind === 'confirmed') return isHeldBack ? undefined : releaseHeld(transaction, leadId, at);
    const bookingEvent = bookingEventOf(kind, change);
    const notified = (await findChannels(transaction, leadId)).filter((channel) =>
      reportsChange(channel, change),
    );
    const channels = kind === 'to-confirm' ? [...notified, HOST_EMAIL] : notified;
    const hasEnded = isUnconfirmed && kind === 'cancelled';
    if (hasEnded) await dropVisitors(transaction, leadId, at);
    if (hasEnded && !isHeldBack) await releaseHeld(transaction, leadId, at);
    const state = isHeldBack || (isUnconfirmed && !hasEnded) ? 'held' : 'due';
    const toGuests = channels.includes(VISITOR_EMAIL)
      ? await planForGuests(transaction, { ...change, kind }, { bookingEvent, state })
      : [];
    const planned = channels
      .filter((channel) => !hasEnded || channel !== VISITOR_EMAIL)
      .map((channel): PlannedEvent => {
        const counted = channel === VISITOR_EMAIL ? { recipient: change.person ?? null } : {};
        return { leadId, channel, bookingEvent, state, ...counted };
      })
      .concat(toGuests);
    await insertEvents(
      transaction,
      await Promise.all(planned.map((each) => withinBound(transaction, each, change))),
    );
    const people = planned.flatMap(({ recipient }) => recipient ?? []);
    if (change.isVisitors && people.length > 0) await keepLatest(transaction, people, at).execute();
  }

  /** Delays a message that a visitor has caused beyond the bound; messages that sales cause are sent at once. */
  async function withinBound(
    transaction: Kysely<Tables>,
    planned: PlannedEvent,
    { isVisitors, at }: BookingChange,
  ): Promise<PlannedEvent> {
    const { recipient, state } = planned;
    if (!isVisitors || !recipient || state !== 'due') return { ...planned, recipient: null };
    const isBeyond = await isReached(transaction, recipient, mostMailsOfHour, at);
    return { ...planned, ...(isBeyond && { dueAt: afterBound(at) }) };
  }

  return {
    async record(transaction, changes) {
      for (const change of changes) await recordOne(transaction, change);
    },
    async forgetRequest(transaction, leadId) {
      await transaction.deleteFrom('idempotency_keys').where('lead_id', '=', leadId).execute();
    },
    wake,
  };
}

/** Writes the messages; one that is already there stays as it is. */
export async function insertEvents(
  transaction: Kysely<Tables>,
  planned: readonly PlannedEvent[],
): Promise<void> {
  if (planned.length === 0) return;
  const rows = planned.map(
    ({ leadId, channel, bookingEvent, state, dueAt = bookingEvent.at, recipient = null }) => ({
      ...{ id: uuidV7(), lead_id: leadId, channel, message: nameMessage(bookingEvent) },
      ...{ sequence: bookingEvent.sequence, details: writeDetails(bookingEvent) },
      ...{
        state,
        attempts: 0,
        due_at: dueAt.toISOString(),
        created_at: bookingEvent.at.toISOString(),
        recipient,
      },
    }),
  );
  await transaction
    .insertInto('lead_deliveries')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the event of a change. A booking or a confirmation is reported by the message about the request. */
function bookingEventOf(
  occasion: Exclude<BookingChange['kind'], 'confirmed'>,
  change: BookingChange,
): BookingEvent {
  const { sequence, start, end, previousStart, isUnconfirmed, offers, word, guests, at } = change;
  return {
    ...{ occasion, sequence, start, end, at },
    ...(previousStart && { previousStart }),
    ...(isUnconfirmed && occasion === 'cancelled' && { isUnconfirmed }),
    ...(offers && { offers }),
    ...(word && { word }),
    ...(guests && { guestChanges: guests.changes }),
  };
}

/**
 * Plans the messages to guests: that they are invited, or no longer, and changes of the demo. A guest who is taken off
 * the list before the invitation was sent gets none.
 */
async function planForGuests(
  transaction: Kysely<Tables>,
  { leadId, kind, guests, at }: BookingChange,
  { bookingEvent, state }: Pick<PlannedEvent, 'bookingEvent' | 'state'>,
): Promise<PlannedEvent[]> {
  const { guestChanges: _, word: _word, ...about } = bookingEvent;
  const toGuest = ({ id, person }: InvitedGuest, occasion: BookingEventType): PlannedEvent => ({
    ...{ leadId, channel: GUEST_EMAIL, state, recipient: person },
    bookingEvent: { ...about, occasion, guest: id },
  });
  if (kind === 'moved' || kind === 'cancelled' || kind === 'host') {
    return (await listGuests(transaction, leadId)).map((guest) => toGuest(guest, kind));
  }
  if (!guests) return [];
  const removed: PlannedEvent[] = [];
  for (const guest of guests.removed) {
    if (!(await dropInvitation(transaction, leadId, guest, at))) removed.push(toGuest(guest, 'uninvited'));
  }
  return [...guests.invited.map((guest) => toGuest(guest, 'invited')), ...removed];
}

/** @returns whether the invitation was still to be sent, and is not any more */
async function dropInvitation(
  transaction: Kysely<Tables>,
  leadId: string,
  { id }: InvitedGuest,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('lead_deliveries')
    .set({ state: 'dropped', last_problem: 'superseded', ended_at: at.toISOString() })
    .where('lead_id', '=', leadId)
    .where('channel', '=', GUEST_EMAIL)
    .where('message', 'like', `invited.%.${id}`)
    .where('state', '=', 'due')
    .where('attempts', '=', 0)
    .where('lease', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Reports whether a channel gets a message about a change: programs get changes of the demo itself, the visitor and the
 * team also those of its host; that a visitor did not come is reported to the visitor alone.
 */
function reportsChange(channel: string, { kind, isNews }: BookingChange): boolean {
  // The message about its time already says that the host has to confirm it.
  if (kind === 'to-confirm' && !isNews) return channel === SALES_EMAIL;
  if (kind === 'missed') return channel === VISITOR_EMAIL;
  const isForPeople = kind !== 'moved' && kind !== 'cancelled' && kind !== 'confirmed';
  return isForPeople ? channel === VISITOR_EMAIL || channel === SALES_EMAIL : true;
}

/** Sends what waited for the confirmation. */
async function releaseHeld(transaction: Kysely<Tables>, leadId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('lead_deliveries')
    .set(dueFrom(now))
    .where('lead_id', '=', leadId)
    .where('state', '=', 'held')
    .execute();
}

/** Drops the messages to a visitor who has confirmed nothing; the team is notified of the request, and of its end. */
async function dropVisitors(transaction: Kysely<Tables>, leadId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('lead_deliveries')
    .set({ state: 'dropped', last_problem: 'superseded', ended_at: now.toISOString() })
    .where('lead_id', '=', leadId)
    .where('channel', '=', VISITOR_EMAIL)
    .where('state', 'in', ['held', 'due'])
    .where('lease', 'is', null)
    .execute();
}

async function findChannels(transaction: Kysely<Tables>, leadId: string): Promise<string[]> {
  const rows = await transaction
    .selectFrom('lead_deliveries')
    .select('channel')
    .where('lead_id', '=', leadId)
    .where('message', '=', RECEIVED)
    .execute();
  return rows.map(({ channel }) => channel);
}
