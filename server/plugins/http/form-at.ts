import type { BookedTime } from 'contract/bookings/demo-calendar.ts';

/** Returns the entries of a form that asks for another half-hour: all that was entered, and that time. */
export type FormAt = (time: BookedTime) => Readonly<Record<string, string>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Entries of a form without script that asks for a half-hour, once it was read. */
    formAt: FormAt | undefined;
  }
}
