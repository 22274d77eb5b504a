import { indiaDate } from 'contract/leads/demo-slots.ts';
import { type Kysely, sql } from 'kysely';
import type { Statements } from '../database/row-by-row.ts';
import type { Tables } from '../database/schema.ts';
import { withParameters } from '../database/with-parameters.ts';

/** Who wants a seat in which half-hour. */
export interface WantedSeat {
  leadId: string;
  start: Date;
}

/** Why there is none: others have them all, or the operator holds no demos on that day. */
export type SeatRefusal = 'taken' | 'closed';

/** Each try that fails means that somebody else has been served meanwhile. */
const MOST_TRIES = 50;

export type Seats = ReturnType<typeof createSeats>;

/**
 * Gives out the seats of half-hours, within a transaction of the caller. A taken seat fails nothing: the statement finds
 * the lowest free number and writes it, and should another process write the same one first, the key leaves the row out,
 * the answer is empty, and the next try looks again.
 * @param compiler compiles the statements once: in a flood they would cost more to build than to run
 */
export function createSeats(compiler: Kysely<Tables>, seatsPerSlot: number) {
  const text = '';
  const insert = sql<{ seat: number }>`
    insert into demo_seats (starts_at, seat, lead_id)
    select ${text}, free.seat, ${text}
    from (
      select min(candidate) as seat from (
        select 1 as candidate union all select seat + 1 from demo_seats where starts_at = ${text}
      ) as candidates
      where candidate not in (select seat from demo_seats where starts_at = ${text})
    ) as free
    where free.seat <= ${0}
      and (select count(*) from demo_seats where starts_at = ${text}) < ${0}
      and not exists (select 1 from demo_seats where starts_at = ${text} and lead_id = ${text})
      and not exists (select 1 from demo_closed_days where day = ${text})
    on conflict do nothing
    returning seat`.compile(compiler);

  const look = sql<{ taken: unknown; own: unknown; closed: unknown }>`
    select
      (select count(*) from demo_seats where starts_at = ${text}) as taken,
      (select count(*) from demo_seats where starts_at = ${text} and lead_id = ${text}) as own,
      (select count(*) from demo_closed_days where day = ${text}) as closed`.compile(compiler);

  async function findRefusal(
    connection: Statements,
    { leadId, start }: WantedSeat,
  ): Promise<{ own: boolean; refusal: SeatRefusal | undefined }> {
    const at = start.toISOString();
    const query = withParameters(look, [at, at, leadId, indiaDate(start)]);
    const [row] = (await connection.executeQuery(query)).rows;
    const refusal = Number(row?.taken) >= seatsPerSlot ? 'taken' : undefined;
    return { own: Number(row?.own) > 0, refusal: Number(row?.closed) > 0 ? 'closed' : refusal };
  }

  return {
    /** Takes a seat for the lead, unless it has one there already; says why it got none. */
    async take(connection: Statements, wanted: WantedSeat): Promise<SeatRefusal | undefined> {
      const at = wanted.start.toISOString();
      const day = indiaDate(wanted.start);
      const query = withParameters(insert, [
        ...[at, wanted.leadId, at, at],
        ...[seatsPerSlot, at, seatsPerSlot],
        ...[at, wanted.leadId, day],
      ]);
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        if ((await connection.executeQuery(query)).rows.length > 0) return undefined;
        const { own, refusal } = await findRefusal(connection, wanted);
        if (own) return undefined;
        if (refusal) return refusal;
      }
      return 'taken';
    },

    /** Why the lead would get none now; takes nothing. */
    async look(connection: Statements, wanted: WantedSeat): Promise<SeatRefusal | undefined> {
      const { own, refusal } = await findRefusal(connection, wanted);
      return own ? undefined : refusal;
    },

    /** Gives up the lead's seat in one half-hour, or in all. */
    async giveUp(transaction: Kysely<Tables>, leadId: string, start?: Date): Promise<void> {
      let seats = transaction.deleteFrom('demo_seats').where('lead_id', '=', leadId);
      if (start) seats = seats.where('starts_at', '=', start.toISOString());
      await seats.execute();
    },
  };
}
