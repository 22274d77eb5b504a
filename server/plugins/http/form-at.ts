import type { BookedTime } from 'contract/bookings/demo-calendar.ts';

/** What a form holds where it asks for another half-hour: all that was entered, and that time. */
export type FormAt = (time: BookedTime) => Readonly<Record<string, string>>;

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a form without script that asks for a half-hour, once it was read. */
    formAt: FormAt | undefined;
  }
}
