import type { Generated } from 'kysely';

/** Stored data of demos. */
interface BookingTables {
  bookings: BookingsTable;
  demo_seats: DemoSeatsTable;
  demo_closed_days: DemoClosedDaysTable;
  booking_guests: BookingGuestsTable;
}

/** The demo of a lead, as it stands now; the lead's body keeps what was asked for at first. */
export interface BookingsTable {
  lead_id: string;
  /** ISO 8601, UTC. */
  starts_at: string;
  ends_at: string;
  /** 0 at first, and one more with each change, as calendars count (RFC 5545 section 3.8.7.4). */
  sequence: number;
  /**
   * `held`: it has a seat; `waiting`: it has none, since its lead is in quarantine, or too many of its kind hold one.
   */
  state: 'held' | 'waiting' | 'cancelled';
  changed_at: string;
  /** Hashes that open bookings are counted by: of the network (IPv6 /64), of its /48, of the person's address. */
  network: string | null;
  wider_network: string | null;
  person: string | null;
  /**
   * Time by which its visitor must confirm it by email; none where it needs no confirmation, or has it (decision 017).
   */
  confirm_by: string | null;
  /**
   * Time since when its visitor has been offered other times, because its host cannot hold it; none once it has moved.
   */
  offered_at: Generated<string | null>;
  /** Time of the visitor's first change within a day, and the number of changes since. */
  changes_since: string | null;
  changes: Generated<number>;
  /** Id of the host; null where there are no hosts, and while it has no seat. */
  host_id: string | null;
  /** Time at which that host was given it. */
  host_since: string | null;
  /**
   * Time by which the host must confirm it, whose calendar could not be read; null where there is nothing to confirm.
   */
  host_confirm_by: string | null;
  /** Outcome: whether its visitor came. */
  outcome: 'held' | 'no_show' | null;
  /** Number of times that it was moved, in all. */
  moves: Generated<number>;
  /** Number of changes of its guests; `sequence` counts changes of the demo itself. */
  guest_changes: Generated<number>;
}

/** Owners of seats: a half-hour has as many seats as there are demos at once, counted from 1. */
interface DemoSeatsTable {
  /** ISO 8601, UTC. */
  starts_at: string;
  seat: number;
  lead_id: string;
  /** Hash of the address, as in `bookings`: no person has two seats in one half-hour. */
  person: string | null;
}

/** Guests whom visitors have invited to their demos. */
interface BookingGuestsTable {
  /** UUID of version 7. */
  id: string;
  lead_id: string;
  email: string;
  /** Hash of the address, as in `bookings`. */
  person: string;
  invited_at: string;
  /** Time at which the visitor took the guest off the list. */
  removed_at: string | null;
}

/** Days on which no more demos can be booked. */
interface DemoClosedDaysTable {
  /** A day of the office, `YYYY-MM-DD`. */
  day: string;
  closed_at: string;
}

declare module '../../plugins/database/schema.ts' {
  interface Tables extends BookingTables {}
}
