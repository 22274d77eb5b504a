import { randomUUID } from 'node:crypto';
import { dayOf, type Office } from 'contract/bookings/office.ts';
import { readWeeklyHours, type WeeklyHours } from 'contract/bookings/weekly-hours.ts';
import { createCalendarMemory } from '../../server/modules/bookings/calendars/busy-times.ts';
import {
  type ReaderParts,
  readDueCalendars,
} from '../../server/modules/bookings/calendars/calendar-reader.ts';
import { applyCalendarEdits } from '../../server/modules/bookings/calendars/calendars.plugin.ts';
import { insertCalendar } from '../../server/modules/bookings/calendars/calendars.store.ts';
import { completeConfirmations } from '../../server/modules/bookings/calendars/demos/complete-confirmations.ts';
import { hastenChanged } from '../../server/modules/bookings/calendars/demos/demos.store.ts';
import { syncDemos } from '../../server/modules/bookings/calendars/demos/sync-demos.ts';
import type { BookingOutbox } from '../../server/modules/bookings/demos/booking-change.ts';
import { createFreeSlots } from '../../server/modules/bookings/demos/free-slots.ts';
import { createLeadBookings } from '../../server/modules/bookings/demos/lead-bookings.ts';
import type { Host } from '../../server/modules/bookings/hosts/host.ts';
import { insertHost } from '../../server/modules/bookings/hosts/hosts.store.ts';
import { createDemoOutbox } from '../../server/modules/leads/deliveries/demo-outbox.ts';
import type { Database } from '../../server/plugins/database/schema.ts';
import { readConfig } from '../../server/settings/read-config.ts';
import type { Random } from '../support/random.ts';
import { type CalendarAnswer, StandInCalendar } from './stand-in-calendar.ts';

/** Days ahead on which demos can be booked: so few that visitors meet. */
export const HORIZON_DAYS = 6;
/** Upcoming demos of a person before others must be confirmed. */
export const DEMOS_OF_PERSON = 2;
/** Days before and after clocks change, and between. */
const BEGINNINGS = ['2026-03-26', '2026-10-22', '2026-06-10', '2027-03-11', '2026-12-29'];
const ZONES = ['Europe/Berlin', 'Asia/Kolkata', 'America/New_York', 'Australia/Lord_Howe'];
const OFFICE_HOURS = ['09:00-17:00', 'mon-thu 09:00-12:00 13:00-17:00, fri 09:00-13:00', '00:00-24:00'];
const HOST_HOURS = ['00:00-24:00', 'mon-fri 09:00-17:00', 'mon-wed 08:00-12:00, fri 10:00-18:00'];
const MOST_HOSTS = 4;
const ADDRESS = 'http://127.0.0.1:9/';
/**
 * Promise that never settles: a process that is killed keeps its connection to a calendar, but nothing more arrives on
 * it.
 */
const NEVER = new Promise<never>(() => {});

/** A host's calendar: where it stands in the database, and what answers for it. */
export interface WorldCalendar {
  host: Host;
  kind: 'ics' | 'caldav';
  address: string;
  standIn: StandInCalendar;
}

/** One process of the server: what it keeps in memory, and what it does by itself. */
export type WorldProcess = ReturnType<typeof startProcess>;

export interface HostWorld {
  database: Database;
  random: Random;
  office: Office;
  config: ReturnType<typeof readConfig>;
  clock: () => Date;
  pass: (ms: number) => void;
  outbox: BookingOutbox;
  hosts: Host[];
  calendars: WorldCalendar[];
  processes: WorldProcess[];
  /** Ends a process in the middle of its work: the next question to a calendar is its last. */
  dieAtNextQuestion: () => void;
  /** Resolves once a process has died. */
  died: () => Promise<void>;
  /** Another one in the place of a process that has ended. */
  restart: (index: number) => Promise<void>;
  fetch: typeof globalThis.fetch;
}

/** An office with hosts and their calendars, and two processes on one database, by a clock of their own. */
export async function openHostWorld(database: Database, random: Random): Promise<HostWorld> {
  const config = readConfig({
    DEMO_ZONE: random.pick(ZONES),
    DEMO_HOURS: random.pick(OFFICE_HOURS),
    DEMO_MINUTES: String(random.pick([30, 30, 20, 45])),
    DEMO_HORIZON_DAYS: String(HORIZON_DAYS),
    DEMO_NOTICE_MINUTES: String(random.pick([0, 60])),
    BOOKINGS_PER_PERSON: String(DEMOS_OF_PERSON),
    DEMO_MOST_MOVES: '1000000',
  });
  let now = Date.parse(`${random.pick(BEGINNINGS)}T${String(random.between(0, 23)).padStart(2, '0')}:00:00Z`);
  const death = createDeath();
  const world: HostWorld = {
    ...{ database, random, config, office: config.office },
    clock: () => new Date(now),
    pass: (ms) => {
      now += ms;
    },
    outbox: createDemoOutbox(() => {}),
    ...{ hosts: [], calendars: [], processes: [] },
    dieAtNextQuestion: death.order,
    died: death.came,
    async restart(index) {
      death.forget();
      world.processes[index]?.end();
      const process = startProcess(world);
      await process.memory.refresh(world.clock());
      world.processes[index] = process;
    },
    fetch: async (input, init) => {
      if (death.isOrdered()) return death.come();
      return answerFor(world.calendars, new Request(input, init));
    },
  };
  await addHosts(world);
  for (const index of [0, 1]) await world.restart(index);
  return world;
}

