import { expect, it } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { deskCaller } from '../../../../checks/support/desk/desk-caller.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { halfHourStart } from '../../../../checks/support/half-hours.ts';
import { hostFacts } from '../../../../checks/support/hosts.ts';
import { NOW, startTestServer, type TestServer } from '../../../../checks/support/test-server.ts';
import { insertHost } from '../hosts/hosts.store.ts';
import { insertTimeOff } from '../hosts/time-off.store.ts';

const DAY_MS = 86_400_000;
const FIRST = halfHourStart('2026-03-11');
const WEEK = 'from=2026-03-09T00:00:00Z&until=2026-03-16T00:00:00Z';

/** Starts a server whose owner, Anna of sales and Ben of sales hold demos. */
async function setUp(engine?: Engine) {
  const database = await engine?.openDatabase();
  const server = await startTestServer({ ...(database && { database }) });
  const owner = await deskCaller(server, 'owner');
  const [anna, ben] = [await deskCaller(server, 'sales'), await deskCaller(server, 'sales')];
  const add = (name: string, email: string) =>
    insertHost(server.database, hostFacts({ name, email: email.toUpperCase() }), NOW);
  const hosts = { anna: await add('Anna', anna.email), ben: await add('Ben', ben.email) };
  return { server, owner, anna, ben, hosts };
}

async function give(server: TestServer, leadId: string, hostId: string, changes: object = {}) {
  await server.database
    .updateTable('bookings')
    .set({ host_id: hostId, host_since: NOW.toISOString(), ...changes })
    .where('lead_id', '=', leadId)
    .execute();
}

it('lists demos in the order of time, as they stand', async () => {
  const { server, owner, hosts } = await setUp();
  const at = (halfHours: number) => new Date(FIRST.getTime() + halfHours * 1_800_000);
  const [later, first] = [
    await storeDemo(server.database, { start: at(2) }),
    await storeDemo(server.database, { start: at(0), sequence: 3 }),
  ];
  await storeDemo(server.database, { start: at(1), state: 'cancelled' });
  await give(server, later, hosts.anna.id, { host_confirm_by: at(0).toISOString() });
  const { body } = await owner.call('GET', `/demos?${WEEK}`);
  expect(body).toEqual({
    demos: [
      {
        ...{ id: first, start: at(0).toISOString(), end: at(1).toISOString(), state: 'booked', version: 3 },
        ...{ name: 'Asha Rao', email: 'asha@example.com', hostId: null, timeZone: null, confirmBy: null },
      },
      expect.objectContaining({
        ...{ id: later, state: 'to-confirm', hostId: hosts.anna.id, confirmBy: at(0).toISOString() },
      }),
    ],
    all: 2,
  });
  const all = await owner.call('GET', `/demos?${WEEK}&withCanceled=true`);
  expect(all.body.demos.map(({ state }: { state: string }) => state)).toEqual([
    'booked',
    'canceled',
    'to-confirm',
  ]);
});

it.each(engines)(
  'goes on where the answer before ended, also among demos of one half-hour, on $name',
  async (engine) => {
    const { server, owner } = await setUp(engine);
    for (let count = 0; count < 250; count += 1) {
      await storeDemo(server.database, { start: new Date(FIRST.getTime() + (count % 2) * 1_800_000) });
    }
    const seen: string[] = [];
    let next: string | undefined;
    do {
      const { body } = await owner.call('GET', `/demos?${WEEK}${next ? `&after=${next}` : ''}`);
      expect(body.all).toBe(250);
      seen.push(...body.demos.map(({ id }: { id: string }) => id));
      next = body.next;
    } while (next);
    expect([seen.length, new Set(seen).size]).toEqual([250, 250]);
    expect((await owner.call('GET', `/demos?${WEEK}&size=whole`)).body.demos).toHaveLength(250);
    expect((await owner.call('GET', `/demos?${WEEK}&after=soon`)).status).toBe(400);
  },
);

it.each(engines)(
  'shows sales their own demos and those without a host, and answers no others, on $name',
  async (engine) => {
    const { server, anna, ben, hosts } = await setUp(engine);
    const [own, other, free] = [
      await storeDemo(server.database, { start: FIRST }),
      await storeDemo(server.database, { start: FIRST }),
      await storeDemo(server.database, { start: FIRST }),
    ];
    await give(server, own, hosts.anna.id);
    await give(server, other, hosts.ben.id);
    const idsOf = async (query = '') =>
      (await anna.call('GET', `/demos?${WEEK}${query}`)).body.demos
        .map(({ id }: { id: string }) => id)
        .sort();
    expect(await idsOf()).toEqual([own, free].sort());
    expect(await idsOf(`&host=${hosts.ben.id}`)).toEqual([]);
    expect(await idsOf('&host=none')).toEqual([free]);
    expect((await anna.call('GET', `/demos/${own}`)).body.demo.id).toBe(own);
    expect((await anna.call('GET', `/demos/${other}`)).status).toBe(404);
    expect((await ben.call('GET', `/demos/${other}`)).status).toBe(200);
    const start = new Date(FIRST.getTime() + DAY_MS).toISOString();
    const tries: [string, object][] = [
      [`/demos/${other}/move`, { version: 0, start }],
      [`/demos/${other}/cancel`, { version: 0 }],
      [`/demos/${other}/outcome`, { outcome: 'no_show' }],
      [`/demos/${other}/host`, { version: 0 }],
      [`/demos/${other}/confirm`, { version: 0 }],
      [`/demos/${other}/decline`, { version: 0 }],
      ['/demos/swap', { one: { id: own, version: 0 }, other: { id: other, version: 0 } }],
    ];
    for (const [path, body] of tries)
      expect([path, (await anna.call('POST', path, body)).status]).toEqual([path, 404]);
  },
);

