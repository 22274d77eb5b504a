import { dayOf, slotsOf } from 'contract/bookings/office.ts';
import type { FastifyInstance } from 'fastify';
import { addDeskCall } from '../../../plugins/http/desk-calls.ts';
import { NotFound } from '../../../shared/errors.ts';
import { requireRoomOfAddress } from '../../leads/leads.calls.ts';
import { SlotTaken } from '../demos/booking-errors.ts';
import type { BookingRecord } from '../demos/booking-records.ts';
import type { ChangeOutcome } from '../demos/change-outcome.ts';
import type { SeatRefusal } from '../demos/seats.ts';
import type { AskedHost } from '../hosts/host-changes.ts';
import { findHost } from '../hosts/hosts.store.ts';
import { releaseDemo } from '../hosts/release-demo.ts';
import {
  DayClosed,
  DemoBegun,
  DemoCanceled,
  DemoNotBegun,
  DemoOutdated,
  DemoTookPlace,
  HasDemo,
  HostNotFree,
  NotATime,
  NothingToConfirm,
  SwapRefused,
  TimePassed,
} from './calendar-errors.ts';
import type { CalendarParts } from './calendar-parts.ts';
import { requireDemo } from './demo-access.ts';
import { readDemo } from './demo-view.ts';
import { noteOutcome } from './host-changes.ts';

/** Adds the calls that change demos as `npm run bookings` does: their visitors are notified. */
export function addDemoChangeCalls(desk: FastifyInstance, parts: CalendarParts): void {
  const { database, clock, config, bookingsIn, freeSlots, publishChanges } = parts;

  addDeskCall(desk, 'POST /demos/:id/move', async ({ person, params: { id }, body, change }) => {
    await requireRoom(await requireDemo(database, person, id));
    const start = new Date(body.start);
    requireStart(start);
    await change(async (transaction, note) => {
      const asked = { sequence: body.version, isTeams: true } as const;
      const outcome = await bookingsIn(transaction).move(id, start, asked);
      if (outcome.kind === 'refused') throw await seatError(outcome.refusal, start);
      requireDone(outcome);
      note({ subject: `${id} to ${start.toISOString()}` });
    });
    publishChanges();
    return { demo: await readDemo(database, id) };
  });

  addDeskCall(desk, 'POST /demos/:id/cancel', async ({ person, params: { id }, body, change }) => {
    await requireDemo(database, person, id);
    const word = body.word?.trim() || undefined;
    await change(async (transaction, note) => {
      const asked = { sequence: body.version, isTeams: true, word } as const;
      requireDone(await bookingsIn(transaction).cancel(id, asked));
      note({ subject: id });
    });
    publishChanges();
    return { demo: await readDemo(database, id) };
  });

  addDeskCall(desk, 'POST /demos/:id/outcome', async ({ person, params: { id }, body, change }) => {
    const demo = await requireDemo(database, person, id);
    if (body.outcome === 'no_show') await requireRoom(demo);
    await change(async (transaction, note) => {
      const noted = { ...body, note: body.note?.trim() };
      const outcome = await noteOutcome({ ...parts, database: transaction }, id, noted);
      if (outcome.kind === 'not_begun') throw new DemoNotBegun();
      if (outcome.kind === 'was_held') throw new DemoTookPlace();
      requireDone(outcome);
      note({ subject: `${id} ${body.outcome}` });
    });
    publishChanges();
    return { demo: await readDemo(database, id) };
  });

  addDeskCall(desk, 'POST /demos/:id/host', async ({ person, params: { id }, body, change }) => {
    await requireRoom(await requireDemo(database, person, id));
    const host = body.hostId === undefined ? undefined : await findHost(database, body.hostId);
    if (body.hostId !== undefined && !host) throw new NotFound();
    await change(async (transaction, note) => {
      const outcome = await bookingsIn(transaction).reassign(id, body.hostId, { seen: body.version });
      if (outcome.kind === 'refused') throw new HostNotFree(host?.name);
      requireDone(outcome);
      note({ subject: id });
    });
    publishChanges();
    return { demo: await readDemo(database, id) };
  });

  addDeskCall(desk, 'POST /demos/swap', async ({ person, body: { one, other }, change }) => {
    for (const { id } of [one, other]) await requireRoom(await requireDemo(database, person, id));
    const seen = new Map([one, other].map(({ id, version }) => [id, version]));
    await change(async (transaction, note) => {
      const outcome = await bookingsIn(transaction).swap(one.id, other.id, seen);
      if (outcome.kind === 'refused') throw new SwapRefused();
      requireDone(outcome);
      note({ subject: `${one.id} and ${other.id}`, rows: 2 });
    });
    publishChanges();
    return { one: await readDemo(database, one.id), other: await readDemo(database, other.id) };
  });

  addDeskCall(desk, 'POST /demos/:id/confirm', async ({ person, params: { id }, body, change }) => {
    const asked = askedOf(await requireDemo(database, person, id), body.version);
    await change(async (transaction, note) => {
      const outcome = await bookingsIn(transaction).confirmByHost(id, asked);
      if (outcome.kind === 'outdated') throw new NothingToConfirm();
      requireDone(outcome);
      note({ subject: id });
    });
    publishChanges();
    return { demo: await readDemo(database, id) };
  });

  addDeskCall(desk, 'POST /demos/:id/decline', async ({ person, params: { id }, body, change }) => {
    const asked = askedOf(await requireDemo(database, person, id), body.version);
    await change(async (transaction, note) => {
      await releaseDemo({ store: bookingsIn(transaction), freeSlots }, id, asked);
      note({ subject: id });
    });
    publishChanges();
    return { demo: await readDemo(database, id) };
  });

  /**
   * Limits the mails to an address; not for a canceled demo, of which the visitor must be notified.
   * @throws {TooManyMails}
   */
  function requireRoom({ email }: BookingRecord): Promise<void> {
    return requireRoomOfAddress({ database, transaction: database, now: clock() }, email);
  }

  /** @throws {TimePassed} or {NotATime} */
  function requireStart(start: Date): void {
    if (start <= clock()) throw new TimePassed();
    const slots = slotsOf(config.office, dayOf(config.office, start));
    if (!slots.some((slot) => slot.start.getTime() === start.getTime())) throw new NotATime();
  }

  async function seatError(refusal: SeatRefusal, start: Date): Promise<Error> {
    if (refusal === 'closed') return new DayClosed();
    if (refusal === 'own') return new HasDemo();
    return new SlotTaken(await freeSlots.findAlternatives(start));
  }
}

/** @throws {NothingToConfirm} where no answer of its host is waited for */
function askedOf({ host, sequence }: BookingRecord, version: number): AskedHost {
  if (!host?.confirmBy || sequence !== version) throw new NothingToConfirm();
  return { hostId: host.id, sequence };
}

/** @throws {PublicError} where nothing has changed */
function requireDone({ kind }: ChangeOutcome): void {
  if (kind === 'outdated') throw new DemoOutdated();
  if (kind === 'gone') throw new DemoCanceled();
  if (kind === 'past') throw new DemoBegun();
}
