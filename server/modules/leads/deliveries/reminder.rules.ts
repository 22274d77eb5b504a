import { MINUTE_MS } from 'contract/dates.ts';

const HOUR_MS = 60 * MINUTE_MS;

/** Time before a demo at which its visitor is reminded of it. */
export const REMINDER_LEADS_MS = { 'reminder-day': 24 * HOUR_MS, 'reminder-hour': HOUR_MS } as const;

export type ReminderKind = keyof typeof REMINDER_LEADS_MS;

export const REMINDER_KINDS = Object.keys(REMINDER_LEADS_MS) as ReminderKind[];

/** A reminder is worth sending for so long after its moment; later it would say what is no longer true. */
export const REMINDER_GRACE_MS = 5 * MINUTE_MS;

/** Facts of a booking that reminders depend on. */
export interface RemindableBooking {
  start: Date;
  /** Time at which it was booked, or moved to its current time. */
  changedAt: Date;
}

/** Returns the moment at which a reminder is due. */
export function reminderMoment(kind: ReminderKind, start: Date): Date {
  return new Date(start.getTime() - REMINDER_LEADS_MS[kind]);
}

/**
 * Reports whether a reminder is due. It is not when the visitor has chosen the time after the reminder's moment: they
 * have just received the confirmation.
 */
export function isReminderDue(
  kind: ReminderKind,
  { start, changedAt }: RemindableBooking,
  now: Date,
): boolean {
  const moment = reminderMoment(kind, start);
  return changedAt < moment && moment <= now && !isReminderLate(kind, start, now);
}

/** Reports whether its moment has passed by more than the grace. */
export function isReminderLate(kind: ReminderKind, start: Date, now: Date): boolean {
  return now.getTime() - reminderMoment(kind, start).getTime() >= REMINDER_GRACE_MS;
}

/** Returns the range of beginnings of demos for which a reminder may be due: after the first, up to the last. */
export function startsToRemind(kind: ReminderKind, now: Date): { after: Date; upTo: Date } {
  const upTo = now.getTime() + REMINDER_LEADS_MS[kind];
  return { after: new Date(upTo - REMINDER_GRACE_MS), upTo: new Date(upTo) };
}
