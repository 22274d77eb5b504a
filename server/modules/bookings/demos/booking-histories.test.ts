import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { WEEKDAYS } from 'contract/bookings/weekdays.ts';
import { type IsoDate, laterDate } from 'contract/dates.ts';
import { v7 as uuidV7 } from 'uuid';
import { expect, it } from 'vitest';
import { halfHourStart } from '../../../../checks/support/half-hours.ts';
import { openInMemory } from '../../../../checks/support/memory-database.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import type { BookingOutbox } from './booking-change.ts';
import { createBookingStore } from './bookings.store.ts';
import { createFreeSlots } from './free-slots.ts';
import { createLeadBookings } from './lead-bookings.ts';

const HISTORIES = 3_000;
const LONGEST = 6;
/** Half-hours, few enough that bookings get into each other's way. */
const SLOTS = [0, 1];
const SEATS = 2;
const SEED = 20_260_310;
const TIMEOUT_MS = 120_000;
/** Outbox that drops messages about changes, which other tests check. */
const NO_OUTBOX: BookingOutbox = { record: async () => {}, forgetRequest: async () => {}, wake: () => {} };

/** State of an acknowledged booking in the model. */
interface Known {
  id: string;
  slot: number;
  isHeld: boolean;
}

/** Mulberry32: the same histories at each run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

async function setUp() {
  const database = await openInMemory();
  const clock = () => NOW;
  const rules = {
    ...{ office: DEFAULT_OFFICE, holidays: new Set<string>(), demoSeats: SEATS, demoDays: WEEKDAYS },
    ...{ demoNoticeMinutes: 0, demoHorizonDays: 365 },
  };
  const limits = { bookingsPerNetwork: 1_000_000, bookingsPerPerson: 1_000_000 };
  const freeSlots = createFreeSlots(database, { rules, clock });
  const bookings = createLeadBookings({
    ...{ database, clock, rules: { ...rules, ...limits }, freeSlots },
    canConfirm: true,
  });
  const store = createBookingStore({ database, clock, config: rules, outbox: NO_OUTBOX });

  /** Books as the store of leads does. @returns the id of the lead, unless it got no seat */
  async function book(start: Date): Promise<string | undefined> {
    const leadId = uuidV7();
    const wanted = {
      ...{ leadId, start, end: new Date(start.getTime() + 1_800_000), getsNoSeat: false },
      ...{ network: null, widerNetwork: null, person: null },
    };
    return database.transaction().execute(async (transaction) => {
      const { granted, refused } = await bookings.takeSeats(transaction, [wanted]);
      if (refused.size > 0) return undefined;
      const lead = {
        id: leadId,
        kind: 'demo',
        email: 'a@example.com',
        body: '{}',
        attribution: null,
      } as const;
      await transaction
        .insertInto('leads')
        .values({ ...lead, received_at: NOW.toISOString() })
        .execute();
      await bookings.insertBookings(transaction, granted);
      return leadId;
    });
  }
  return { database, store, book };
}

/** `expect` takes longer than a statement does. */
function agree<Value>(found: Value, expected: Value, steps: readonly string[]): void {
  if (found !== expected) throw new Error(`${steps.join(', ')}: ${found}, where the model has ${expected}`);
}

type World = Awaited<ReturnType<typeof setUp>>;

/** One history, on a day of its own. @returns the steps that it took, to print with a failure */
async function live({ database, store, book }: World, day: IsoDate, random: (below: number) => number) {
  const known: Known[] = [];
  const steps: string[] = [];
  let isClosed = false;
  const startOf = (slot: number) => halfHourStart(day, slot);
  const hasRoom = (slot: number) =>
    !isClosed && known.filter((each) => each.isHeld && each.slot === slot).length < SEATS;

  for (let step = 1 + random(LONGEST); step > 0; step -= 1) {
    const slot = random(SLOTS.length);
    const one = known[random(Math.max(1, known.length))];
    const what = random(10);
    if (what < 4 || !one) {
      steps.push(`book ${slot}`);
      const expected = hasRoom(slot);
      const id = await book(startOf(slot));
      agree(id !== undefined, expected, steps);
      if (id) known.push({ id, slot, isHeld: true });
    } else if (what < 7) {
      steps.push(`move ${known.indexOf(one)} to ${slot}`);
      const isPossible = one.slot === slot || hasRoom(slot);
      const refusedOrDone = isPossible ? 'done' : 'refused';
      const { kind } = await store.move(one.id, startOf(slot));
      agree(kind, one.isHeld ? refusedOrDone : 'gone', steps);
      if (kind === 'done') one.slot = slot;
    } else if (what < 9) {
      steps.push(`cancel ${known.indexOf(one)}`);
      agree((await store.cancel(one.id)).kind, 'done', steps);
      one.isHeld = false;
    } else {
      isClosed = !isClosed;
      steps.push(isClosed ? 'close' : 'open');
      const table = 'demo_closed_days';
      if (isClosed) await database.insertInto(table).values({ day, closed_at: NOW.toISOString() }).execute();
      else await database.deleteFrom(table).where('day', '=', day).execute();
    }
  }

  const seats = await database
    .selectFrom('demo_seats')
    .selectAll()
    .where('starts_at', '>=', startOf(0).toISOString())
    .where('starts_at', '<', halfHourStart(laterDate(day, 1)).toISOString())
    .execute();
  const held = known.filter(({ isHeld }) => isHeld);
  const places = (pairs: [string, string][]) => pairs.map((pair) => pair.join()).sort();
  // Every acknowledged booking has its seat, or was cancelled, and there are no other seats.
  const seated = places(seats.map(({ lead_id, starts_at }) => [lead_id, starts_at]));
  const expected = places(held.map(({ id, slot }) => [id, startOf(slot).toISOString()]));
  agree(seated.join(' '), expected.join(' '), steps);
  agree(
    seats.every(({ seat }) => seat >= 1 && seat <= SEATS),
    true,
    steps,
  );
  return steps.length;
}

it(
  `agrees with a simple model through ${HISTORIES} histories of booking, moving, canceling and closing`,
  async () => {
    const world = await setUp();
    const random = randomNumbers(SEED);
    let steps = 0;
    for (let history = 0; history < HISTORIES; history += 1) {
      steps += await live(world, laterDate('2026-03-11', history), random);
    }
    expect(steps).toBeGreaterThan(HISTORIES);
    await world.database.destroy();
  },
  TIMEOUT_MS,
);
