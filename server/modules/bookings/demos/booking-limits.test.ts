import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import {
  type BookedBy,
  type BookingVerdict,
  createBookingJudge,
  type HeldSeats,
  judgeBooking,
} from './booking-limits.ts';

const START = new Date(NOW.getTime() + 86_400_000);
const OURS: BookedBy = { network: 'ours', widerNetwork: null, person: 'asha' };
const [AT_ONCE, WITH_SEAT, WITHOUT_SEAT] = [
  { mustBeConfirmed: false, holdsSeat: true },
  { mustBeConfirmed: true, holdsSeat: true },
  { mustBeConfirmed: true, holdsSeat: false },
];
const none: HeldSeats = { all: 0, unconfirmed: 0 };
const seats = (all: number, unconfirmed = 0): HeldSeats => ({ all, unconfirmed });

describe('judgeBooking', () => {
  it.each([
    ['without a known network or person', {}, AT_ONCE],
    ['the first', { network: none, person: none }, AT_ONCE],
    ['the fifth of a network', { network: seats(4), person: none }, AT_ONCE],
    ['the sixth of a network', { network: seats(5), person: none }, WITH_SEAT],
    ['the second of a person', { network: seats(1), person: seats(1) }, AT_ONCE],
    ['the third of a person, from another network', { network: none, person: seats(2) }, WITH_SEAT],
    ['of a network with five unconfirmed', { network: seats(10, 5), person: none }, WITHOUT_SEAT],
    ['of a network with five confirmed', { network: seats(10), person: none }, WITH_SEAT],
    ['of a person with two unconfirmed', { network: seats(2, 1), person: seats(4, 2) }, WITHOUT_SEAT],
    ['the twentieth of an IPv6 /48', { network: none, widerNetwork: seats(19), person: none }, AT_ONCE],
    ['the next of an IPv6 /48', { network: none, widerNetwork: seats(20), person: none }, WITH_SEAT],
    ['of a /48 with twenty unconfirmed', { network: none, widerNetwork: seats(40, 20) }, WITHOUT_SEAT],
  ])('judges a booking: %s', (_which, held, verdict) => {
    expect(judgeBooking(held, { bookingsPerNetwork: 5, bookingsPerPerson: 2 })).toEqual(verdict);
  });
});

/** Begins to judge in a transaction of its own, which ends when the test says so. */
function beginToBook(database: Database, booking: BookedBy) {
  const judge = createBookingJudge(database, { bookingsPerNetwork: 1, bookingsPerPerson: 1 });
  const judged = Promise.withResolvers<BookingVerdict>();
  const end = Promise.withResolvers<void>();
  const ended = database.transaction().execute(async (transaction) => {
    const [verdict] = await judge(transaction, [booking], NOW);
    if (verdict) judged.resolve(verdict);
    await end.promise;
    const leadId = await storeDemo(transaction, { start: START });
    const { network, person } = booking;
    await transaction
      .updateTable('bookings')
      .set({ network, person })
      .where('lead_id', '=', leadId)
      .execute();
  });
  const finish = async () => {
    end.resolve();
    await ended;
  };
  onTestFinished(finish);
  return { judged: judged.promise, end: finish };
}

describe.each(engines)('two simultaneous bookings on $name', ({ name, openDatabase }) => {
  it.each([
    ['network', { ...OURS, person: 'mira' }],
    ['person', { ...OURS, network: 'theirs' }],
  ])('counts the first of one %s before it judges the second', async (_of, other) => {
    const database = await openDatabase();
    const first = beginToBook(database, OURS);
    expect(await first.judged).toEqual(AT_ONCE);
    const second = beginToBook(database, other);
    let isJudged = false;
    void second.judged.then(() => {
      isJudged = true;
    });
    while (name === 'Postgres' && !isJudged && !(await waitsForLock(database))) await nextTurn();
    expect(isJudged).toBe(false);
    await first.end();
    expect(await second.judged).toEqual(WITH_SEAT);
    await second.end();
  });
});

/** SQLite lets one writer in at a time. */
const SEVERAL_WRITERS = engines.filter(({ name }) => name === 'Postgres');

it.each(SEVERAL_WRITERS)('judges bookings of two people in parallel, on $name', async ({ openDatabase }) => {
  const database = await openDatabase();
  const first = beginToBook(database, OURS);
  await first.judged;
  const second = beginToBook(database, { network: 'theirs', widerNetwork: null, person: 'mira' });
  expect(await second.judged).toEqual(AT_ONCE);
  await Promise.all([first.end(), second.end()]);
});

/** Reports whether some transaction waits for another one. */
async function waitsForLock(database: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where locktype = 'advisory' and not granted and datname = current_database()`.execute(database);
  return rows.length > 0;
}
