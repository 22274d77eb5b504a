import { dayOf } from 'contract/bookings/office.ts';
import { type Kysely, sql } from 'kysely';
import { type Statements, withParameters } from '../../../plugins/database/group-commit.ts';
import type { Tables } from '../../../plugins/database/schema.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import { spanOf } from './overlaps.ts';

/** Request of a lead for a seat in a half-hour. */
export interface WantedSeat {
  leadId: string;
  start: Date;
  /** Hash of the address; null where it was not known yet when the booking was stored. */
  person: string | null;
}

/**
 * Reason why there is no seat: others have them all, the operator holds no demos on that day, or the same person has
 * one there.
 */
export type SeatRefusal = 'taken' | 'closed' | 'own';

/** Each try that fails means that another booking got a seat meanwhile. */
const MOST_TRIES = 50;

export type Seats = ReturnType<typeof createSeats>;

/**
 * Gives out the seats of half-hours, within a transaction of the caller. A taken seat fails nothing: the statement
 * finds the lowest free number and writes it, and should another process write the same one first, the key leaves the
 * row out, the answer is empty, and the next try looks again. Another key does the same for a second seat of one
 * person. Demos that were booked before the zone or the length was changed count in each half-hour that they overlap.
 * @param compiler compiles the statements once: in a flood they would cost more to build than to run
 */
export function createSeats(compiler: Kysely<Tables>, config: Pick<Config, 'office' | 'demoSeats'>) {
  const { office } = config;
  const text = '';
  // A demo that began at another time was booked with other settings: its booking has its length.
  const overlapping = sql`
    select demo_seats.seat, demo_seats.person from demo_seats
    left join bookings
      on bookings.lead_id = demo_seats.lead_id and bookings.starts_at = demo_seats.starts_at
    where demo_seats.starts_at > ${text} and demo_seats.starts_at < ${text}
      and (demo_seats.starts_at = ${text} or (bookings.ends_at > ${text} and demo_seats.lead_id <> ${text}))`;
  const insert = sql<{ seat: number }>`
    with overlapping as (${overlapping})
    insert into demo_seats (starts_at, seat, lead_id, person)
    select ${text}, free.seat, ${text}, ${text}
    from (
      select min(candidate) as seat from (
        select 1 as candidate union all select seat + 1 from overlapping
      ) as candidates
      where candidate not in (select seat from overlapping)
    ) as free
    where free.seat <= ${0}
      and (select count(*) from overlapping) < ${0}
      and not exists (select 1 from overlapping where person = ${text})
      and not exists (select 1 from demo_seats where starts_at = ${text} and lead_id = ${text})
      and not exists (select 1 from demo_closed_days where day = ${text})
    on conflict do nothing
    returning seat`.compile(compiler);

  const look = sql<{ taken: unknown; had: unknown; own: unknown; closed: unknown }>`
    with overlapping as (${overlapping})
    select
      (select count(*) from overlapping) as taken,
      (select count(*) from demo_seats where starts_at = ${text} and lead_id = ${text}) as had,
      (select count(*) from overlapping where person = ${text}) as own,
      (select count(*) from demo_closed_days where day = ${text}) as closed`.compile(compiler);

  const countPromised = sql<{ promised: unknown }>`
    select count(*) as promised from bookings
    where starts_at > ${text} and starts_at < ${text} and ends_at > ${text}
      and state = 'waiting' and confirm_by > ${text}`.compile(compiler);

  async function findRefusal(
    connection: Statements,
    { leadId, start, person }: WantedSeat,
  ): Promise<{ isHad: boolean; refusal: SeatRefusal | undefined; free: number }> {
    const at = start.toISOString();
    const query = withParameters(look, [
      ...overlapsOf({ start, leadId }),
      ...[at, leadId, person, dayOf(office, start)],
    ]);
    const [row] = (await connection.executeQuery(query)).rows;
    const free = config.demoSeats - Number(row?.taken);
    return { isHad: Number(row?.had) > 0, refusal: row && nameRefusal(row), free };
  }

  /** The parameters of `overlapping`. */
  function overlapsOf({ start, leadId }: Pick<WantedSeat, 'start' | 'leadId'>): string[] {
    const { at, earliest, end } = spanOf(start, office);
    return [earliest, end, at, at, leadId];
  }

  /**
   * Returns the reason; that a half-hour is full comes before a seat of the same person, so that no answer reveals the
   * bookings of a person.
   */
  function nameRefusal(row: Record<'taken' | 'own' | 'closed', unknown>): SeatRefusal | undefined {
    if (Number(row.closed) > 0) return 'closed';
    if (Number(row.taken) >= config.demoSeats) return 'taken';
    return Number(row.own) > 0 ? 'own' : undefined;
  }

  return {
    /** Takes a seat for the lead, unless it has one there already; says why it got none. */
    async take(connection: Statements, wanted: WantedSeat): Promise<SeatRefusal | undefined> {
      const at = wanted.start.toISOString();
      const day = dayOf(office, wanted.start);
      const query = withParameters(insert, [
        ...overlapsOf(wanted),
        ...[at, wanted.leadId, wanted.person],
        ...[config.demoSeats, config.demoSeats, wanted.person],
        ...[at, wanted.leadId, day],
      ]);
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        if ((await connection.executeQuery(query)).rows.length > 0) return undefined;
        const { isHad, refusal } = await findRefusal(connection, wanted);
        if (isHad) return undefined;
        if (refusal) return refusal;
      }
      return 'taken';
    },

    /** Returns the reason why the lead would get no seat now; takes nothing. */
    async look(connection: Statements, wanted: WantedSeat): Promise<SeatRefusal | undefined> {
      const { isHad, refusal } = await findRefusal(connection, wanted);
      return isHad ? undefined : refusal;
    },

    /**
     * Counts the seats that are left beside those promised to visitors who confirm; takes nothing. No two of them are
     * to confirm one seat.
     */
    async findRoom(
      connection: Statements,
      wanted: WantedSeat,
      now: Date,
    ): Promise<{ refusal: SeatRefusal | undefined; room: number }> {
      const { at, earliest, end } = spanOf(wanted.start, office);
      const query = withParameters(countPromised, [earliest, end, at, now.toISOString()]);
      const [{ refusal, free }, promised] = await Promise.all([
        findRefusal(connection, wanted),
        connection.executeQuery(query),
      ]);
      return { refusal, room: free - Number(promised.rows[0]?.promised) };
    },

    /** Gives up the lead's seat in one half-hour, or in all. */
    async giveUp(transaction: Kysely<Tables>, leadId: string, start?: Date): Promise<void> {
      let seats = transaction.deleteFrom('demo_seats').where('lead_id', '=', leadId);
      if (start) seats = seats.where('starts_at', '=', start.toISOString());
      await seats.execute();
    },
  };
}
