/** The consents that came with requests. `app.ts` passes them in: leads depend on bookings, not the reverse. */
export interface Consents {
  /** `undefined` where the request is gone, or came without one. */
  find: (leadId: string) => Promise<{ withdrawnAt?: string } | undefined>;
  /** Withdraws it; the first withdrawal is the one that counts. @returns as `find` */
  withdraw: Consents['find'];
}
