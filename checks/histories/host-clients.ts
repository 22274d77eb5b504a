import { setTimeout } from 'node:timers/promises';
import { DEMO_SLOTS_PATH, IDEMPOTENCY_KEY_HEADER, LEAD_PATHS } from 'contract/api-paths.ts';
import type { DemoCalendar } from 'contract/bookings/demo-calendar.ts';
import { DEFAULT_OFFICE, dayOf, intervalAt, slotsOf } from 'contract/bookings/office.ts';
import { readWeeklyHours, type WeeklyHours } from 'contract/bookings/weekly-hours.ts';
import { laterDate } from 'contract/dates.ts';
import { insertCalendar } from '../../server/modules/bookings/calendars/calendars.store.ts';
import { withCalendars } from '../../server/modules/bookings/calendars/with-calendars.ts';
import type { Host } from '../../server/modules/bookings/hosts/host.ts';
import { insertHost } from '../../server/modules/bookings/hosts/hosts.store.ts';
import { insertTimeOff } from '../../server/modules/bookings/hosts/time-off.store.ts';
import { openBookings } from '../../server/modules/leads/deliveries/operator-bookings.ts';
import { readConfig } from '../../server/settings/read-config.ts';
import type { Random } from '../support/random.ts';
import type { Cluster } from './cluster.ts';
import {
  findHostViolations,
  findUntold,
  type SentMail,
  TOLD_WITHIN_MS,
  type ToldChange,
} from './host-history.ts';
import { MOODS, StandInCalendar, startOf } from './stand-in-calendar.ts';
import { serveCalendars } from './stand-in-server.ts';
import type { Subject } from './subject.ts';

const VISITORS = 5;
/** Number of days, so few that visitors meet. */
const DAYS = 5;
const FIRST_DAY = 3;
const PAUSE_MS = 200;
const TIMEOUT_MS = 8_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LONGEST_MOOD_MS = 20_000;
const NEXT_LOOK_MS = 2_000;
const LEADS = `email like 'guest-%'`;

interface Booked {
  id: string;
  managePath: string;
  sequence: number;
}

/** A host whose calendar is on a CalDAV server, one with a file, and one without any. */
const HOSTS = [
  { name: 'Anna', kind: 'caldav', bufferBefore: 0, bufferAfter: 15, mostADay: null, hours: '00:00-24:00' },
  { name: 'Ben', kind: 'ics', bufferBefore: 10, bufferAfter: 0, mostADay: 6, hours: '09:00-17:00' },
  {
    name: 'Cleo',
    kind: undefined,
    bufferBefore: 0,
    bufferAfter: 0,
    mostADay: null,
    hours: 'mon-wed 08:00-12:00',
  },
] as const;

/**
 * Visitors who book demos, move them and cancel them, sales who move them and give them to others, and hosts who are
 * off, fill their calendars, and move and delete demos there, while these lag, lie and fail.
 */
