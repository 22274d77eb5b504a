import { dayOf, slotsOf } from 'contract/bookings/office.ts';
import {
  AnswerForHost,
  ById,
  CancelDemo,
  ChangedDemo,
  MoveDemo,
  NoteOutcome,
  ReassignDemo,
  SwapDemos,
  SwappedDemos,
} from 'contract/desk/calendar.ts';
import type { FastifyInstance } from 'fastify';
import { NotFound } from '../../../shared/errors.ts';
import { SlotTaken } from '../../bookings/booking-errors.ts';
import type { BookingRecord } from '../../bookings/booking-records.ts';
import type { ChangeOutcome } from '../../bookings/change-outcome.ts';
import type { AskedHost } from '../../bookings/hosts/host-changes.ts';
import { releaseDemo } from '../../bookings/hosts/release-demo.ts';
import type { SeatRefusal } from '../../bookings/seats.ts';
import { findHost } from '../../hosts/hosts.store.ts';
import { noteOutcome } from '../../notifications/host-changes.ts';
import { addDeskCall } from '../desk-calls.ts';
import { requireRoomOfAddress } from '../leads/mail-bounds.ts';
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
import { type CalendarParts, noteChange } from './calendar-parts.ts';
import { DEMO_ACCESS, requireDemo } from './demo-access.ts';
import { readDemo } from './demo-view.ts';

/** Changes demos as `npm run bookings` does: their visitors hear of it. */
export function addDemoChangeCalls(desk: FastifyInstance, parts: CalendarParts): void {
  const { database, clock, config, store, freeSlots } = parts;
  const access = DEMO_ACCESS;
  const changed = { access, params: ById, answer: ChangedDemo };

  addDeskCall(
    desk,
    'POST',
    '/demos/:id/move',
    { ...changed, body: MoveDemo },
    async ({ person, params: { id }, body, request }) => {
      await requireRoom(await requireDemo(database, person, id));
      const start = new Date(body.start);
      requireStart(start);
      const outcome = await store.move(id, start, { sequence: body.version, isTeams: true });
      if (outcome.kind === 'refused') throw await seatError(outcome.refusal, start);
      requireDone(outcome);
      await noteChange(parts, request, { action: 'demos.move', subject: `${id} to ${start.toISOString()}` });
      return { demo: await readDemo(database, id) };
    },
  );

  addDeskCall(
    desk,
    'POST',
    '/demos/:id/cancel',
    { ...changed, body: CancelDemo },
    async ({ person, params: { id }, body, request }) => {
      await requireDemo(database, person, id);
      const word = body.word?.trim() || undefined;
      requireDone(await store.cancel(id, { sequence: body.version, isTeams: true, word }));
      await noteChange(parts, request, { action: 'demos.cancel', subject: id });
      return { demo: await readDemo(database, id) };
    },
  );

  addDeskCall(
    desk,
    'POST',
    '/demos/:id/outcome',
    { ...changed, body: NoteOutcome },
    async ({ person, params: { id }, body, request }) => {
      const demo = await requireDemo(database, person, id);
      if (body.outcome === 'no_show') await requireRoom(demo);
      const outcome = await noteOutcome(parts, id, { ...body, note: body.note?.trim() });
      if (outcome.kind === 'not_begun') throw new DemoNotBegun();
      if (outcome.kind === 'was_held') throw new DemoTookPlace();
      requireDone(outcome);
      parts.demos.wake();
      await noteChange(parts, request, { action: 'demos.note', subject: `${id} ${body.outcome}` });
      return { demo: await readDemo(database, id) };
    },
  );

  addDeskCall(
    desk,
    'POST',
    '/demos/:id/host',
    { ...changed, body: ReassignDemo },
    async ({ person, params: { id }, body, request }) => {
      await requireRoom(await requireDemo(database, person, id));
      const host = body.hostId === undefined ? undefined : await findHost(database, body.hostId);
      if (body.hostId !== undefined && !host) throw new NotFound();
      const outcome = await store.reassign(id, body.hostId, { seen: body.version });
      if (outcome.kind === 'refused') throw new HostNotFree(host?.name);
      requireDone(outcome);
      await noteChange(parts, request, { action: 'demos.reassign', subject: id });
      return { demo: await readDemo(database, id) };
    },
  );

  addDeskCall(
    desk,
    'POST',
    '/demos/swap',
    { access, body: SwapDemos, answer: SwappedDemos },
    async ({ person, body: { one, other }, request }) => {
      for (const { id } of [one, other]) await requireRoom(await requireDemo(database, person, id));
      const seen = new Map([one, other].map(({ id, version }) => [id, version]));
      const outcome = await store.swap(one.id, other.id, seen);
      if (outcome.kind === 'refused') throw new SwapRefused();
      requireDone(outcome);
      await noteChange(parts, request, {
        ...{ action: 'demos.swap', subject: `${one.id} and ${other.id}`, rows: 2 },
      });
      return { one: await readDemo(database, one.id), other: await readDemo(database, other.id) };
    },
  );

  addDeskCall(
    desk,
    'POST',
    '/demos/:id/confirm',
    { ...changed, body: AnswerForHost },
    async ({ person, params: { id }, body, request }) => {
      const asked = askedOf(await requireDemo(database, person, id), body.version);
      const outcome = await store.confirmByHost(id, asked);
      if (outcome.kind === 'outdated') throw new NothingToConfirm();
      requireDone(outcome);
      await noteChange(parts, request, { action: 'demos.confirm', subject: id });
      return { demo: await readDemo(database, id) };
    },
  );

  addDeskCall(
    desk,
    'POST',
    '/demos/:id/decline',
    { ...changed, body: AnswerForHost },
    async ({ person, params: { id }, body, request }) => {
      const asked = askedOf(await requireDemo(database, person, id), body.version);
      await releaseDemo({ store, freeSlots }, id, asked);
      await noteChange(parts, request, { action: 'demos.decline', subject: id });
      return { demo: await readDemo(database, id) };
    },
  );

  /** Not for a demo that is canceled, which its visitor must hear of. @throws {TooManyMails} */
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
