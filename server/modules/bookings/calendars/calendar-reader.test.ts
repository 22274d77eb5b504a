import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { calendar, event } from '../../../../checks/fixtures/calendars/shape.ts';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { startCalendarServer } from '../../../../checks/support/calendar-server.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { addHosts } from '../../../../checks/support/hosts.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { rotateKeys } from '../../operations/keys/key-records.ts';
import { createCalendarMemory } from './busy-times.ts';
import { type ReaderEvent, readDueCalendars } from './calendar-reader.ts';
import { claimDue, findCredentials, insertCalendar, listCalendars } from './calendars.store.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SIGNAL = new AbortController().signal;
const meeting = (start: string, uid = 'meeting') => event(`UID:${uid}`, `DTSTART:${start}`, 'DURATION:PT1H');
const RANGE = { start: Date.parse('2026-03-11T00:00Z'), end: Date.parse('2026-03-13T00:00Z') };

async function setUp({ openDatabase }: Engine, ...events: string[]) {
  const database = await openDatabase();
  const [host] = await addHosts(database, 'Anna');
  if (!host) throw new Error('no host');
  const server = await startCalendarServer(calendar(events.join('\r\n')));
  const add = (address = server.address) =>
    insertCalendar(
      database,
      { hostId: host.id, kind: 'ics', takesDemos: false, credentials: { address } },
      NOW,
    );
  const happened: ReaderEvent[] = [];
  let now = NOW;
  const parts = {
    ...{ database, horizonDays: 365, clock: () => now, renewMs: 20, readingMs: 60_000 },
    onEvent: (each: ReaderEvent) => void happened.push(each),
  };
  const memory = createCalendarMemory(database);
  const pass = (ms: number) => {
    now = new Date(NOW.getTime() + ms);
  };
  /** Reads what is due so long after now. */
  const readAt = async (ms: number) => {
    pass(ms);
    await readDueCalendars(parts, SIGNAL);
    return memory.refresh(now);
  };
  const busy = () => memory.of(host.id).map(({ start }) => new Date(start).toISOString().slice(0, 16));
  return { database, host, server, add, readAt, memory, busy, happened, pass, parts };
}

