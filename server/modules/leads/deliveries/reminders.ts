import { type RawBuilder, sql } from 'kysely';
import type { DatabaseRole } from '../../../plugins/database/installation.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Clock } from '../../../shared/clock.ts';
import { HELD_BACK } from '../../../shared/held-back.ts';
import { runRegularly } from '../../../shared/run-regularly.ts';
import { selectBookedLeads } from '../../bookings/bookings.queries.ts';
import { VISITOR_EMAIL } from '../channels/email.ts';
import { isReached } from '../intake/outbox.ts';
import { insertEvents, type PlannedEvent } from './demo-outbox.ts';
import { isReminderDue, REMINDER_KINDS, type ReminderKind, startsToRemind } from './reminder.rules.ts';

interface RemindersParts {
  database: Database;
  clock: Clock;
  databaseRole: DatabaseRole;
  mostMailsOfHour: number;
  /** Called once there are reminders to be sent. */
  onPlanned: () => void;
  onFailure: (error: unknown) => void;
}

/** Interval of checks for due reminders; every process checks. */
const LOOK_MS = 15_000;

/**
 * Reminds visitors of their demos. Nothing is planned ahead, so nothing has to be taken back: each process reads the
 * demos as they are now and writes the message, which is stored once however many processes look (decision 015).
 */
export function createReminders(parts: RemindersParts) {
  const { database, clock, databaseRole, mostMailsOfHour, onPlanned, onFailure } = parts;
  let stop = async () => {};

  async function look(): Promise<void> {
    if ((await databaseRole.findCopyReason()) !== undefined) return;
    if ((await planReminders(database, clock(), mostMailsOfHour)) > 0) onPlanned();
  }

  return {
    start(): void {
      stop = runRegularly(look, LOOK_MS, onFailure);
    },
    stop: () => stop(),
  };
}

/**
 * Writes the reminders that are due, except those already written. They have twice the hourly limit of other emails to
 * an address: requests that other people send in its name must not keep a reminder from its reader.
 * @returns how many; what two processes write at the same time both of them count
 */
export async function planReminders(
  database: Database,
  now: Date,
  mostMailsOfHour = Number.POSITIVE_INFINITY,
): Promise<number> {
  let written = 0;
  for (const kind of REMINDER_KINDS) {
    for (const planned of await findUnreminded(database, kind, now)) {
      const { recipient } = planned;
      if (recipient && (await isReached(database, recipient, 2 * mostMailsOfHour, now))) continue;
      await insertEvents(database, [planned]);
      written += 1;
    }
  }
  return written;
}

/** The held demos that are near enough and have had no reminder since their last change. */
async function findUnreminded(database: Database, kind: ReminderKind, now: Date): Promise<PlannedEvent[]> {
  const { after, upTo } = startsToRemind(kind, now);
  const message: RawBuilder<string> = sql`cast(${`${kind}.`} as text) || bookings.sequence`;
  const rows = await selectBookedLeads(database)
    .leftJoin('lead_deliveries', (join) =>
      join
        .onRef('lead_deliveries.lead_id', '=', 'bookings.lead_id')
        .on('lead_deliveries.channel', '=', VISITOR_EMAIL)
        .on('lead_deliveries.message', '=', message),
    )
    .select(['bookings.lead_id', 'bookings.sequence', 'starts_at', 'ends_at', 'changed_at', 'person'])
    .where('bookings.state', '=', 'held')
    .where('bookings.confirm_by', 'is', null)
    // Its host cannot hold it, or has not confirmed it yet: there is nothing to be reminded of.
    .where('bookings.offered_at', 'is', null)
    .where('bookings.host_confirm_by', 'is', null)
    // No message about a demo in quarantine has been sent yet.
    .where('leads.state', 'not in', HELD_BACK)
    .where('starts_at', '>', after.toISOString())
    .where('starts_at', '<=', upTo.toISOString())
    .where('lead_deliveries.id', 'is', null)
    .execute();
  return rows.flatMap(({ lead_id: leadId, sequence, starts_at, ends_at, changed_at, person }) => {
    const start = new Date(starts_at);
    if (!isReminderDue(kind, { start, changedAt: new Date(changed_at) }, now)) return [];
    const bookingEvent = { occasion: kind, sequence, start, end: new Date(ends_at), at: now };
    return [{ leadId, channel: VISITOR_EMAIL, bookingEvent, state: 'due' as const, recipient: person }];
  });
}
