// What is tried with each CalDAV server: discovery, busy times, our demos from both sides, failures.
import assert from 'node:assert/strict';
import { toBusyDays } from '../../server/modules/bookings/calendars/busy-days.ts';
import { readSource } from '../../server/modules/bookings/calendars/calendar-reader.ts';
import { listCalendars } from '../../server/modules/bookings/calendars/calendars.store.ts';
import type { Credentials } from '../../server/modules/bookings/calendars/credentials.ts';
import {
  describeProblem,
  findAccountCalendar,
} from '../../server/modules/bookings/calendars/try-calendar.ts';
import { openDatabase } from '../../server/plugins/database/open-database.ts';
import { calendar, event, SHAPE_HORIZON } from '../fixtures/calendars/shape.ts';
import { openDemoHost } from '../support/demo-host.ts';
import type { Bench, Finding } from './peer.ts';
import { SERVED_EVENTS } from './served-events.ts';

/** A running server with one account, which has one calendar. */
export interface HostServer {
  /** Address that a person types. */
  address: string;
  username: string;
  password: string;
  /** Name of the calendar, where the account has several. */
  name?: string;
  stop: () => Promise<unknown>;
  start: () => Promise<unknown>;
  /** Gives the account another password; absent on a server without passwords. */
  changePassword?: (password: string) => unknown;
  /** Writes many objects of one event each, by their names; by PUT, unless there is a quicker way. */
  fill?: (objects: ReadonlyMap<string, string>) => unknown;
}

export interface HostCalendarFindings {
  discovery?: Finding;
  /** Findings by a part of what is tried. */
  events?: Record<string, Finding>;
  failures?: { away?: Finding; password?: Finding };
  /** Number of events of a full calendar. */
  many?: number;
  fullness?: Finding;
}

const SIGNAL = new AbortController().signal;
const ALL_MS = 60_000;
const START = new Date('2026-03-11T02:30:00Z');
const MOVED = new Date('2026-03-11T04:30:00Z');
const AT_ONCE = 8;

export async function tryHostCalendar(
  bench: Bench,
  server: HostServer,
  { discovery, events = {}, failures = {}, many = 5_000, fullness }: HostCalendarFindings = {},
): Promise<void> {
  const { username, password, address, name } = server;
  const account = { username, password, address };
  const found = await findAccountCalendar(account, name);
  await bench.attempt(`discovery from \`${new URL(address).pathname}\``, () => found, discovery);
  const credentials = { ...account, address: found.url };
  const objects = openObjects(credentials);

  for (const { tried, objects: texts, busy } of SERVED_EVENTS) {
    const finding = Object.entries(events).find(([part]) => tried.includes(part))?.[1];
    await bench.attempt(
      tried,
      async () => {
        for (const [at, text] of texts.entries()) await objects.put(`event-${at}.ics`, calendar(text));
        assert.deepEqual(await readBusy(credentials), daysOf(busy));
      },
      finding,
    );
    for (const at of texts.keys()) await objects.remove(`event-${at}.ics`);
  }

  await tryDemos(bench, credentials);
  await tryFailures(bench, { credentials, server, findings: failures });
  await bench.attempt(
    `${many.toLocaleString('en')} events`,
    async () => {
      const filled = manyObjects(many);
      if (server.fill) await server.fill(filled);
      else await putAll(objects, filled);
      assert.equal((await readWhole(credentials)).events, many);
    },
    fullness,
  );
}

async function tryDemos(bench: Bench, credentials: Credentials): Promise<void> {
  const objects = openObjects(credentials);
  const database = await openDatabase({ dataDir: `${bench.folder}/demos`, databaseUrl: null }, () => {});
  bench.defer(() => database.destroy());
  const { book, look, store, messages, failures } = await openDemoHost(database, credentials);

  await bench.attempt('our demo written, moved and deleted by us', async () => {
    const leadId = await book(START);
    await look();
    assert.match((await objects.get(`${leadId}.ics`)) ?? '', /DTSTART:20260311T023000Z/);
    await store.move(leadId, MOVED);
    await look();
    assert.match((await objects.get(`${leadId}.ics`)) ?? '', /DTSTART:20260311T043000Z/);
    await store.cancel(leadId);
    await look();
    assert.equal(await objects.get(`${leadId}.ics`), undefined);
    assert.deepEqual(failures, []);
  });
  await bench.attempt('our demo moved and deleted in the calendar', async () => {
    const leadId = await book(START);
    await look();
    const text = (await objects.get(`${leadId}.ics`)) ?? '';
    const moved = text.replaceAll('20260311T023', '20260311T043').replaceAll('20260311T03', '20260311T05');
    await objects.put(`${leadId}.ics`, moved);
    await look();
    assert.equal((await store.find(leadId))?.start.getTime(), MOVED.getTime());
    await look();
    await objects.remove(`${leadId}.ics`);
    await look();
    assert.ok((await messages(leadId)).includes('visitor-email offered.1'), String(await messages(leadId)));
    assert.deepEqual(failures, []);
  });
}