async function addHosts(world: HostWorld): Promise<void> {
  const { random, database, clock, hosts } = world;
  const count = random.between(1, MOST_HOSTS);
  for (let number = 0; number < count; number += 1) {
    const facts = {
      ...{ name: `Host ${number}`, email: `host${number}@example.com`, meetingUrl: null, isActive: true },
      zone: random.pick(ZONES),
      hours: week(random.pick(HOST_HOURS)),
      breaks: week(random.pick(['', '12:00-13:00'])),
      bufferBefore: random.pick([0, 0, 15]),
      bufferAfter: random.pick([0, 10, 30]),
      mostADay: random.pick([null, null, 3]),
      weight: random.pick([1, 2]),
    };
    const host = await insertHost(database, facts, clock());
    hosts.push(host);
    const kinds = random.pick([[], ['ics'], ['caldav'], ['caldav'], ['ics', 'caldav']] as const);
    for (const kind of kinds) await addCalendar(world, host, kind);
  }
}

const week = (typed: string) => readWeeklyHours(typed) as WeeklyHours;

async function addCalendar(world: HostWorld, host: Host, kind: 'ics' | 'caldav'): Promise<void> {
  const address = `${ADDRESS}${randomUUID()}/`;
  const takesDemos = kind === 'caldav';
  const credentials = { address, username: 'host', password: 'secret' };
  await insertCalendar(world.database, { hostId: host.id, kind, takesDemos, credentials }, world.clock());
  world.calendars.push({ host, kind, address, standIn: new StandInCalendar() });
}

/** The end of a process that no one foresaw. */
function createDeath() {
  let isOrdered = false;
  let tell = () => {};
  return {
    isOrdered: () => isOrdered,
    order() {
      isOrdered = true;
    },
    forget() {
      isOrdered = false;
    },
    came: () =>
      new Promise<void>((resolve) => {
        tell = resolve;
      }),
    come(): Promise<never> {
      tell();
      return NEVER;
    },
  };
}

async function answerFor(calendars: readonly WorldCalendar[], request: Request): Promise<Response> {
  const calendar = calendars.find(({ address }) => request.url.startsWith(address));
  if (!calendar) return new Response(null, { status: 404 });
  const answer: CalendarAnswer | undefined = calendar.standIn.answer({
    method: request.method,
    path: request.url.slice(calendar.address.length),
    headers: { 'if-none-match': request.headers.get('if-none-match') ?? undefined },
    body: await request.text(),
  });
  // As the server's own limit of time says it, without the time.
  if (!answer) throw new DOMException('no answer', 'TimeoutError');
  return new Response(answer.body ?? null, {
    status: answer.status,
    ...(answer.headers && { headers: answer.headers }),
  });
}

function startProcess({ database, clock, config, outbox }: HostWorld) {
  const memory = createCalendarMemory(database);
  const freeSlots = createFreeSlots(database, { rules: config, clock, busyTimes: memory });
  const bookings = createLeadBookings({
    ...{ database, clock, freeSlots, busyTimes: memory, canConfirm: true },
    rules: config,
  });
  const changes = applyCalendarEdits({ config, database, clock }, { outbox, busyTimes: memory });
  const demoParts = {
    ...{ database, productName: 'Example', meetingUrl: null, ...changes },
    findManageUrl: async () => undefined,
  };
  const ending = new AbortController();
  const parts: ReaderParts = {
    ...{ database, clock, horizonDays: config.demoHorizonDays, onEvent: () => {} },
    syncDemos: (opened, read, at) => syncDemos(demoParts, opened, read, at),
  };
  return {
    ...{ memory, bookings, store: changes.store },
    /** Returns the half-hours of the page that a visitor loads now. */
    async list(moment: Date) {
      freeSlots.forget();
      const day = dayOf(config.office, moment);
      return (await freeSlots.listDays(day, day))[0]?.slots ?? [];
    },
    /** Nothing more is heard of it. */
    end: () => ending.abort(),
    /** Runs the job that each process does every few seconds. */
    async look(): Promise<void> {
      await memory.refresh(clock());
      await hastenChanged(database, clock());
      if ((await readDueCalendars(parts, ending.signal)) > 0) await memory.refresh(clock());
      await completeConfirmations({ database, busyTimes: memory, ...changes }, clock());
      await changes.store.endUnconfirmed();
      await changes.store.endOffered();
    },
  };
}
