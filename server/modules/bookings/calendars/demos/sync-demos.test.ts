import { beforeAll, describe, expect, it } from 'vitest';
import { calendar, event } from '../../../../../checks/fixtures/calendars/shape.ts';
import { type CalDavServer, startCalDavServer } from '../../../../../checks/support/caldav-server.ts';
import { openDemoHost } from '../../../../../checks/support/demo-host.ts';
import { type Engine, engines } from '../../../../../checks/support/engines.ts';
import { hasRadicale, type RunningRadicale, startRadicale } from '../../../../../checks/support/radicale.ts';
import { NOW } from '../../../../../checks/support/test-server.ts';
import type { Database } from '../../../../plugins/database/schema.ts';
import { listGuests } from '../../guests/guests.store.ts';
import { listCalendars } from '../calendars.store.ts';

const START = new Date('2026-03-11T02:30:00Z');
const MINUTE_MS = 60_000;

let radicale: RunningRadicale;

interface SetUp {
  isAlone?: boolean;
  /** Failing server in place of the real one. */
  server?: CalDavServer;
}

async function setUp({ openDatabase }: Engine, { isAlone = true, server }: SetUp = {}) {
  const address = server?.address ?? (await radicale.makeCalendar(`work-${Math.random()}`));
  const { username, password } = server ? { username: 'anna', password: 'secret' } : radicale;
  const host = await openDemoHost(await openDatabase(), { address, username, password }, isAlone);
  return {
    ...host,
    book: (start = START) => host.book(start),
    read: (leadId: string) => radicale.get(address, `${leadId}.ics`),
    put: (leadId: string, text: string) => radicale.put(address, `${leadId}.ics`, text),
    remove: (leadId: string) => radicale.delete(address, `${leadId}.ics`),
  };
}

