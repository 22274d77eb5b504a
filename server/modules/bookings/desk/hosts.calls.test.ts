import { expect, it } from 'vitest';
import { calendar, event } from '../../../../checks/fixtures/calendars/shape.ts';
import { startCalendarServer } from '../../../../checks/support/calendar-server.ts';
import { deskCaller } from '../../../../checks/support/desk/desk-caller.ts';
import { halfHour, halfHourStart } from '../../../../checks/support/half-hours.ts';
import { addHosts, hostFacts, week } from '../../../../checks/support/hosts.ts';
import { GOOD_BODIES } from '../../../../checks/support/lead-bodies.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import { insertHost } from '../hosts/hosts.store.ts';

async function setUp() {
  const server = await startTestServer();
  const [owner, sales] = [await deskCaller(server, 'owner'), await deskCaller(server, 'sales')];
  const book = async (day: string) => {
    const payload = { ...GOOD_BODIES.demo, ...halfHour(day) };
    const response = await server.app.inject({ method: 'POST', url: '/authms/demo', payload });
    return response.json().id as string;
  };
  return { server, owner, sales, book };
}

it('adds, changes and removes hosts, and names the fields at fault', async () => {
  const { owner, book } = await setUp();
  const id = await book('2026-03-11');
  const added = await owner.call('POST', '/hosts', {
    name: 'Anna',
    email: 'anna@example.com',
    hours: '00:00-24:00',
  });
  expect(added.body).toMatchObject({
    given: 1,
    left: 0,
    host: { name: 'Anna', zone: 'Asia/Kolkata', coming: 1 },
  });
  expect((await owner.call('GET', `/demos/${id}`)).body.demo.hostId).toBe(added.body.host.id);
  const path = `/hosts/${added.body.host.id}`;
  const wrong = { hours: 'mon 9-17', zone: 'Mars/Olympus', meetingUrl: 'ftp://example.com', name: ' ' };
  const refused = await owner.call('PATCH', path, wrong);
  expect(refused.body.fields.map(({ field }: { field: string }) => field).sort()).toEqual(
    Object.keys(wrong).sort(),
  );
  expect((await owner.call('PATCH', path, { bufferAfter: 241 })).status).toBe(400);
  const changed = await owner.call('PATCH', path, {
    hours: 'mon-fri 9:00-12:00',
    mostADay: 3,
    isActive: false,
  });
  expect(changed.body.host).toMatchObject({ hours: 'mon-fri 09:00-12:00', mostADay: 3, isActive: false });
  const again = await owner.call('POST', '/hosts', { name: 'Other', email: 'ANNA@example.com' });
  expect([again.status, again.body.message]).toEqual([409, 'Anna has the address anna@example.com already.']);
  expect((await owner.call('DELETE', path)).body.message).toMatch(/^Anna has demos to come/);
  await owner.call('POST', `/demos/${id}/cancel`, { version: 0 });
  expect((await owner.call('DELETE', path)).status).toBe(204);
  expect((await owner.call('GET', '/hosts')).body.hosts).toEqual([]);
});

it('lets sales change their own hours and time off, and nothing else of hosts', async () => {
  const { server, sales } = await setUp();
  const own = await insertHost(server.database, hostFacts({ name: 'Own', email: sales.email }), NOW);
  const [other] = await addHosts(server.database, 'Other');
  expect((await sales.call('GET', '/hosts')).body.hosts.map(({ id }: { id: string }) => id)).toEqual([
    own.id,
  ]);
  const off = { first: '2026-03-12', last: '2026-03-13', move: false };
  const statuses = {
    'own hours': await sales.call('PATCH', `/hosts/${own.id}`, { hours: 'mon 09:00-17:00' }),
    'own weight': await sales.call('PATCH', `/hosts/${own.id}`, { weight: 5 }),
    'own address': await sales.call('PATCH', `/hosts/${own.id}`, { email: 'x@example.com' }),
    'other hours': await sales.call('PATCH', `/hosts/${other?.id}`, { hours: '' }),
    'own time off': await sales.call('POST', `/hosts/${own.id}/time-off`, off),
    'other time off': await sales.call('POST', `/hosts/${other?.id}/time-off`, off),
    'other feed': await sales.call('POST', `/hosts/${other?.id}/feed`),
    'a new host': await sales.call('POST', '/hosts', { name: 'New', email: 'new@example.com' }),
    'no host': await sales.call('DELETE', `/hosts/${own.id}`),
    'closed days': await sales.call('POST', '/closed-days', { first: '2026-03-12', last: '2026-03-12' }),
  };
  expect(Object.entries(statuses).map(([what, { status }]) => [what, status])).toEqual([
    ['own hours', 200],
    ['own weight', 403],
    ['own address', 403],
    ['other hours', 403],
    ['own time off', 200],
    ['other time off', 403],
    ['other feed', 403],
    ['a new host', 403],
    ['no host', 403],
    ['closed days', 403],
  ]);
});

