import { describe, expect, it } from 'vitest';
import { startBookingServer, tokenOf } from '../../../../checks/support/demo-bookings.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { addHosts, hostFacts, week } from '../../../../checks/support/hosts.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { findHostFeedPath } from '../feed/feed-address.ts';
import { deleteHost, insertHost, updateHost } from './hosts.store.ts';
import { insertTimeOff } from './time-off.store.ts';

async function setUp(engine: Engine, ...names: string[]) {
  const server = await startBookingServer(engine, { bookingsPerPerson: 9 });
  const hosts = await addHosts(server.database, ...names);
  const nameOf = (id: string | null) => hosts.find((host) => host.id === id)?.name ?? null;
  const hostOf = async (id: string) => nameOf((await server.findBooking(id)).host_id);
  return { ...server, hosts, hostOf };
}

const DAY_MS = 86_400_000;

describe.each(engines)('demos with hosts on $name', (engine) => {
  it('go to each host once in a half-hour, however many want it at once', async () => {
    const { book, database, isFree } = await setUp(engine, 'Anna', 'Ben', 'Cleo');
    const answers = await Promise.all(Array.from({ length: 12 }, () => book(0)));
    const booked = answers.filter(({ status }) => status === 201);
    expect([booked.length, answers.filter(({ code }) => code === 'slot_taken').length]).toEqual([3, 9]);
    const rows = await database.selectFrom('bookings').select('host_id').execute();
    expect(new Set(rows.map(({ host_id }) => host_id)).size).toBe(3);
    const seats = await database.selectFrom('demo_seats').select('seat').orderBy('seat').execute();
    expect(seats.map(({ seat }) => seat)).toEqual([1_001, 1_002, 1_003]);
    expect(await isFree(0)).toBe(false);
  });

  it('are offered and booked by none while every host is inactive', async () => {
    const { book, database, hosts, isFree } = await setUp(engine, 'Anna', 'Ben');
    for (const host of hosts) await updateHost(database, { ...host, isActive: false }, NOW);
    expect(await isFree(0)).toBe(false);
    const { status, code } = await book(0);
    expect([status, code]).toEqual([409, 'slot_taken']);
  });

  it('are shared by weight, and one who has waited longest comes first', async () => {
    const { book, database, hosts, hostOf } = await setUp(engine, 'Anna', 'Ben');
    const [anna] = hosts as [(typeof hosts)[0]];
    await updateHost(database, { ...anna, weight: 2 }, NOW);
    const given: (string | null)[] = [];
    for (let number = 0; number < 6; number += 1) given.push(await hostOf((await book(number)).id));
    expect(given.filter((name) => name === 'Anna')).toHaveLength(4);
  });

  it('keep the host of the same visitor', async () => {
    const { book, hostOf } = await setUp(engine, 'Anna', 'Ben', 'Cleo');
    const email = 'returns@example.com';
    const first = await hostOf((await book(0, { email })).id);
    for (const number of [1, 2]) await book(number);
    expect(await hostOf((await book(5, { email })).id)).toBe(first);
  });

  it('respect hours, time off, buffers and the most a day', async () => {
    const { book, database, isFree } = await setUp(engine);
    const anna = await insertHost(
      database,
      hostFacts({ name: 'Anna', hours: week('wed 08:00-12:00'), bufferAfter: 15, mostADay: 2 }),
      NOW,
    );
    const off = { start: Date.parse('2026-03-11T03:30:00Z'), end: Date.parse('2026-03-11T04:00:00Z') };
    await insertTimeOff(database, { hostId: anna.id, ...off, note: null }, NOW);
    const free = async () => {
      const found: number[] = [];
      for (let number = 0; number < 26; number += 1) if (await isFree(number)) found.push(number);
      return found;
    };
    // With its buffer, a demo that ends when the time off begins reaches into it.
    expect(await free()).toEqual([0, 3, 4, 5, 6, 7]);
    expect((await book(2)).status).toBe(409);
    expect((await book(4)).status).toBe(201);
    expect(await free()).toEqual([0, 6, 7]);
    expect((await book(5)).status).toBe(409);
    expect((await book(6)).status).toBe(201);
    expect(await free()).toEqual([]);
    expect((await book(0)).status).toBe(409);
  });

  it('keep their host when they move, or get another who can', async () => {
    const { book, post, hosts, hostOf, database } = await setUp(engine, 'Anna', 'Ben');
    const booked = await book(0);
    const first = await hostOf(booked.id);
    await post(tokenOf(booked), { action: 'move', startDateTime: '2026-03-11T10:00:00+05:30' });
    expect(await hostOf(booked.id)).toBe(first);
    const host = hosts.find(({ name }) => name === first);
    const start = Date.parse('2026-03-12T00:00:00Z');
    await insertTimeOff(database, { hostId: host?.id ?? '', start, end: start + DAY_MS, note: null }, NOW);
    await post(tokenOf(booked), {
      action: 'move',
      startDateTime: '2026-03-12T10:00:00+05:30',
      sequence: '1',
    });
    expect(await hostOf(booked.id)).not.toBe(first);
    const seats = await database.selectFrom('demo_seats').select('starts_at').execute();
    expect(seats).toEqual([{ starts_at: '2026-03-12T04:30:00.000Z' }]);
  });

  it('move within their own buffer', async () => {
    const { book, post, database, findBooking } = await setUp(engine);
    await insertHost(
      database,
      hostFacts({ name: 'Anna', bufferBefore: 60, bufferAfter: 60, mostADay: 1 }),
      NOW,
    );
    const booked = await book(0);
    await post(tokenOf(booked), { action: 'move', startDateTime: '2026-03-11T08:30:00+05:30' });
    expect((await findBooking(booked.id)).starts_at).toBe('2026-03-11T03:00:00.000Z');
  });

  it('count one host less where a demo was booked before there were hosts', async () => {
    const { book, database, isFree } = await setUp(engine);
    expect((await book(0)).status).toBe(201);
    await addHosts(database, 'Anna', 'Ben');
    expect(await isFree(0)).toBe(true);
    expect((await book(0)).status).toBe(201);
    expect(await isFree(0)).toBe(false);
    expect((await book(0)).status).toBe(409);
  });

  it('have seats without names again once there is no host', async () => {
    const { book, hosts, database, hostOf } = await setUp(engine, 'Anna');
    const [anna] = hosts as [(typeof hosts)[0]];
    await deleteHost(database, anna.id);
    const { id } = await book(0);
    expect(await hostOf(id)).toBe(null);
    const seats = await database.selectFrom('demo_seats').select('seat').execute();
    expect(seats).toEqual([{ seat: 1 }]);
  });

  it('are announced by their hosts: name, answers, place, page and feed', async () => {
    const { book, database, url, listMails, readMail } = await setUp(engine);
    const anna = await insertHost(
      database,
      hostFacts({
        name: 'Anna Maria Weber',
        email: 'anna@example.com',
        meetingUrl: 'https://meet.example.com/anna',
      }),
      NOW,
    );
    await addHosts(database, 'Ben');
    await updateHost(database, { ...anna, weight: 9 }, NOW);
    const booked = await book(0);
    await book(0);
    await expect.poll(() => listMails(booked.id)).toHaveLength(2);
    const [sales = '', visitors = ''] = await listMails(booked.id);
    const mail = await readMail(booked.id, visitors);
    expect(mail).toMatch(/^From: Anna Maria Weber </m);
    expect(mail).toMatch(/^Reply-To: Anna Maria Weber <anna@example\.com>/m);
    expect(mail).toContain('https://meet.example.com/anna');
    expect(await readMail(booked.id, sales)).toMatch(/^Cc: anna@example\.com/m);
    const page = await (await fetch(`${url}/demo/${tokenOf(booked)}`)).text();
    expect(page).toContain('"host":{"name":"Anna Maria Weber","initials":"AW"}');
    const path = await findHostFeedPath(database, anna.id);
    expect(await findHostFeedPath(database, anna.id)).toBe(path);
    const feed = await (await fetch(url + path)).text();
    expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(feed).toContain(booked.id);
    expect(feed).toContain('LOCATION:https://meet.example.com/anna');
    await findHostFeedPath(database, anna.id, true);
    expect((await fetch(url + path)).status).toBe(404);
  });
});