export async function createHostSubject(cluster: Cluster, random: Random): Promise<Subject> {
  const database = cluster.openDatabase();
  const calendars = new Map<string, StandInCalendar>();
  const server = await serveCalendars(calendars);
  const hosts: Host[] = [];
  for (const { name, kind, hours, ...facts } of HOSTS) {
    const host = await insertHost(
      database,
      {
        ...{
          ...facts,
          name,
          email: `${name}@example.com`,
          zone: 'Asia/Kolkata',
          weight: 1,
          meetingUrl: null,
        },
        ...{ hours: readWeeklyHours(hours) as WeeklyHours, breaks: [], isActive: true },
      },
      new Date(),
    );
    hosts.push(host);
    if (!kind) continue;
    calendars.set(kind, new StandInCalendar());
    const credentials = { address: `${server.url}/${kind}/`, username: 'host', password: 'secret' };
    const added = { hostId: host.id, kind, takesDemos: kind === 'caldav', credentials };
    await insertCalendar(database, added, new Date());
  }
  const config = readConfig({});
  const today = dayOf(DEFAULT_OFFICE, new Date());
  const days = Array.from({ length: DAYS }, (_none, day) => laterDate(today, FIRST_DAY + day));
  const acknowledged = new Map<string, number>();
  const changes: ToldChange[] = [];
  const counts = {
    booked: 0,
    moved: 0,
    canceled: 0,
    refused: 0,
    unanswered: 0,
    bySales: 0,
    inCalendars: 0,
    moods: 0,
  };
  const strange: string[] = [];
  let isEnding = false;
  let guests = 0;

  async function ask(path: string, body: object, headers: Record<string, string> = {}) {
    try {
      const answer = await fetch(random.pick(cluster.endpoints) + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (answer.ok) return (await answer.json()) as { id: string; booking?: { manageUrl: string } };
      counts.refused += 1;
      if (![409, 502, 503].includes(answer.status)) strange.push(`${path} was answered ${answer.status}`);
    } catch {
      counts.unanswered += 1;
    }
    return undefined;
  }

  async function findFree(): Promise<Date | undefined> {
    const day = random.pick(days);
    const url = `${random.pick(cluster.endpoints)}${DEMO_SLOTS_PATH}?from=${day}&to=${day}`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
    const told = answer?.ok
      ? ((await answer.json().catch(() => undefined)) as DemoCalendar | undefined)
      : undefined;
    const free = told?.days.flatMap(({ slots }) => slots).filter(({ freeSeats }) => freeSeats > 0) ?? [];
    return free.length > 0 ? new Date(random.pick(free).startDateTime) : undefined;
  }

  async function book(): Promise<Booked | undefined> {
    const start = await findFree();
    if (!start) return undefined;
    guests += 1;
    const key = `guest-${guests}`;
    const body = {
      ...{
        firstName: 'Asha',
        lastName: 'Rao',
        email: `${key}@example.com`,
        phone: '+919876543210',
        message: '',
      },
      ...{ ...intervalAt(DEFAULT_OFFICE, start), timezone: 'Asia/Kolkata' },
    };
    const told = await ask(LEAD_PATHS.demo, body, { [IDEMPOTENCY_KEY_HEADER]: key });
    if (!told?.booking) return undefined;
    counts.booked += 1;
    acknowledged.set(told.id, 0);
    return { id: told.id, managePath: new URL(told.booking.manageUrl).pathname, sequence: 0 };
  }

  async function visit(): Promise<void> {
    const booked = await book();
    for (let left = random.between(0, 3); booked && left > 0 && !isEnding; left -= 1) {
      await setTimeout(random.between(0, 10) * PAUSE_MS);
      const isCanceled = random.next() < 0.5;
      const start = isCanceled ? undefined : await findFree();
      if (!isCanceled && !start) continue;
      const change = start
        ? { action: 'move', startDateTime: intervalAt(DEFAULT_OFFICE, start).startDateTime }
        : { action: 'cancel' };
      const told = await ask(booked.managePath, { ...change, sequence: String(booked.sequence) });
      if (!told) continue;
      booked.sequence += 1;
      acknowledged.set(booked.id, booked.sequence);
      counts[isCanceled ? 'canceled' : 'moved'] += 1;
      if (isCanceled) return;
    }
  }

  async function sell(): Promise<void> {
    const [one, other] = [await pickDemo(), await pickDemo()];
    if (!one || !other) return;
    const store = openBookings(await withCalendars({ database, clock: () => new Date(), config }));
    const slots = slotsOf(DEFAULT_OFFICE, random.pick(days));
    const work = random.pick([
      () => store.move(one, random.pick(slots).start),
      () => store.reassign(one),
      () => store.swap(one, other),
    ]);
    if ((await work()).kind === 'done') counts.bySales += 1;
  }

  async function pickDemo(): Promise<string | undefined> {
    const rows = await cluster.ask<{ id: string }>(
      `select lead_id as id from bookings where state = 'held' and starts_at > '${new Date().toISOString()}'`,
    );
    return rows.length > 0 ? random.pick(rows).id : undefined;
  }

  async function goOff(): Promise<void> {
    const slot = random.pick(slotsOf(DEFAULT_OFFICE, random.pick(days)));
    const start = slot.start.getTime();
    const off = { hostId: random.pick(hosts).id, start, end: start + HOUR_MS, note: null };
    await insertTimeOff(database, off, new Date());
  }

  function fill(): void {
    const calendar = random.pick([...calendars.values()]);
    const own = calendar.uids.filter((uid) => uid.startsWith('own-'));
    if (own.length > 10) calendar.remove(random.pick(own));
    const { start } = random.pick(slotsOf(DEFAULT_OFFICE, random.pick(days)));
    calendar.put(`own-${performance.now()}`, start, new Date(start.getTime() + HOUR_MS));
  }

  /** Moves or deletes a demo in the calendar, where it stands as it is. */
  async function changeDemo(): Promise<void> {
    const calendar = calendars.get('caldav');
    const written = await cluster.ask<{ id: string; start: string; sequence: number }>(
      `select d.lead_id as id, d.starts_at as start, d.sequence from calendar_demos d
       join bookings b on b.lead_id = d.lead_id and b.sequence = d.sequence and b.host_id = '${hosts[0]?.id}'
       where d.state = 'written' and b.state = 'held' and b.offered_at is null`,
    );
    const at = Date.now();
    const there = written.filter(({ id, start }) => startOf(calendar?.find(id) ?? '') === Date.parse(start));
    if (!calendar || there.length === 0) return;
    const { id: leadId, start: before, sequence } = random.pick(there);
    const { start } = random.pick(slotsOf(DEFAULT_OFFICE, random.pick(days)));
    if (start.toISOString() === before) return;
    const isDeleted = random.next() < 0.5;
    if (isDeleted) calendar.remove(leadId);
    else calendar.put(leadId, start, new Date(start.getTime() + 30 * MINUTE_MS));
    counts.inCalendars += 1;
    changes.push({ leadId, sequence, what: `${isDeleted ? 'deleted' : 'moved'} in the calendar`, at });
  }

  async function trouble(): Promise<void> {
    const calendar = random.pick([...calendars.values()]);
    calendar.mood = random.pick(MOODS);
    counts.moods += 1;
    await setTimeout(random.between(1_000, LONGEST_MOOD_MS));
    calendar.mood = 'well';
    await setTimeout(random.between(1_000, LONGEST_MOOD_MS));
  }

  /** Repeats it until the end; what the faults break is tried again. */
  async function keepOn(work: () => Promise<void> | void, pauseMs: number): Promise<void> {
    while (!isEnding) {
      await Promise.resolve(work()).catch(() => {});
      await setTimeout(pauseMs);
    }
  }

  async function listMails(): Promise<SentMail[]> {
    const rows = await cluster.ask<{ leadId: string; sequence: number | null; at: string }>(
      `select lead_id as "leadId", sequence, ended_at as at from lead_deliveries
       where channel = 'visitor-email' and state = 'done'`,
    );
    return rows.map(({ leadId, sequence, at }) => ({ leadId, sequence: sequence ?? 0, at: Date.parse(at) }));
  }

  /** Waits until every message is sent, for as long as that may take. */
  async function settle(): Promise<void> {
    for (const calendar of calendars.values()) calendar.mood = 'well';
    const endsAt = Date.now() + TOLD_WITHIN_MS + LONGEST_MOOD_MS;
    while (Date.now() < endsAt) {
      const open = await cluster.ask(
        `select id from lead_deliveries where state = 'due' and due_at <= '${new Date().toISOString()}'`,
      );
      const untold = findUntold(changes, await listMails(), Number.POSITIVE_INFINITY);
      if (open.length + untold.length === 0) return;
      await setTimeout(NEXT_LOOK_MS);
    }
  }

  return {
    name: 'hosts',
    async run(until) {
      const running = [
        ...Array.from({ length: VISITORS }, () => keepOn(visit, PAUSE_MS)),
        ...[keepOn(sell, 5 * PAUSE_MS), keepOn(fill, 10 * PAUSE_MS), keepOn(goOff, 150 * PAUSE_MS)],
        ...[keepOn(changeDemo, 20 * PAUSE_MS), keepOn(trouble, PAUSE_MS)],
      ];
      await until;
      isEnding = true;
      await Promise.all(running);
    },
    async judge() {
      await settle();
      server.stop();
      await database.destroy();
      const demos = await cluster.ask<StoredDemo>(
        `select lead_id as "leadId", host_id as "hostId", b.person, starts_at as start, ends_at as "endsAt", sequence,
         b.state, b.changed_at as "changedAt" from bookings b join leads on leads.id = b.lead_id where ${LEADS}`,
      );
      const seats = await cluster.ask<{ leadId: string; start: string; seat: number }>(
        'select lead_id as "leadId", starts_at as start, seat from demo_seats',
      );
      const stored = new Map(demos.map((demo) => [demo.leadId, demo]));
      const lost = [...acknowledged].filter(([id, sequence]) => (stored.get(id)?.sequence ?? -1) < sequence);
      const last = demos.map(
        ({ leadId, sequence, changedAt }): ToldChange => ({
          ...{ leadId, sequence, at: Date.parse(changedAt) },
          what: sequence === 0 ? 'booked' : 'changed',
        }),
      );
      const violations = [
        ...findHostViolations(
          hosts,
          demos.map(({ start, endsAt, state, ...demo }) => ({
            ...{ ...demo, start: Date.parse(start), end: Date.parse(endsAt), isHeld: state === 'held' },
          })),
          seats.map(({ start, ...seat }) => ({ ...seat, start: Date.parse(start) })),
        ),
        ...findUntold([...last, ...changes], await listMails(), Number.POSITIVE_INFINITY),
        ...lost.map(([id, sequence]) => `the step ${sequence} of ${id} was acknowledged, and is lost`),
        ...strange,
      ];
      const { booked, moved, canceled, refused, unanswered, bySales, inCalendars, moods } = counts;
      const said = `${booked} demos booked, ${moved} moved and ${canceled} canceled by visitors, ${bySales} changed by sales and ${inCalendars} in calendars, which had ${moods} moods; ${refused} refused, ${unanswered} unanswered`;
      return { said, violations };
    },
  };
}

interface StoredDemo {
  leadId: string;
  hostId: string | null;
  person: string | null;
  start: string;
  endsAt: string;
  sequence: number;
  state: string;
  changedAt: string;
}
