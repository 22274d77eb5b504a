import { HOST_CONFIRM_HOURS } from 'contract/bookings/demo-calendar-rules.ts';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { type Statements, withParameters } from '../../../plugins/database/group-commit.ts';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { GivenHost, WantedDemo } from './roster.ts';

/** The host of a booking. */
export interface BookingHost {
  id: string;
  /** Time at which the host was given it. */
  since: Date;
  /** Time by which the host must confirm it; null where there is nothing to confirm. */
  confirmBy: Date | null;
}

/** Returns the stored facts of a host who was given a demo. Nothing is left to confirm once it has begun. */
export function bookingHost({ host, isSure }: GivenHost, start: Date, now: Date): BookingHost {
  const latest = new Date(now.getTime() + HOST_CONFIRM_HOURS * 3_600_000);
  return { id: host.id, since: now, confirmBy: isSure ? null : latest < start ? latest : start };
}

/** Writes the seats of hosts. @param compiler compiles the statement once */
export function createHostSeats(compiler: Kysely<Tables>) {
  const text = '';
  const insert: CompiledQuery<{ seat: number }> = sql<{ seat: number }>`
    insert into demo_seats (starts_at, seat, lead_id, person) values (${text}, ${0}, ${text}, ${text})
    on conflict do nothing
    returning seat`.compile(compiler);

  return {
    /** The key of host and half-hour has the last word. @returns whether the seat was free */
    async write(connection: Statements, demo: WantedDemo, { host }: GivenHost): Promise<boolean> {
      const { start, leadId, person } = demo;
      const query = withParameters(insert, [start.toISOString(), host.number, leadId, person]);
      return (await connection.executeQuery(query)).rows.length > 0;
    },
  };
}