describe.each(engines)('reading calendars on $name', (engine) => {
  it('makes a host busy, and free again once the calendar says so', async () => {
    const { database, host, server, add, readAt, memory, busy } = await setUp(
      engine,
      meeting('20260311T090000Z'),
    );
    await add();
    expect(memory.knowledge(host.id, NOW)).toBe('none');
    expect(await readAt(0)).toBe(true);
    expect([busy(), memory.knowledge(host.id, NOW)]).toEqual([['2026-03-11T09:00'], 'known']);
    const within = await memory.readWithin(database, [host.id, 'other'], RANGE);
    expect([...within]).toEqual([[host.id, memory.of(host.id)]]);
    server.text = calendar(meeting('20260312T090000Z'));
    expect(await readAt(4 * MINUTE_MS)).toBe(false);
    expect(await readAt(5 * MINUTE_MS)).toBe(true);
    expect(busy()).toEqual(['2026-03-12T09:00']);
    expect(await readAt(10 * MINUTE_MS)).toBe(false);
    expect(server.statuses).toEqual([200, 200, 304]);
  });

  it('is busy when any of several calendars is', async () => {
    const { add, readAt, busy } = await setUp(engine, meeting('20260311T090000Z'));
    const other = await startCalendarServer(calendar(meeting('20260311T093000Z')));
    await add();
    await add(other.address);
    await readAt(0);
    expect(busy()).toEqual(['2026-03-11T09:00']);
  });

  it('does not count demos, which have their seats', async () => {
    const { database, server, add, readAt, busy } = await setUp(engine);
    const leadId = await storeDemo(database, { start: new Date('2026-03-11T09:00Z') });
    server.text = calendar([meeting('20260311T090000Z', leadId), meeting('20260311T120000Z')].join('\r\n'));
    await add();
    await readAt(0);
    expect(busy()).toEqual(['2026-03-11T12:00']);
  });

  it('keeps the last good copy for six hours, and then is stale', async () => {
    const { host, server, add, readAt, memory, busy, happened, database } = await setUp(
      engine,
      meeting('20260311T090000Z'),
    );
    await add();
    await readAt(0);
    server.text = undefined;
    await readAt(5 * MINUTE_MS);
    const findFailing = async () => (await listCalendars(database))[0]?.failingSince;
    expect(await findFailing()).toBeNull();
    await readAt(5 * MINUTE_MS + 20_000);
    expect(await findFailing()).toEqual(new Date(NOW.getTime() + 5 * MINUTE_MS + 20_000));
    const knowledgeAt = (ms: number) => memory.knowledge(host.id, new Date(NOW.getTime() + ms));
    expect([knowledgeAt(6 * HOUR_MS - 1), knowledgeAt(6 * HOUR_MS)]).toEqual(['known', 'stale']);
    expect(busy()).toEqual(['2026-03-11T09:00']);
    server.text = '<html>Sign in</html>';
    await readAt(6 * HOUR_MS);
    expect(happened.map(({ kind, problem }) => `${kind} ${problem}`)).toEqual([
      'failed http_503',
      'failed http_503',
      'failed it is no calendar',
    ]);
    server.text = calendar(meeting('20260312T090000Z'));
    await readAt(7 * HOUR_MS);
    expect([knowledgeAt(7 * HOUR_MS), busy(), await findFailing()]).toEqual([
      'known',
      ['2026-03-12T09:00'],
      null,
    ]);
  });

  it.each<[what: string, problem: string, text: (whole: string) => string]>([
    ['empty', 'it is no calendar', () => ''],
    ['of white space', 'it is no calendar', () => '\r\n \r\n'],
    ['the head alone', 'it is not whole', () => 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'],
    ['cut before its end', 'it is not whole', (whole) => whole.replace(/END:VCALENDAR\s*$/, '')],
    ['cut in an event', 'it is not whole', (whole) => whole.slice(0, whole.indexOf('DURATION'))],
    ['a whole one and one that is cut', 'it is not whole', (whole) => `${whole}\r\n${whole.slice(0, -20)}`],
  ])('keeps the last good copy when the file is %s', async (_what, problem, change) => {
    const { server, add, readAt, busy, happened } = await setUp(engine, meeting('20260311T090000Z'));
    await add();
    await readAt(0);
    const whole = server.text ?? '';
    server.text = change(whole);
    await readAt(5 * MINUTE_MS);
    expect(busy()).toEqual(['2026-03-11T09:00']);
    expect(happened).toMatchObject([{ kind: 'failed', problem: expect.stringContaining(problem) }]);
  });

  it('keeps the last good copy when the connection, or a compressed file, ends early', async () => {
    const { server, add, readAt, busy, happened } = await setUp(engine, meeting('20260311T090000Z'));
    await add();
    await readAt(0);
    const whole = server.text ?? '';
    server.answer = (_request, response) => {
      response.writeHead(200, { 'content-length': whole.length });
      response.write(whole.slice(0, 100), () => response.destroy());
    };
    await readAt(5 * MINUTE_MS);
    server.answer = (_request, response) => {
      const packed = gzipSync(calendar(meeting('20260312T090000Z', 'x'.repeat(200))));
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed.subarray(0, packed.length - 40));
    };
    await readAt(6 * MINUTE_MS);
    expect([busy(), happened.map(({ kind }) => kind)]).toEqual([['2026-03-11T09:00'], ['failed', 'failed']]);
  });

  it('keeps what could not be read of a good calendar: events and zones', async () => {
    const { database, add, readAt, server } = await setUp(
      engine,
      event('UID:1', 'DTSTART;TZID=Mars/Olympus:20260311T090000', 'DURATION:PT1H'),
      event('UID:2', 'DTSTART:soon', 'DURATION:PT1H'),
    );
    await add();
    await readAt(0);
    expect(await listCalendars(database)).toMatchObject([
      { unread: 1, unknownZones: ['Mars/Olympus'], failures: 0 },
    ]);
    server.text = calendar(meeting('20260312T090000Z'));
    await readAt(5 * MINUTE_MS);
    expect(await listCalendars(database)).toMatchObject([{ unread: 0, unknownZones: [] }]);
  });

  it('reads others meanwhile, and gives a calendar up that takes too long', async () => {
    const { add, server, database, readAt, busy, happened, parts } = await setUp(
      engine,
      meeting('20260311T090000Z'),
    );
    const slow = await startCalendarServer();
    const asked = Promise.withResolvers<void>();
    slow.answer = () => asked.resolve();
    const { id } = await add(slow.address);
    await database.updateTable('host_calendars').set({ due_at: '2026-01-01T00:00:00.000Z' }).execute();
    await add();
    parts.readingMs = 2_000;
    const slowly = readAt(0);
    await asked.promise;
    parts.readingMs = 60_000;
    await readAt(0);
    expect([busy(), server.statuses]).toEqual([['2026-03-11T09:00'], [200]]);
    await slowly;
    expect(happened).toMatchObject([{ kind: 'failed', calendarId: id, problem: 'timeout' }]);
  });

  it('was never read is stale', async () => {
    const { host, server, add, readAt, memory } = await setUp(engine);
    server.text = undefined;
    await add();
    await readAt(0);
    expect(memory.knowledge(host.id, NOW)).toBe('stale');
  });

  it('reads a calendar as a whole once an hour, whatever its server says of changes', async () => {
    const { server, add, readAt, busy } = await setUp(engine);
    const asked: (string | undefined)[] = [];
    server.answer = (request, response) => {
      asked.push(request.headers['if-none-match']);
      response.writeHead(asked.at(-1) ? 304 : 200, { etag: '"always the same"' }).end(server.text);
    };
    await add();
    await readAt(0);
    server.text = calendar(meeting('20260312T090000Z'));
    await readAt(HOUR_MS - MINUTE_MS);
    expect(busy()).toEqual([]);
    await readAt(HOUR_MS + 4 * MINUTE_MS);
    expect(busy()).toEqual(['2026-03-12T09:00']);
    expect(asked).toEqual([undefined, '"always the same"', undefined]);
  });

  it('gives a calendar to one process at a time, until its lease is over', async () => {
    const { database, add } = await setUp(engine);
    await add();
    const claimed = await Promise.all([claimDue(database, NOW), claimDue(database, NOW)]);
    expect(claimed.filter(Boolean)).toHaveLength(1);
    expect(await claimDue(database, new Date(NOW.getTime() + 40_000))).toBeUndefined();
    expect(await claimDue(database, new Date(NOW.getTime() + 50_000))).toBeDefined();
  });

  it('keeps a calendar for as long as its reading takes', async () => {
    const { database, server, add, readAt, pass } = await setUp(engine);
    await add();
    const leasedUntil = async () => {
      const row = await database.selectFrom('host_calendars').select('leased_until').executeTakeFirst();
      return row?.leased_until;
    };
    const isFreeAt = async (ms: number) =>
      (await claimDue(database, new Date(NOW.getTime() + ms))) !== undefined;
    const asked = Promise.withResolvers<() => void>();
    server.answer = (_request, response) => asked.resolve(() => response.end(server.text));
    const reading = readAt(0);
    const answer = await asked.promise;
    pass(MINUTE_MS);
    await expect.poll(leasedUntil).toBe(new Date(NOW.getTime() + 105_000).toISOString());
    expect(await isFreeAt(100_000)).toBe(false);
    answer();
    await reading;
    expect(await leasedUntil()).toBeNull();
  });

  it('goes on with a new key after a rotation, and keeps nothing in the clear', async () => {
    const { database, server, add, readAt, happened } = await setUp(engine);
    const { id } = await add();
    await rotateKeys(database, ['calendar-credentials'], { isAtOnce: true, now: NOW, onRotated: () => {} });
    expect(await findCredentials(database, id)).toEqual({ address: server.address });
    await readAt(0);
    expect(happened).toEqual([]);
    const rows = await database.selectFrom('host_calendars').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('secret-address');
    await database.deleteFrom('server_keys').where('name', '=', 'calendar-credentials').execute();
    await readAt(5 * MINUTE_MS);
    expect(happened.map(({ problem }) => problem)).toEqual(['other_key']);
  });
});
