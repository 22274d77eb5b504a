import type { Meeting } from './meeting-times.ts';
import type { ReminderKind } from './reminder.rules.ts';

/** A change of a booked demo, or a reminder of it. The message about the request itself reports the booking. */
export type Occasion = 'moved' | 'cancelled' | HostOccasion | GuestOccasion | ReminderKind;

/** What hosts make known to visitors, by email alone: another host, a host who cannot hold the demo, a visitor who did not come. */
export const HOST_OCCASIONS = ['to-confirm', 'agreed', 'host', 'offered', 'missed'] as const;
export type HostOccasion = (typeof HOST_OCCASIONS)[number];

/**
 * What becomes of guests, by email alone: `guests` tells the visitor and sales who is invited now, the others tell one
 * guest, who also hears that a demo is `moved` or `cancelled`, or has another `host`.
 */
export const GUEST_OCCASIONS = ['guests', 'invited', 'uninvited'] as const;
export type GuestOccasion = (typeof GUEST_OCCASIONS)[number];

/** What a message tells of a demo. */
export interface BookingEvent extends Meeting {
  occasion: Occasion;
  /** Of the booking, as calendars count its changes: the message speaks of the demo as it stood then. */
  sequence: number;
  /** Of a moved one: when it was before. */
  previousStart?: Date;
  /** It was canceled before it was ever confirmed: its visitor knows of it by the link alone. */
  isUnconfirmed?: boolean;
  /** Other times that the visitor is offered. */
  offers?: readonly Date[];
  /** Of a canceled one: what a person of the team says to its visitor. */
  word?: string;
  /** Of a message to a guest: which one. */
  guest?: string;
  /** Of `guests`: how often they have changed, the demo itself staying as it is. */
  guestChanges?: number;
  /** When that came about. */
  at: Date;
}

/** The email that asks the visitor to confirm: it tells of the request alone. */
export const CONFIRM = 'confirm';

/** Names the message among those of its lead, `moved.1`: by this name each channel sends it once. */
export function nameMessage({
  occasion,
  sequence,
  guest,
  guestChanges,
}: Pick<BookingEvent, 'occasion' | 'sequence' | 'guest' | 'guestChanges'>): string {
  return [occasion, sequence, guest ?? guestChanges].filter((part) => part !== undefined).join('.');
}

/** As `lead_deliveries` keeps it beside the sequence. */
export function writeDetails({ sequence: _, ...details }: BookingEvent): string {
  return JSON.stringify(details);
}

export function readDetails(sequence: number, details: string): BookingEvent {
  const { occasion, start, end, previousStart, isUnconfirmed, offers, word, guest, guestChanges, at } =
    JSON.parse(details);
  return {
    occasion,
    sequence,
    start: new Date(start),
    end: new Date(end),
    ...(previousStart && { previousStart: new Date(previousStart) }),
    ...(isUnconfirmed && { isUnconfirmed }),
    ...(offers && { offers: offers.map((offer: string) => new Date(offer)) }),
    ...(word && { word }),
    ...(guest && { guest }),
    ...(guestChanges && { guestChanges }),
    at: new Date(at),
  };
}
