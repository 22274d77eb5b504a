import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { rowByRow, withParameters } from '../../../plugins/database/group-commit.ts';
import type { Database, Tables } from '../../../plugins/database/schema.ts';
import { WIDER_SHARE } from '../../../plugins/http/client-network.ts';
import type { Config } from '../../../plugins/settings/config.ts';

/** Numbers of coming demos that may be booked without a confirmation by email. */
export type BookingLimits = Pick<Config, 'bookingsPerNetwork' | 'bookingsPerPerson'>;

/** Networks and people for whom bookings are counted. */
const COUNTED = ['network', 'widerNetwork', 'person'] as const;
type Counted = (typeof COUNTED)[number];

/** Hashes that a booking is counted by; null where nothing is known. */
export interface BookedBy {
  network: string | null;
  widerNetwork: string | null;
  person: string | null;
}

/** The seats that one network or person holds in half-hours to come. */
export interface HeldSeats {
  all: number;
  /** Seats that wait for a confirmation. */
  unconfirmed: number;
}

/** Verdict on a new booking. */
export interface BookingVerdict {
  /** It waits for the link in its email. */
  mustBeConfirmed: boolean;
  /** It holds a seat, at least until the time to confirm is over. */
  holdsSeat: boolean;
}

/**
 * Judges a new booking. Beyond a limit it must be confirmed. As many of these as the limit allows hold a seat while
 * they wait; later ones get a seat when they are confirmed, if there still is one: otherwise one client could hold
 * every half-hour by booking it once more every 30 minutes (decision 017).
 */
export function judgeBooking(
  held: Partial<Record<Counted, HeldSeats>>,
  limits: BookingLimits,
): BookingVerdict {
  const counted = COUNTED.flatMap((of) => {
    const seats = held[of];
    return seats ? [{ ...seats, most: mostOf(of, limits) }] : [];
  });
  const mustBeConfirmed = counted.some(({ all, most }) => all >= most);
  const mayWaitWithSeat = counted.every(({ unconfirmed, most }) => unconfirmed < most);
  return { mustBeConfirmed, holdsSeat: !mustBeConfirmed || mayWaitWithSeat };
}

function mostOf(of: Counted, { bookingsPerNetwork, bookingsPerPerson }: BookingLimits): number {
  if (of === 'person') return bookingsPerPerson;
  return of === 'network' ? bookingsPerNetwork : bookingsPerNetwork * WIDER_SHARE;
}

const COLUMNS: Readonly<Record<Counted, string>> = {
  network: 'network',
  widerNetwork: 'wider_network',
  person: 'person',
};
/** Number that separates these locks from others of the database. */
const LOCKS = 82;

interface CountRow {
  held: unknown;
  unconfirmed: unknown;
}

/**
 * Judges new bookings by what is stored of their networks and people, within the transaction that stores them, and by
 * those before them in the same transaction.
 */
export function createBookingJudge(database: Database, limits: BookingLimits) {
  const text = '';
  const countOf = (of: Counted): CompiledQuery<CountRow> =>
    sql<CountRow>`
      select count(*) as held, count(confirm_by) as unconfirmed from bookings
      where ${sql.ref(COLUMNS[of])} = ${text} and starts_at > ${text} and state = 'held'
        and (confirm_by is null or confirm_by > ${text})`.compile(database);
  const counts = {
    network: countOf('network'),
    widerNetwork: countOf('widerNetwork'),
    person: countOf('person'),
  };

  async function countHeld(
    transaction: Kysely<Tables>,
    wanted: readonly BookedBy[],
    now: string,
  ): Promise<Map<string, HeldSeats>> {
    const asked = new Map(wanted.flatMap(countedBy).map((each) => [each.name, each]));
    const groups = [...asked.values()];
    const found = await rowByRow(transaction, groups, async ({ of, hash }, connection) => {
      const query = withParameters(counts[of], [hash, now, now]);
      const [row] = (await connection.executeQuery(query)).rows;
      return { all: Number(row?.held), unconfirmed: Number(row?.unconfirmed) };
    });
    return new Map(groups.map(({ name }, index) => [name, found[index] ?? { all: 0, unconfirmed: 0 }]));
  }

  /** @returns a verdict for each, in their order */
  return async (
    transaction: Kysely<Tables>,
    wanted: readonly BookedBy[],
    now: Date,
  ): Promise<BookingVerdict[]> => {
    // SQLite lets one writer in at a time; on Postgres two processes would each count without the other's bookings.
    if (database.engine === 'postgres') await holdFast(transaction, wanted);
    const held = await countHeld(transaction, wanted, now.toISOString());
    return wanted.map((booking) => {
      const own = countedBy(booking);
      const verdict = judgeBooking(
        Object.fromEntries(own.map(({ of, name }) => [of, held.get(name)])),
        limits,
      );
      if (verdict.holdsSeat) for (const { name } of own) addSeat(held, name, verdict.mustBeConfirmed);
      return verdict;
    });
  };
}

/**
 * Lets no other transaction count for the same networks and people before this one ends. In one order, so that no two
 * transactions wait for each other; those of other networks go on, should this process stand still.
 */
async function holdFast(transaction: Kysely<Tables>, wanted: readonly BookedBy[]): Promise<void> {
  const names = [...new Set(wanted.flatMap(countedBy).map(({ name }) => name))].sort();
  await sql`
    select pg_advisory_xact_lock(hashtextextended(name, ${LOCKS}))
    from (select name from unnest(${names}::text[]) as name order by name collate "C") as names`.execute(
    transaction,
  );
}

function countedBy(booking: BookedBy): { of: Counted; hash: string; name: string }[] {
  return COUNTED.flatMap((of) => {
    const hash = booking[of];
    return hash === null ? [] : [{ of, hash, name: `${of} ${hash}` }];
  });
}

function addSeat(held: Map<string, HeldSeats>, name: string, mustBeConfirmed: boolean): void {
  const { all, unconfirmed } = held.get(name) ?? { all: 0, unconfirmed: 0 };
  held.set(name, { all: all + 1, unconfirmed: unconfirmed + (mustBeConfirmed ? 1 : 0) });
}