describe.runIf(hasRadicale).each(engines)('demos in a host’s CalDAV calendar on $name', (engine) => {
  beforeAll(async () => {
    radicale = await startRadicale();
    return () => radicale.close();
  });

  it('are written, moved and removed with the booking', async () => {
    const { store, book, look, read, failures } = await setUp(engine);
    const leadId = await book();
    await look();
    const text = (await read(leadId)) ?? '';
    expect(text).toContain('DTSTART:20260311T023000Z');
    expect(text).toContain('https://www.example.com/demo/token');
    expect(text).not.toMatch(/METHOD|ATTENDEE|ORGANIZER/);
    expect(await store.move(leadId, new Date('2026-03-11T03:30:00Z'))).toMatchObject({ kind: 'done' });
    await look();
    expect(await read(leadId)).toContain('DTSTART:20260311T033000Z');
    await store.cancel(leadId);
    await look();
    expect(await read(leadId)).toBeUndefined();
    await look();
    expect(failures).toEqual([]);
  });

  it('name their guests, whom the server of the calendar does not invite once more', async () => {
    const { database, store, book, look, read, failures } = await setUp(engine);
    const leadId = await book();
    await look();
    await store.invite(leadId, 'ann@a.example, ben.with.a.long.name@a-long-domain.example');
    await look();
    const text = ((await read(leadId)) ?? '').replaceAll(/\r\n[ \t]/g, '');
    expect(text.match(/^ATTENDEE;.*SCHEDULE-AGENT=NONE.*$/gm)).toHaveLength(2);
    expect(text).toMatch(/mailto:ann@a.example/i);
    const [ann] = await listGuests(database, leadId);
    await store.uninvite(leadId, ann?.id ?? '');
    await look();
    expect(await read(leadId)).not.toContain('ann@a.example');
    await look();
    expect(failures).toEqual([]);
  });

  it('leave the calendar of a host who no longer holds them', async () => {
    const { database, ben, book, look, read } = await setUp(engine);
    const leadId = await book();
    await look();
    await database.updateTable('bookings').set({ host_id: ben.id }).where('lead_id', '=', leadId).execute();
    await look();
    expect(await read(leadId)).toBeUndefined();
  });

  it('do not make their host busy', async () => {
    const { database, anna, book, look } = await setUp(engine);
    await book();
    await look();
    await look();
    const days = await database.selectFrom('calendar_busy_days').selectAll().execute();
    expect(days).toEqual([]);
    expect((await listCalendars(database, anna.id))[0]?.goodAt).not.toBeNull();
  });

  it('that the host moves to a free time are moved, and everyone hears of it', async () => {
    const { store, book, look, read, put, messages } = await setUp(engine);
    const leadId = await book();
    await look();
    await put(
      leadId,
      ((await read(leadId)) ?? '')
        .replaceAll('20260311T02', '20260311T04')
        .replaceAll('20260311T03', '20260311T05'),
    );
    await look();
    expect(await store.find(leadId)).toMatchObject({ start: new Date('2026-03-11T04:30:00Z'), sequence: 1 });
    expect(await messages(leadId)).toEqual(['sales-email moved.1', 'slack moved.1', 'visitor-email moved.1']);
    await look();
    await look();
    expect(await read(leadId)).toContain('SEQUENCE:1');
    expect(await messages(leadId)).toHaveLength(3);
  });

  it('stay where they are when the server shows what was written before', async () => {
    const { store, book, look, read, put, messages } = await setUp(engine);
    const leadId = await book();
    await look();
    const before = (await read(leadId)) ?? '';
    const start = new Date('2026-03-11T03:30:00Z');
    await store.move(leadId, start);
    await look();
    await put(leadId, before);
    await look();
    expect(await store.find(leadId)).toMatchObject({ start, sequence: 1 });
    expect(await messages(leadId)).toEqual(['sales-email moved.1', 'slack moved.1', 'visitor-email moved.1']);
    expect(await read(leadId)).toContain('DTSTART:20260311T033000Z');
  });

  it.each<[string, (text: string) => string]>([
    ['to a time beside the half-hours', (text) => text.replace('20260311T023000Z', '20260311T024500Z')],
    ['to the past', (text) => text.replace('DTSTART:20260311T023000Z', 'DTSTART:20260301T023000Z')],
    [
      'out of the day',
      (text) =>
        text
          .replace('DTSTART:20260311T023000Z', 'DTSTART:20260311T200000Z')
          .replace('DTEND:20260311T030000Z', 'DTEND:20260311T203000Z'),
    ],
    [
      'to canceled',
      (text) =>
        text.replace('BEGIN:VEVENT', 'BEGIN:VEVENT\r\nSTATUS:CANCELLED').replace('STATUS:CONFIRMED\r\n', ''),
    ],
  ])('that the host moves %s are offered other times', async (_where, change) => {
    const { store, book, look, read, put, messages } = await setUp(engine);
    const leadId = await book();
    await look();
    await put(leadId, change((await read(leadId)) ?? ''));
    await look();
    expect(await messages(leadId)).toEqual(['sales-email offered.0', 'visitor-email offered.0']);
    expect(await store.find(leadId)).toMatchObject({ start: START, state: 'held' });
  });

  it('that the host deletes are offered other times, once, until the visitor has chosen', async () => {
    const { database, store, book, look, read, remove, messages } = await setUp(engine);
    const leadId = await book();
    await look();
    await remove(leadId);
    await look();
    await look();
    expect(await messages(leadId)).toEqual(['sales-email offered.0', 'visitor-email offered.0']);
    expect(await read(leadId)).toBeUndefined();
    const { details } = await database
      .selectFrom('lead_deliveries')
      .select('details')
      .where('message', '=', 'offered.0')
      .where('channel', '=', 'visitor-email')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(details ?? '').offers).toHaveLength(3);
    await store.move(leadId, new Date('2026-03-12T03:30:00Z'));
    await look();
    expect(await read(leadId)).toContain('DTSTART:20260312T033000Z');
    const { offered_at } = await database
      .selectFrom('bookings')
      .select('offered_at')
      .executeTakeFirstOrThrow();
    expect(offered_at).toBeNull();
  });

  it('that the host deletes are given to another host who is free', async () => {
    const { store, ben, book, look, remove, messages } = await setUp(engine, { isAlone: false });
    const leadId = await book();
    await look();
    await remove(leadId);
    await look();
    expect(await store.find(leadId)).toMatchObject({ start: START, host: { id: ben.id } });
    expect(await messages(leadId)).toEqual(['sales-email host.1', 'visitor-email host.1']);
  });

  it('that were offered other times are canceled half an hour before they would begin', async () => {
    const { store, book, look, remove, messages } = await setUp(engine);
    const soon = new Date(NOW.getTime() + 45 * MINUTE_MS);
    const leadId = await book(soon);
    await look();
    await remove(leadId);
    await look();
    expect(await store.endOffered()).toBe(0);
    for (let minute = 0; minute < 14; minute += 1) await look();
    expect(await store.endOffered()).toBe(1);
    expect(await messages(leadId)).toContain('visitor-email cancelled.1');
  });

  it('are written once the server is back', async () => {
    const { book, look, read, failures } = await setUp(engine);
    await radicale.stop();
    const leadId = await book();
    await look();
    await look();
    expect(failures).toHaveLength(2);
    await radicale.start();
    await look();
    expect(await read(leadId)).toContain('DTSTART:20260311T023000Z');
  });
});

