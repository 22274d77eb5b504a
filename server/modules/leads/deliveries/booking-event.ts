import type { Meeting } from './meeting-times.ts';
import type { ReminderKind } from './reminder.rules.ts';

/** A change of a booked demo, or a reminder of it. The message about the request itself reports the booking. */
export type BookingEventType = 'moved' | 'cancelled' | HostEventType | GuestEventType | ReminderKind;

/**
 * Announcements of hosts to visitors, by email alone: another host, a host who cannot hold the demo, a visitor who did
 * not come.
 */
export const HOST_EVENT_TYPES = ['to-confirm', 'agreed', 'host', 'offered', 'missed'] as const;
export type HostEventType = (typeof HOST_EVENT_TYPES)[number];

/**
 * Changes of guests, by email alone: `guests` notifies the visitor and sales of the current guests, the others notify
 * one guest, who is also notified when a demo is `moved` or `cancelled`, or has another `host`.
 */
export const GUEST_EVENT_TYPES = ['guests', 'invited', 'uninvited'] as const;
export type GuestEventType = (typeof GUEST_EVENT_TYPES)[number];

/** Event of a demo that a message reports. */
export interface BookingEvent extends Meeting {
  occasion: BookingEventType;
  /** Sequence of the booking, as calendars count its changes: the message describes the demo at that time. */
  sequence: number;
  /** Previous time of a moved demo. */
  previousStart?: Date;
  /** It was canceled before it was ever confirmed: its visitor knows of it by the link alone. */
  isUnconfirmed?: boolean;
  /** Other times that the visitor is offered. */
  offers?: readonly Date[];
  /** Message of a person of the team to the visitor of a canceled demo. */
  word?: string;
  /** Id of the guest who gets the message. */
  guest?: string;
  /** Number of changes of the guests, for `guests`, while the demo itself stays as it is. */
  guestChanges?: number;
  /** Time of the event. */
  at: Date;
}

/** Message that asks the visitor to confirm: it reports the request alone. */
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

/** Returns the event as `lead_deliveries` keeps it beside the sequence. */
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