async function tryFailures(
  bench: Bench,
  {
    credentials,
    server,
    findings,
  }: {
    credentials: Credentials;
    server: HostServer;
    findings: NonNullable<HostCalendarFindings['failures']>;
  },
): Promise<void> {
  const objects = openObjects(credentials);
  const database = await openDatabase({ dataDir: `${bench.folder}/failures`, databaseUrl: null }, () => {});
  bench.defer(() => database.destroy());
  const { anna, look, busyTimes, failures } = await openDemoHost(database, credentials);
  await objects.put('meeting.ics', calendar(meeting('meeting', '20260312T090000Z')));
  const isBusy = () => busyTimes.of(anna.id).length === 1;
  const problem = async () => (await listCalendars(database, anna.id))[0]?.problem;

  const isReadAgain = async () => {
    await look();
    await look();
    assert.equal(await problem(), null);
  };
  const away = async () => {
    await look();
    assert.ok(isBusy());
    await server.stop();
    await look();
    assert.ok(isBusy());
    assert.match((await problem()) ?? '', /ECONN|UND_ERR_SOCKET|unreachable|http_50/);
    await server.start();
    await isReadAgain();
  };
  const password = async () => {
    await server.changePassword?.('another');
    await look();
    assert.match(describeProblem((await problem()) ?? ''), /name or password are refused/);
    assert.ok(isBusy());
    await server.changePassword?.(credentials.password ?? '');
    await isReadAgain();
    assert.deepEqual([...new Set(failures.map(({ kind }) => kind))], ['failed', 'back']);
  };
  await bench.attempt('server away: the last good copy counts until it is back', away, findings.away);
  if (server.changePassword) {
    const tried = 'password changed: named as the reason, the last good copy counts';
    await bench.attempt(tried, password, findings.password);
  }
  await objects.remove('meeting.ics');
}

/** Objects of a calendar, as its owner's program writes them. */
function openObjects({ address, username, password }: Credentials) {
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
  const ask = async (object: string, init: RequestInit, accepted: readonly number[]) => {
    const headers = { authorization, 'content-type': 'text/calendar; charset=utf-8' };
    const answer = await fetch(new URL(object, address), { headers, ...init });
    const body = await answer.text();
    if (!accepted.includes(answer.status)) throw new Error(`${init.method} ${answer.status} ${body}`);
    return answer.status === 404 ? undefined : body;
  };
  return {
    put: (object: string, body: string) => ask(object, { method: 'PUT', body }, [200, 201, 204]),
    get: (object: string) => ask(object, { method: 'GET' }, [200, 404]),
    remove: (object: string) => ask(object, { method: 'DELETE' }, [200, 204, 404]),
  };
}

async function putAll(objects: ReturnType<typeof openObjects>, filled: ReadonlyMap<string, string>) {
  const waiting = [...filled];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) await objects.put(...next);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

function manyObjects(count: number): Map<string, string> {
  const stampOf = (at: number) =>
    new Date(Date.UTC(2026, 2, 10) + at * 240_000).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  return new Map(
    Array.from({ length: count }, (_, at) => [`m${at}.ics`, calendar(meeting(`m${at}`, stampOf(at)))]),
  );
}

const meeting = (uid: string, start: string) =>
  event(`UID:${uid}`, 'DTSTAMP:20260301T000000Z', 'SUMMARY:Meeting', `DTSTART:${start}`, 'DURATION:PT1H');

async function readWhole(credentials: Credentials) {
  const asked = { known: null, options: SHAPE_HORIZON, demos: [], mostMs: ALL_MS };
  const read = await readSource({ kind: 'caldav', credentials }, asked, SIGNAL);
  if (read === 'unchanged') throw new Error('what is not known was unchanged');
  return read;
}

async function readBusy(credentials: Credentials): Promise<Record<string, string>> {
  const { days, unread, damaged, unknownZones } = await readWhole(credentials);
  assert.deepEqual({ unread, damaged, unknownZones }, { unread: 0, damaged: 0, unknownZones: [] });
  return Object.fromEntries(days);
}

/** Busy days of `2026-03-10 08:00/09:00`, as a reading has them. */
function daysOf(busy: readonly string[]): Record<string, string> {
  const intervals = busy.map((each) => {
    const [day = '', start = '', end = ''] = /^(\S+) (.+)\/(.+)$/.exec(each)?.slice(1) ?? [];
    const moment = (text: string) => Date.parse(`${text.includes(' ') ? text : `${day} ${text}`}Z`);
    return { start: moment(start), end: moment(end) };
  });
  const range = { start: SHAPE_HORIZON.from.getTime(), end: SHAPE_HORIZON.until.getTime() };
  return Object.fromEntries(toBusyDays(intervals, range));
}