describe.each(engines)('demos on a CalDAV server that refuses changes on $name', (engine) => {
  const MEETING = calendar(event('UID:1', 'DTSTART:20260311T053000Z', 'DURATION:PT1H'));
  const busyOf = async (database: Database) =>
    (await database.selectFrom('calendar_busy_days').select('day').execute()).map(({ day }) => day);

  it.each([403, 409, 412, 413, 415, 507, 207])(
    'keep what was read when a write is answered %i, and say so apart',
    async (status) => {
      const server = await startCalDavServer({ 'meeting.ics': MEETING });
      server.refuse = (method) => (method === 'PUT' ? status : undefined);
      const { database, book, look, failures } = await setUp(engine, { server });
      await book();
      await look();
      expect(await busyOf(database)).toEqual(['2026-03-11']);
      expect(await listCalendars(database)).toMatchObject([
        { failures: 0, problem: null, goodAt: expect.any(Date), demosProblem: `http_${status}` },
      ]);
      expect(failures).toMatchObject([{ kind: 'demos_failed', problem: `http_${status}` }]);
      server.refuse = undefined;
      await look();
      expect(await listCalendars(database)).toMatchObject([{ demosProblem: null, demosFailingSince: null }]);
    },
  );

  it('are written and removed, also where another one is refused', async () => {
    const server = await startCalDavServer();
    const { store, book, look } = await setUp(engine, { server });
    const [first, second] = [await book(), await book(new Date('2026-03-12T02:30:00Z'))];
    server.refuse = (method, name) => (method === 'PUT' && name.startsWith(first) ? 409 : undefined);
    await look();
    expect([...server.objects.keys()]).toEqual([`${second}.ics`]);
    await store.cancel(second);
    await look();
    expect([...server.objects.keys()]).toEqual([]);
  });

  it('are still there when a removal is answered 207', async () => {
    const server = await startCalDavServer();
    const { database, store, book, look } = await setUp(engine, { server });
    const leadId = await book();
    await look();
    await store.cancel(leadId);
    server.refuse = (method) => (method === 'DELETE' ? 207 : undefined);
    await look();
    expect(await listCalendars(database)).toMatchObject([{ demosProblem: 'http_207' }]);
    server.refuse = undefined;
    await look();
    expect([...server.objects.keys()]).toEqual([]);
  });

  it('are not taken for deleted under another name', async () => {
    const server = await startCalDavServer();
    const { store, book, look, messages } = await setUp(engine, { server });
    const leadId = await book();
    await look();
    const text = server.objects.get(`${leadId}.ics`) ?? '';
    server.objects = new Map([['restored.ics', text]]);
    server.refuse = (method) => (method === 'PUT' ? 207 : undefined);
    await store.move(leadId, new Date('2026-03-11T03:30:00Z'));
    await look();
    server.token = 'another';
    await look();
    expect(await messages(leadId)).toEqual(['sales-email moved.1', 'slack moved.1', 'visitor-email moved.1']);
    expect(await store.find(leadId)).toMatchObject({ start: new Date('2026-03-11T03:30:00Z') });
  });
});
