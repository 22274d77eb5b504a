import type { Kysely } from 'kysely';
import { v7 as uuidV7 } from 'uuid';
import type { Tables } from '../../plugins/database/schema.ts';
import type { BookingChange, BookingOutbox } from '../bookings/booking-change.ts';
import { afterBound, isReached, keepLatest } from '../leads/outbox.ts';
import { type BookingEvent, nameMessage, writeDetails } from './booking-event.ts';
import { HOST_EMAIL, SALES_EMAIL, VISITOR_EMAIL } from './channels/email.ts';
import { dueFrom } from './replay.ts';

/** One message about a demo, for one channel. */
export interface PlannedEvent {
  leadId: string;
  channel: string;
  bookingEvent: BookingEvent;
  state: 'due' | 'held';
  /** Later than what it tells of, where its receiver gets too many. */
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
    const told = (await findChannels(transaction, leadId)).filter((channel) => tells(channel, kind));
    const channels = kind === 'to-confirm' ? [...told, HOST_EMAIL] : told;
    const hasEnded = isUnconfirmed && kind === 'cancelled';
    if (hasEnded) await dropVisitors(transaction, leadId, at);
    if (hasEnded && !isHeldBack) await releaseHeld(transaction, leadId, at);
    const state = isHeldBack || (isUnconfirmed && !hasEnded) ? 'held' : 'due';
    const planned = channels
      .filter((channel) => !hasEnded || channel !== VISITOR_EMAIL)
      .map((channel): PlannedEvent => ({ leadId, channel, bookingEvent, state }));
    await insertEvents(
      transaction,
      await Promise.all(planned.map((each) => withinBound(transaction, each, change))),
    );
    if (change.isVisitors && change.person) await keepLatest(transaction, [change.person], at).execute();
  }

  /** What a visitor sets off counts, and waits beyond the bound; what sales do is sent at once. */
  async function withinBound(
    transaction: Kysely<Tables>,
    planned: PlannedEvent,
    { isVisitors, person, at }: BookingChange,
  ): Promise<PlannedEvent> {
    if (!isVisitors || !person || planned.channel !== VISITOR_EMAIL || planned.state !== 'due')
      return planned;
    const isBeyond = await isReached(transaction, person, mostMailsOfHour, at);
    return { ...planned, recipient: person, ...(isBeyond && { dueAt: afterBound(at) }) };
  }

  return {
    async record(transaction, changes) {
      for (const change of changes) await recordOne(transaction, change);
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

/** That a demo was booked or confirmed stands in the message about its request. */
function bookingEventOf(
  occasion: Exclude<BookingChange['kind'], 'confirmed'>,
  change: BookingChange,
): BookingEvent {
  const { sequence, start, end, previousStart, isUnconfirmed, offers, at } = change;
  return {
    ...{ occasion, sequence, start, end, at },
    ...(previousStart && { previousStart }),
    ...(isUnconfirmed && occasion === 'cancelled' && { isUnconfirmed }),
    ...(offers && { offers }),
  };
}

/** Programs hear what becomes of a demo, and its visitor beside the team also who holds it; that one did not come is between two. */
function tells(channel: string, kind: BookingChange['kind']): boolean {
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

/** A visitor who has confirmed nothing hears nothing more; the team hears of the request, and that nothing came of it. */
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
