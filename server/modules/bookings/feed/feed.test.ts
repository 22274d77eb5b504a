import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { PRODUCT_NAME } from '../../../../checks/support/site-folder.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { rotateKey } from '../../../plugins/database/server-keys.ts';
import { bookingsCommands } from '../commands/bookings.commands.ts';
import { LINKS_KEY } from '../demos/booking-links.ts';

const DAY_MS = 86_400_000;
const HALF_HOUR_MS = 1_800_000;
const START = new Date('2026-03-11T02:30:00Z');
const LATER = '2026-03-12T02:30:00.000Z';
const LONG_AGO = '2020-01-01T00:00:00.000Z';
/** Time after which a process reads its keys again. */
const KEYS_KEPT_MS = 60_000;
const PUBLIC_URL = 'https://www.example.com';
const PATH = /^https:\/\/www\.example\.com(\/calendar\/[\w-]{43}\.ics)$/;

async function setUp({ openDatabase }: Engine) {
  const database = await openDatabase();
  const server = await startTestServer({
    database,
    config: { publicUrl: PUBLIC_URL, demoMeetingUrl: 'https://meet.example.com/demo' },
  });
  const shell = await openShell({ config: { publicUrl: PUBLIC_URL } });
  const findPath = async (...args: string[]) => {
    const { printed } = await shell.run(bookingsCommands, database, ['feed', ...args]);
    return PATH.exec(printed.join())?.[1] ?? '';
  };
  const fetchFeed = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.url + path, { headers });
  return { ...server, database, findPath, fetchFeed };
}

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

