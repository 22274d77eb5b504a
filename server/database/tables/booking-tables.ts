/** What is stored of demos. */
export interface BookingTables {
  bookings: BookingsTable;
  demo_seats: DemoSeatsTable;
  demo_closed_days: DemoClosedDaysTable;
}

/** The demo of a lead, as it stands now; the lead's body keeps what was asked for at first. */
export interface BookingsTable {
  lead_id: string;
  /** ISO 8601, UTC. */
  starts_at: string;
  ends_at: string;
  /** 0 at first, and one more with each change, as calendars count (RFC 5545 section 3.8.7.4). */
  sequence: number;
  /** `held`: it has a seat; `waiting`: it has none, since its lead is in quarantine. */
  state: 'held' | 'waiting' | 'cancelled';
  changed_at: string;
}

/** Who has which seat: a half-hour has as many as there are demos at once, counted from 1. */
interface DemoSeatsTable {
  /** ISO 8601, UTC. */
  starts_at: string;
  seat: number;
  lead_id: string;
}

/** Days on which no demo can be booked any more. */
interface DemoClosedDaysTable {
  /** In India, `YYYY-MM-DD`. */
  day: string;
  closed_at: string;
}