it('gives a host time off, moves the demos in it or offers their visitors other times, and takes it back', async () => {
  const { server, owner, book } = await setUp();
  const [anna] = await addHosts(server.database, 'Anna');
  const [given, offered] = [await book('2026-03-11'), await book('2026-03-12')];
  await insertHost(server.database, hostFacts({ name: 'Ben', hours: week('wed 00:00-24:00') }), NOW);
  const off = `/hosts/${anna?.id}/time-off`;
  const days = { first: '2026-03-11', last: '2026-03-13' };
  const listed = await owner.call('GET', `${off}/demos?first=2026-03-11&last=2026-03-13`);
  expect(listed.body.demos.map(({ id }: { id: string }) => id)).toEqual([given, offered]);
  const { body } = await owner.call('POST', off, { ...days, note: 'Vacation', move: true });
  expect(body.demos).toEqual([
    { demo: expect.objectContaining({ id: given, state: 'booked' }), became: 'given' },
    { demo: expect.objectContaining({ id: offered, state: 'offered' }), became: 'offered' },
  ]);
  expect(body.timeOff).toMatchObject({ note: 'Vacation', start: '2026-03-10T18:30:00.000Z' });
  expect((await owner.call('DELETE', `/time-off/${body.timeOff.id}`)).status).toBe(204);
  expect((await owner.call('DELETE', `/time-off/${body.timeOff.id}`)).status).toBe(404);
  const wrong = [
    { first: '2026-03-13', last: '2026-03-11' },
    { first: '2026-02-30', last: '2026-03-11' },
    { ...days, from: '09:00', to: '12:00' },
    { first: '2026-03-11', last: '2026-03-11', from: '12:00', to: '09:00' },
  ];
  for (const each of wrong)
    expect((await owner.call('POST', off, { ...each, move: false })).status).toBe(400);
  const past = await owner.call('POST', off, { first: '2026-03-01', last: '2026-03-02', move: false });
  expect(past.body.code).toBe('passed');
});

it('closes days and opens them again, and lists the demos that stay on them', async () => {
  const { owner, book } = await setUp();
  const id = await book('2026-03-11');
  const closed = await owner.call('POST', '/closed-days', { first: '2026-03-11', last: '2026-03-12' });
  expect(closed.body).toMatchObject({
    days: 2,
    demos: [{ id, start: halfHourStart('2026-03-11').toISOString() }],
  });
  expect((await owner.call('DELETE', '/closed-days?first=2026-03-12&last=2026-04-12')).body.days).toBe(1);
});

it('adds, tests and removes a calendar, never answers what opens it, and shows a feed once', async () => {
  const { server, owner } = await setUp();
  const stale = await deskCaller(server, 'owner', { isFresh: false });
  const [anna] = await addHosts(server.database, 'Anna');
  const source = await startCalendarServer(
    calendar(event('UID:1', 'DTSTART:20260311T090000Z', 'DURATION:PT1H')),
  );
  const body = { kind: 'ics', address: source.address, takesDemos: false };
  const path = `/hosts/${anna?.id}/calendars`;
  expect((await stale.call('POST', path, body)).body.code).toBe('passkey_needed');
  const added = await owner.call('POST', path, body);
  expect(added.body).toMatchObject({
    calendar: { kind: 'ics', state: 'unread', readAt: null },
    reading: { events: 1, busyTimes: 1, firstBusy: '2026-03-11T09:00:00.000Z', unread: 0 },
  });
  const listed = await owner.call('GET', '/hosts');
  expect(listed.body.hosts[0].calendars).toHaveLength(1);
  const own = `/calendars/${added.body.calendar.id}`;
  expect((await owner.call('POST', `${own}/test`)).body.events).toBe(1);
  const refused = await owner.call('POST', path, { ...body, address: 'file:///etc/passwd' });
  expect([refused.status, refused.body.fields[0].field]).toEqual([400, 'address']);
  const broken = await startCalendarServer('<html>Sign in</html>');
  const unreadable = await owner.call('POST', path, { ...body, address: broken.address });
  expect(unreadable.body.message).toBe('The calendar cannot be read: it is no calendar.');
  expect(JSON.stringify([added, listed, refused, unreadable])).not.toContain('secret-address');
  expect((await stale.call('DELETE', own)).body.code).toBe('passkey_needed');
  expect((await owner.call('DELETE', own)).status).toBe(204);
  const sales = await deskCaller(server, 'sales');
  expect((await sales.call('POST', `${own}/test`)).status).toBe(404);
  expect((await stale.call('POST', `/hosts/${anna?.id}/feed`)).body.code).toBe('passkey_needed');
  const [first, second] = [
    await owner.call('POST', `/hosts/${anna?.id}/feed`),
    await owner.call('POST', `/hosts/${anna?.id}/feed`),
  ];
  expect(first.body.address).toMatch(/\/calendar\/[\w-]{43}\.ics$/);
  expect(second.body.address).not.toBe(first.body.address);
});

it('reads no address of the own network for sales, and one calendar of a host at a time', async () => {
  const { server, owner } = await setUp();
  const sales = await deskCaller(server, 'sales');
  const host = await insertHost(server.database, hostFacts({ name: 'Eve', email: sales.email }), NOW);
  const source = await startCalendarServer(
    calendar(event('UID:1', 'DTSTART:20260311T090000Z', 'DURATION:PT1H')),
  );
  const add = (caller: typeof sales, address: string) =>
    caller.call('POST', `/hosts/${host.id}/calendars`, { kind: 'ics', address, takesDemos: false });
  for (const address of [source.address, 'https://[::ffff:10.0.0.1]/', 'webcal://169.254.169.254/latest']) {
    const { status, body } = await add(sales, address);
    expect([address, status, body.fields?.[0].field]).toEqual([address, 400, 'address']);
  }
  const answers = await Promise.all([add(owner, source.address), add(owner, source.address)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
