import { randomUUID } from 'node:crypto';
import { dayOf, slotsOf } from 'contract/bookings/office.ts';
import { laterDate } from 'contract/dates.ts';
import { withCalendars } from '../../server/modules/bookings/calendars/with-calendars.ts';
import type { NewBooking } from '../../server/modules/bookings/demos/lead-bookings.ts';
import { reassignDemos } from '../../server/modules/bookings/desk/host-changes.ts';
import { listHostsDemos } from '../../server/modules/bookings/hosts/hosts-demos.ts';
import {
  deleteTimeOff,
  insertTimeOff,
  listTimeOff,
} from '../../server/modules/bookings/hosts/time-off.store.ts';
import { insertDemoLead } from '../support/visitors-leads.ts';
import type { TriedOffer } from './host-history.ts';
import type { SeenDemo, Witness } from './host-witness.ts';
import { DEMOS_OF_PERSON, HORIZON_DAYS, type HostWorld, type WorldProcess } from './host-world.ts';
import { type CalendarMood, MOODS, startOf } from './stand-in-calendar.ts';

const PEOPLE = 12;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Most lies are short, and most of the time all is well: otherwise no calendar would ever be known. */
const LIKELY_MOODS: readonly CalendarMood[] = [...MOODS, 'well', 'well', 'well', 'well', 'well', 'well'];

/** One thing that happens. */
export type Step = (world: HostWorld, witness: Witness) => Promise<void>;

/** Steps, each as often as its number says. */
export const STEPS: readonly [often: number, name: string, step: Step][] = [
  [26, 'a visitor books', bookOffered],
  [5, 'visitors book the same half-hour', bookTogether],
  [5, 'a visitor confirms', confirm],
  [13, 'a visitor moves', (world, witness) => move(world, witness, true)],
  [7, 'a visitor cancels', cancel],
  [5, 'sales move', (world, witness) => move(world, witness, false)],
  [4, 'sales reassign', reassign],
  [2, 'sales swap', swap],
  [3, 'visitor and sales move at once', moveTogether],
  [2, 'a host is off', goOff],
  [1, 'a host is back', comeBack],
  [9, 'a host has something to do', fillCalendar],
  [5, 'a host changes a demo in the calendar', changeInCalendar],
  [4, 'a calendar changes its mood', changeMood],
  [20, 'time passes', tick],
  [2, 'a process is killed while it reads', kill],
  [1, 'no process runs for hours', standStill],
];

async function bookOffered(world: HostWorld, witness: Witness): Promise<void> {
  const { random, processes, clock } = world;
  const process = random.pick(processes);
  const isFresh = random.next() < 0.7;
  if (isFresh) await process.memory.refresh(clock());
  const slots = await process.list(dayAhead(world));
  const free = slots.filter(({ freeSeats }) => freeSeats > 0);
  if (slots.length === 0) return;
  const slot = random.pick(free.length > 0 && random.next() < 0.9 ? free : slots);
  const start = new Date(slot.startDateTime);
  const wanted = newBooking(world, start, new Date(slot.endDateTime));
  const excuse = isFresh ? findExcuse(witness, wanted, clock().getTime()) : 'race';
  const outcome = await book(world, process, wanted);
  if (outcome === 'waits') return;
  witness.tried({
    ...{ start: slot.startDateTime, freeSeats: slot.freeSeats, outcome, excuse },
    isToBeConfirmed: slot.toBeConfirmed === true,
  });
}

/** Returns the excuse of this visitor alone, by what was seen. */
function findExcuse({ demos }: Witness, { person, start }: NewBooking, now: number): TriedOffer['excuse'] {
  const there = [...demos.values()].filter((demo) => demo.start === start.getTime());
  if (there.some((demo) => demo.isHeld && demo.person === person)) return 'own';
  const isPromised = there.some(({ state, confirmBy }) => state === 'waiting' && (confirmBy ?? 0) > now);
  const own = [...demos.values()].filter((demo) => demo.isHeld && demo.person === person && demo.start > now);
  return isPromised && own.length >= DEMOS_OF_PERSON ? 'promised' : undefined;
}