it('shows no notes of a demo without a host to sales whose colleague has its lead', async () => {
  const { server, owner, anna, hosts } = await setUp();
  const { database } = server;
  const id = await storeDemo(database, { start: FIRST });
  const note = { id: 'note', lead_id: id, text: 'Wants a discount', created_at: NOW.toISOString() };
  await database.insertInto('lead_notes').values(note).execute();
  const notes = async (caller = anna) => (await caller.call('GET', `/demos/${id}`)).body.notes;
  const shown = [{ at: NOW.toISOString(), text: 'Wants a discount' }];
  expect(await notes()).toEqual(shown);
  await database.updateTable('leads').set({ assigned_to: 'ben' }).where('id', '=', id).execute();
  expect([await notes(), await notes(owner)]).toEqual([[], shown]);
  await give(server, id, hosts.anna.id);
  expect(await notes()).toEqual(shown);
});

it.each(['editor', 'analyst', 'system'] as const)('shows no demo to %s', async (role) => {
  const { server } = await setUp();
  const id = await storeDemo(server.database, { start: FIRST });
  const caller = await deskCaller(server, role);
  const days = 'first=2026-03-09&last=2026-03-15';
  for (const path of [
    `/demos?${WEEK}`,
    `/demos/${id}`,
    `/calendar?${days}`,
    `/calendar/free?${days}`,
    '/hosts',
  ]) {
    expect([path, (await caller.call('GET', path)).status]).toEqual([path, 403]);
  }
  expect((await caller.call('POST', `/demos/${id}/cancel`, { version: 0 })).status).toBe(403);
});

it('shows what stands around demos: office, hosts, time off, closed days and holidays', async () => {
  const server = await startTestServer({
    config: { holidays: new Set(['2026-03-13']), demoSeats: 2, demoDays: ['wed', 'fri'] },
  });
  const owner = await deskCaller(server, 'owner');
  const anna = await deskCaller(server, 'sales');
  const host = await insertHost(server.database, hostFacts({ name: 'Ben' }), NOW);
  const when = { start: Date.parse('2026-03-11T00:00:00Z'), end: Date.parse('2026-03-12T00:00:00Z') };
  await insertTimeOff(server.database, { ...when, hostId: host.id, note: 'Dentist' }, NOW);
  await owner.call('POST', '/closed-days', { first: '2026-03-12', last: '2026-03-12' });
  const { body } = await owner.call('GET', '/calendar?first=2026-03-11&last=2026-03-13');
  expect(body).toMatchObject({
    office: { zone: 'Asia/Kolkata', place: 'India', minutes: 30 },
    hosts: [{ id: host.id, name: 'Ben', isActive: true, isOwn: false }],
    ...{ seats: 2, timeOff: [{ hostId: host.id, note: 'Dentist' }], changes: 'all' },
    ...{ closedDays: ['2026-03-12'], holidays: ['2026-03-13'], now: NOW.toISOString() },
  });
  expect(body.open).toEqual([{ start: '2026-03-11T02:30:00.000Z', end: '2026-03-11T14:30:00.000Z' }]);
  const shown = await anna.call('GET', '/calendar?first=2026-03-11&last=2026-03-13');
  expect(shown.body).toMatchObject({ changes: 'own', timeOff: [{ note: null }] });
  expect((await owner.call('GET', '/calendar?first=2026-03-11&last=2026-05-13')).status).toBe(400);
});

it('offers half-hours that a person of the team can use: free, not closed, also on days without demos for visitors', async () => {
  const server = await startTestServer({ config: { demoSeats: 1, demoDays: ['mon'], demoHorizonDays: 1 } });
  const owner = await deskCaller(server, 'owner');
  const startsOn = async (day: string) =>
    (await owner.call('GET', `/calendar/free?first=${day}&last=${day}`)).body.times.map(
      ({ start }: { start: string }) => start,
    );
  expect(await startsOn('2026-03-14')).toContain('2026-03-14T02:30:00.000Z');
  await owner.call('POST', '/closed-days', { first: '2026-03-14', last: '2026-03-14' });
  expect(await startsOn('2026-03-14')).toEqual([]);
  expect((await startsOn('2026-03-10'))[0]).toBe('2026-03-10T07:00:00.000Z');
});

it('shows the request of a demo, who else comes, and its links', async () => {
  const { server, owner, hosts } = await setUp();
  const id = await storeDemo(server.database, {
    ...{ start: FIRST, timeZone: 'Europe/Paris', body: { message: 'The inbox', phone: '+919876543210' } },
  });
  await give(server, id, hosts.anna.id);
  await server.database.updateTable('hosts').set({ meeting_url: 'https://meet.example.com/anna' }).execute();
  expect((await owner.call('GET', `/demos/${id}`)).body).toMatchObject({
    demo: { id, hostId: hosts.anna.id },
    ...{ phone: '+919876543210', request: 'The inbox', timeZone: 'Europe/Paris', guests: [], notes: [] },
    ...{ meetingUrl: 'https://meet.example.com/anna', moves: 0 },
    manageUrl: expect.stringMatching(/\/demo\/[\w-]{48}$/),
  });
});