describe.each(engines)('the calendar feed on $name', (engine) => {
  it('contains every active demo since thirty days ago, as two parsers read it', async () => {
    const { database, findPath, fetchFeed } = await setUp(engine);
    const moved = await storeDemo(database, {
      start: START,
      sequence: 3,
      body: { firstName: 'Asha', lastName: 'Rao;ATTENDEE', message: 'Two of us,\nboth new.' },
    });
    const past = await storeDemo(database, { start: new Date(NOW.getTime() - 29 * DAY_MS) });
    await storeDemo(database, { start: new Date(NOW.getTime() - 31 * DAY_MS) });
    await storeDemo(database, { start: START, state: 'cancelled', sequence: 1 });
    await storeDemo(database, { start: START, state: 'waiting' });
    const answer = await fetchFeed(await findPath());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await answer.text();
    expect(eventsIn(text).map(({ uid }) => uid)).toEqual([past, moved]);
    const [, event] = eventsIn(text);
    expect(event).toMatchObject({
      summary: `${PRODUCT_NAME} demo: Asha Rao;ATTENDEE`,
      location: 'https://meet.example.com/demo',
      sequence: 3,
    });
    expect(event?.description).toContain('asha@example.com');
    expect(event?.description).toMatch(/Move or cancel: https:\/\/www\.example\.com\/demo\/[\w-]{48}$/);
    const other = nodeIcal.sync.parseICS(text)[moved];
    expect(other).toMatchObject({ start: START, end: new Date(START.getTime() + HALF_HOUR_MS) });
  });

  it('pages through more demos than one query reads, each once, in order of time', async () => {
    const { database, findPath, fetchFeed } = await setUp(engine);
    const starts = Array.from(
      { length: 205 },
      (_, index) => START.getTime() + Math.floor(index / 3) * HALF_HOUR_MS,
    );
    for (const start of starts) await storeDemo(database, { start: new Date(start) });
    const events = eventsIn(await (await fetchFeed(await findPath())).text());
    expect(events.map(({ startDate }) => startDate.toJSDate().getTime())).toEqual(starts);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(205);
  });

  it('ends ninety days ahead', async () => {
    const { database, findPath, fetchFeed } = await setUp(engine);
    const near = await storeDemo(database, { start: new Date(NOW.getTime() + 90 * DAY_MS) });
    await storeDemo(database, { start: new Date(NOW.getTime() + 92 * DAY_MS) });
    expect(eventsIn(await (await fetchFeed(await findPath())).text()).map(({ uid }) => uid)).toEqual([near]);
  });

  it('generates the feed once until a demo changes', async () => {
    const { database, findPath, fetchFeed } = await setUp(engine);
    const path = await findPath();
    await storeDemo(database, { start: START });
    const first = await (await fetchFeed(path)).text();
    // Any read from here on would be seen: a lead never changes, so its booking alone decides.
    await database.updateTable('leads').set({ body: '{"firstName":"Other"}' }).execute();
    expect(await (await fetchFeed(path)).text()).toBe(first);
    await storeDemo(database, { start: START });
    expect(await (await fetchFeed(path)).text()).toContain('Other');
  });

  it.each<[what: string, change: (database: Database, ids: readonly [string, string]) => Promise<unknown>]>([
    ['is booked', (database) => storeDemo(database, { start: START })],
    [
      'is moved, by a clock that was set back',
      (database, [held]) =>
        database
          .updateTable('bookings')
          .set({ starts_at: LATER, sequence: 1, changed_at: LONG_AGO })
          .where('lead_id', '=', held)
          .execute(),
    ],
    [
      'is canceled',
      (database, [held]) =>
        database
          .updateTable('bookings')
          .set({ state: 'cancelled', sequence: 1 })
          .where('lead_id', '=', held)
          .execute(),
    ],
    [
      'leaves quarantine',
      (database, [, waiting]) =>
        database.updateTable('bookings').set({ state: 'held' }).where('lead_id', '=', waiting).execute(),
    ],
    [
      'leaves quarantine while another is erased',
      async (database, [held, waiting]) => {
        await database
          .updateTable('bookings')
          .set({ state: 'held' })
          .where('lead_id', '=', waiting)
          .execute();
        await database.deleteFrom('leads').where('id', '=', held).execute();
      },
    ],
  ])('changes as soon as a demo %s', async (_what, change) => {
    const { database, findPath, fetchFeed } = await setUp(engine);
    const ids = [
      await storeDemo(database, { start: START }),
      await storeDemo(database, { start: START, state: 'waiting' }),
    ] as const;
    const path = await findPath();
    const first = await fetchFeed(path);
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await fetchFeed(path, headers)).status).toBe(304);
    await change(database, ids);
    const second = await fetchFeed(path, headers);
    expect(second.status).toBe(200);
    expect(await second.text()).not.toBe(await first.text());
  });

  it('contains links of a rotated key, also for demos that have not changed', async () => {
    const { database, findPath, fetchFeed } = await setUp(engine);
    await storeDemo(database, { start: START });
    const path = await findPath();
    const before = await (await fetchFeed(path)).text();
    await rotateKey(database, { name: LINKS_KEY, now: NOW, keepsPrevious: false });
    const laterMs = performance.now() + KEYS_KEPT_MS;
    vi.spyOn(performance, 'now').mockReturnValue(laterMs);
    onTestFinished(() => void vi.mocked(performance.now).mockRestore());
    expect(await (await fetchFeed(path)).text()).not.toBe(before);
  });

  it('yields to other requests between its pages', async () => {
    const { database, url, findPath, fetchFeed } = await setUp(engine);
    for (let count = 0; count < 1_000; count += 1) {
      await storeDemo(database, { start: new Date(START.getTime() + Math.floor(count / 5) * HALF_HOUR_MS) });
    }
    const path = await findPath();
    let turns = 0;
    const count = () => {
      turns += 1;
      next = setImmediate(count);
    };
    const written = fetchFeed(path);
    let next = setImmediate(count);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await written).status).toBe(200);
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(10);
  });

  it('answers 304 to a client with the current version, and requires revalidation by caches', async () => {
    const { database, findPath, fetchFeed } = await setUp(engine);
    await storeDemo(database, { start: START });
    const path = await findPath();
    const first = await fetchFeed(path);
    const etag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    expect((await fetchFeed(path, { 'if-none-match': etag })).status).toBe(304);
    await storeDemo(database, { start: START });
    expect((await fetchFeed(path, { 'if-none-match': etag })).status).toBe(200);
  });

  it('answers 404 at every address but its own', async () => {
    const { findPath, fetchFeed, url } = await setUp(engine);
    const nowhere = `/calendar/${'a'.repeat(43)}.ics`;
    const missing = await (await fetch(`${url}/no-such-page`)).text();
    // Before there is one at all, and then beside it.
    for (const path of [nowhere, '/calendar/.ics']) expect((await fetchFeed(path)).status).toBe(404);
    const own = await findPath();
    const wrong = [nowhere, own.replace('.ics', ''), `${own}x`, own.toLowerCase(), `${own}/`, '/calendar/'];
    for (const path of wrong) {
      const answer = await fetchFeed(path);
      expect([path, answer.status, await answer.text()]).toEqual([path, 404, missing]);
    }
  });

  it('answers 404 at the old address as soon as it is rotated', async () => {
    const { findPath, fetchFeed } = await setUp(engine);
    const before = await findPath();
    expect(await findPath()).toBe(before);
    const after = await findPath('--rotate');
    expect(after).not.toBe(before);
    expect([(await fetchFeed(before)).status, (await fetchFeed(after)).status]).toEqual([404, 200]);
  });

  it('answers at the previous address for 30 days after the yearly rotation of keys', async () => {
    const { database, findPath, fetchFeed } = await setUp(engine);
    const before = await findPath();
    const rotateAt = (now: Date) => rotateKey(database, { name: 'calendar-feed', now, keepsPrevious: true });
    await rotateAt(new Date(NOW.getTime() - 30 * DAY_MS + 1));
    const after = await findPath();
    expect(after).not.toBe(before);
    expect([(await fetchFeed(before)).status, (await fetchFeed(after)).status]).toEqual([200, 200]);
    await rotateAt(new Date(NOW.getTime() - 30 * DAY_MS));
    const last = await findPath();
    expect([(await fetchFeed(after)).status, (await fetchFeed(last)).status]).toEqual([404, 200]);
  });

  it('keeps its address out of the log and the metrics', async () => {
    const { findPath, url, logged, metrics } = await setUp(engine);
    const path = await findPath();
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']) {
      await (await fetch(url + path, { method })).arrayBuffer();
      await (await fetch(`${url + path}?a=b`, { method })).arrayBuffer();
    }
    await expect.poll(() => logged.length).toBeGreaterThan(11);
    const secret = path.slice('/calendar/'.length, -'.ics'.length);
    expect(JSON.stringify(logged)).not.toContain(secret);
    expect(await metrics.registry.metrics()).not.toContain(secret);
  });
});