async function bookTogether(world: HostWorld): Promise<void> {
  const { random, office, processes } = world;
  const slots = slotsOf(office, dayOf(office, dayAhead(world))).filter(({ start }) => start > world.clock());
  if (slots.length === 0) return;
  const { start } = random.pick(slots);
  const end = new Date(start.getTime() + office.minutes * MINUTE_MS);
  await Promise.all(
    Array.from({ length: random.between(2, 4) }, () =>
      book(world, random.pick(processes), newBooking(world, start, end)),
    ),
  );
}

function newBooking({ random }: HostWorld, start: Date, end: Date): NewBooking {
  const person = `person-${random.between(1, PEOPLE)}`;
  return { leadId: randomUUID(), start, end, person, network: null, widerNetwork: null, getsNoSeat: false };
}

/** Books as the store of leads does, in one transaction. */
async function book(
  { database, clock }: HostWorld,
  { bookings }: WorldProcess,
  wanted: NewBooking,
): Promise<TriedOffer['outcome'] | 'waits'> {
  const { leadId, person } = wanted;
  return database.transaction().execute(async (transaction) => {
    const { granted, refused } = await bookings.takeSeats(transaction, [wanted]);
    const refusal = refused.get(leadId);
    const [given] = granted;
    if (refusal || !given) return { refusal: refusal ?? 'lost' };
    const lead = { id: leadId, email: `${person}@example.com`, isUnconfirmed: given.confirmBy !== null };
    await insertDemoLead(transaction, { ...lead, now: clock() });
    await bookings.insertBookings(transaction, granted);
    return given.state === 'waiting' ? 'waits' : { mustConfirm: given.host?.confirmBy != null };
  });
}

async function confirm({ random, processes, clock }: HostWorld, { demos }: Witness): Promise<void> {
  const open = [...demos.values()].filter(({ confirmBy }) => (confirmBy ?? 0) > clock().getTime());
  if (open.length > 0) await random.pick(processes).store.confirm(random.pick(open).leadId);
}

async function move(world: HostWorld, witness: Witness, isVisitors: boolean): Promise<void> {
  const demo = pickDemo(world, witness);
  if (demo) await moveDemo(world, demo, isVisitors);
}

async function moveDemo(
  world: HostWorld,
  { leadId, sequence }: SeenDemo,
  isVisitors: boolean,
): Promise<void> {
  const { random, office, processes, clock } = world;
  const slots = slotsOf(office, dayOf(office, dayAhead(world))).filter(({ start }) => start > clock());
  if (slots.length === 0) return;
  await random
    .pick(processes)
    .store.move(leadId, random.pick(slots).start, isVisitors ? { sequence } : undefined);
}

async function cancel(world: HostWorld, witness: Witness): Promise<void> {
  const demo = pickDemo(world, witness);
  if (demo) await world.random.pick(world.processes).store.cancel(demo.leadId, demo);
}

async function reassign(world: HostWorld, witness: Witness): Promise<void> {
  const { random, hosts, processes } = world;
  const demo = pickDemo(world, witness);
  const hostId = random.next() < 0.5 ? random.pick(hosts).id : undefined;
  if (demo) await random.pick(processes).store.reassign(demo.leadId, hostId);
}

async function swap(world: HostWorld, witness: Witness): Promise<void> {
  const [one, other] = [pickDemo(world, witness), pickDemo(world, witness)];
  if (one && other) await world.random.pick(world.processes).store.swap(one.leadId, other.leadId);
}

async function moveTogether(world: HostWorld, witness: Witness): Promise<void> {
  const { random, processes } = world;
  const [demo, other] = [pickDemo(world, witness), pickDemo(world, witness)];
  if (!demo || !other) return;
  await Promise.all([
    moveDemo(world, demo, true),
    moveDemo(world, demo, false),
    moveDemo(world, other, true),
    random.pick(processes).store.reassign(demo.leadId),
  ]);
}

async function goOff(world: HostWorld): Promise<void> {
  const { random, database, hosts, clock } = world;
  const { id: hostId } = random.pick(hosts);
  const start = dayAhead(world).getTime();
  const off = { start, end: start + random.between(1, 30) * HOUR_MS };
  await insertTimeOff(database, { hostId, ...off, note: null }, clock());
  const demos = await listHostsDemos(database, hostId, {
    ...off,
    start: Math.max(off.start, clock().getTime()),
  });
  await reassignDemos(await withCalendars(world), demos);
}

