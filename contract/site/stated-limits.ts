/** Limits of one installation for a client's program, from its settings: for the reference's page of limits. */
export interface StatedLimits {
  /** Requests of one network, by the name in `RateLimit-Policy`. */
  rates: { [Name in RateName]: { most: number; seconds: number } };
  /** Events of one user on the chat socket, a second in the long run. */
  chatEventsPerSecond: number;
  bodyKib: number;
  idempotencyHours: number;
  /** Demos that a network or a person may have without confirmation by email. */
  bookingsPerNetwork: number;
  bookingsPerPerson: number;
  /** Moves of one demo by its visitor, in all. */
  mostMoves: number;
}

export type RateName = 'signups' | 'logins' | 'leads' | 'bookings' | 'demo-slots' | 'agents';