async function comeBack({ random, database, hosts, clock }: HostWorld): Promise<void> {
  const start = clock().getTime();
  const off = await listTimeOff(database, { start, end: start + 30 * 24 * HOUR_MS }, random.pick(hosts).id);
  for (const { id } of off) await deleteTimeOff(database, id);
}

async function fillCalendar(world: HostWorld): Promise<void> {
  const { random, calendars } = world;
  if (calendars.length === 0) return;
  const { standIn } = random.pick(calendars);
  const own = standIn.uids.filter((uid) => uid.startsWith('own-'));
  if (own.length > 15 || (own.length > 0 && random.next() < 0.3)) return standIn.remove(random.pick(own));
  const start = dayAhead(world);
  const end = new Date(start.getTime() + random.pick([15, 30, 60, 240, 1_440]) * MINUTE_MS);
  standIn.put(`own-${randomUUID()}`, start, end);
}

/** Moves a demo in the host's own calendar, to a half-hour or to any time, or deletes it there. */
async function changeInCalendar(world: HostWorld, witness: Witness): Promise<void> {
  const { random, database, calendars, office, clock } = world;
  const taking = calendars.filter(({ kind }) => kind === 'caldav');
  if (taking.length === 0) return;
  const calendar = random.pick(taking);
  const { standIn, host } = calendar;
  const there = standIn.uids.filter((uid) => witness.demos.has(uid));
  if (there.length === 0) return;
  const leadId = random.pick(there);
  const demo = witness.demos.get(leadId) as SeenDemo;
  const event = standIn.find(leadId) ?? '';
  const written = await database
    .selectFrom('calendar_demos')
    .select(['sequence', 'starts_at'])
    .where('lead_id', '=', leadId)
    .where('state', '=', 'written')
    .executeTakeFirst();
  const slots = slotsOf(office, dayOf(office, dayAhead(world)));
  const slot = slots.length > 0 && random.next() < 0.7 ? random.pick(slots).start : dayAhead(world);
  const start = random.next() < 0.5 ? undefined : slot.getTime();
  if (start === undefined) standIn.remove(leadId);
  else standIn.put(leadId, new Date(start), new Date(start + office.minutes * MINUTE_MS));
  if (!demo.isHeld || demo.start <= clock().getTime()) return;
  const isCurrent =
    written?.sequence === demo.sequence &&
    Date.parse(written.starts_at) === startOf(event) &&
    demo.hostId === host.id;
  witness.expectFollowed(demo, calendar, isCurrent, start);
}

async function changeMood({ random, calendars }: HostWorld): Promise<void> {
  if (calendars.length > 0) random.pick(calendars).standIn.mood = random.pick(LIKELY_MOODS);
}

/** Both processes are at work; one of them looks. */
async function tick(world: HostWorld, witness: Witness): Promise<void> {
  const ms = world.random.between(5, 60) * 1_000;
  world.pass(ms);
  await world.random.pick(world.processes).look();
  await witness.look('processes');
  await witness.worked(ms);
}

async function kill(world: HostWorld): Promise<void> {
  const { random, processes } = world;
  const index = random.between(0, processes.length - 1);
  const death = world.died();
  world.dieAtNextQuestion();
  await Promise.race([processes[index]?.look(), death]);
  await world.restart(index);
}

async function standStill(world: HostWorld): Promise<void> {
  world.pass(world.random.between(10, 9 * 60) * MINUTE_MS);
  for (const index of world.processes.keys()) await world.restart(index);
  // What has waited is looked at by the first who is back.
  await world.processes[0]?.look();
}

/** Some moment of the days that can be booked, on the minute. */
function dayAhead({ random, clock, office }: HostWorld): Date {
  const date = laterDate(dayOf(office, clock()), random.between(0, HORIZON_DAYS));
  return new Date(Date.parse(`${date}T00:00:00Z`) + random.between(0, 24 * 4 - 1) * 15 * MINUTE_MS);
}

function pickDemo({ random, clock }: HostWorld, { demos }: Witness): SeenDemo | undefined {
  const open = [...demos.values()].filter(
    ({ state, start }) => state !== 'cancelled' && start > clock().getTime(),
  );
  return open.length > 0 ? random.pick(open) : undefined;
}
