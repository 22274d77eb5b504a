import { describe, expect, it } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { deskCaller } from '../../../../checks/support/desk/desk-caller.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { halfHour, halfHourStart } from '../../../../checks/support/half-hours.ts';
import { addHosts } from '../../../../checks/support/hosts.ts';
import { GOOD_BODIES } from '../../../../checks/support/lead-bodies.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import { insertTimeOff } from '../hosts/time-off.store.ts';

const FIRST = halfHourStart('2026-03-11');
const at = (day: string, number = 0) => halfHourStart(day, number).toISOString();

async function setUp({ openDatabase }: Engine, { hosts = ['Anna', 'Ben'], seats = 2 } = {}) {
  let now = NOW;
  const database = await openDatabase();
  const added = await addHosts(database, ...hosts);
  const server = await startTestServer({
    ...{ database, clock: () => now },
    config: { demoSeats: seats },
  });
  const owner = await deskCaller(server, 'owner');
  let people = 0;
  /** Books as a visitor of the site does. @returns the id of its lead */
  const book = async (day = '2026-03-11', number = 0) => {
    people += 1;
    const email = `visitor-${people}@example.com`;
    const payload = { ...GOOD_BODIES.demo, email, ...halfHour(day, number) };
    const response = await server.app.inject({ method: 'POST', url: '/authms/demo', payload });
    return response.json().id as string;
  };
  const bookingOf = (id: string) =>
    database.selectFrom('bookings').selectAll().where('lead_id', '=', id).executeTakeFirstOrThrow();
  const messages = async (id: string) =>
    (
      await database
        .selectFrom('lead_deliveries')
        .select(['channel', 'message', 'details'])
        .where('lead_id', '=', id)
        .where('message', '!=', 'received')
        .execute()
    ).map(({ channel, message, details }) => ({ channel, message, word: JSON.parse(details ?? '{}').word }));
  const actions = async () =>
    (await database.selectFrom('audit_entries').select(['action', 'actor']).orderBy('number').execute()).map(
      ({ action }) => action,
    );
  const setNow = (date: Date) => {
    now = date;
  };
  return { server, database, owner, hosts: added, book, bookingOf, messages, actions, setNow };
}

describe.each(engines)('changes of demos at the desk on $name', (engine) => {
  it('moves a demo as it was seen, tells its visitor and writes it down', async () => {
    const { owner, book, bookingOf, actions } = await setUp(engine);
    const id = await book();
    const moved = await owner.call('POST', `/demos/${id}/move`, { version: 0, start: at('2026-03-12', 2) });
    expect(moved).toMatchObject({
      status: 200,
      body: { demo: { id, version: 1, start: at('2026-03-12', 2), end: at('2026-03-12', 3) } },
    });
    expect(await bookingOf(id)).toMatchObject({ starts_at: at('2026-03-12', 2), moves: 1 });
    const late = await owner.call('POST', `/demos/${id}/move`, { version: 0, start: at('2026-03-12', 4) });
    expect([late.status, late.body.code]).toEqual([409, 'outdated']);
    // The same move once more, such as after a lost answer.
    const again = await owner.call('POST', `/demos/${id}/move`, { version: 0, start: at('2026-03-12', 2) });
    expect([again.status, again.body.demo.version]).toEqual([200, 1]);
    expect(await actions()).toEqual(['demos.move', 'demos.move']);
  });

  it('names free half-hours in place of one that is taken, and refuses closed days, the past and other times', async () => {
    const { owner, book } = await setUp(engine, { hosts: [], seats: 1 });
    const [id] = [await book(), await book('2026-03-11', 1)];
    const move = (start: string) => owner.call('POST', `/demos/${id}/move`, { version: 0, start });
    const taken = await move(at('2026-03-11', 1));
    expect([taken.status, taken.body.code, taken.body.alternatives.length]).toEqual([409, 'slot_taken', 3]);
    await owner.call('POST', '/closed-days', { first: '2026-03-13', last: '2026-03-14' });
    const codes = [];
    for (const start of [at('2026-03-13'), at('2026-03-09'), '2026-03-12T02:45:00.000Z', 'soon']) {
      codes.push((await move(start)).body.code);
    }
    expect(codes).toEqual(['day_closed', 'passed', 'invalid_request', 'invalid_request']);
  });

  it('cancels a demo with a word to its visitor', async () => {
    const { owner, messages, bookingOf, database } = await setUp(engine);
    const id = await storeDemo(database, { start: FIRST, told: ['visitor-email', 'sales-email'] });
    const word = ' Anna is ill. We’re sorry! ';
    expect((await owner.call('POST', `/demos/${id}/cancel`, { version: 0, word })).body.demo.state).toBe(
      'canceled',
    );
    expect((await bookingOf(id)).state).toBe('cancelled');
    const told = await messages(id);
    expect(told).toEqual(
      expect.arrayContaining([{ channel: 'visitor-email', message: 'cancelled.1', word: word.trim() }]),
    );
    const again = await owner.call('POST', `/demos/${id}/move`, { version: 1, start: at('2026-03-12') });
    expect([again.status, again.body.code]).toEqual([409, 'canceled']);
  });

  it('notes that a demo took place, or that its visitor did not come, once it has begun', async () => {
    const { server, book, setNow, database } = await setUp(engine);
    const now = new Date(FIRST.getTime() + 60_000);
    const owner = await deskCaller(server, 'owner', { now });
    const [held, missed] = [await book(), await book()];
    const note = (id: string, outcome: string, text?: string) =>
      owner.call('POST', `/demos/${id}/outcome`, { outcome, ...(text && { note: text }) });
    expect((await note(held, 'held')).body.code).toBe('not_begun');
    setNow(now);
    expect((await note(held, 'held', 'They want a quote')).body.demo.state).toBe('took-place');
    expect((await note(missed, 'no_show')).body.demo.state).toBe('no-show');
    expect((await note(held, 'no_show')).body.code).toBe('took_place');
    expect((await note(missed, 'held')).body.demo.state).toBe('took-place');
    const notes = await database.selectFrom('lead_notes').select(['lead_id', 'text']).execute();
    expect(notes).toEqual([{ lead_id: held, text: 'They want a quote' }]);
  });

  it('gives a demo to another host, and swaps those of two', async () => {
    const { owner, hosts, book, bookingOf, database } = await setUp(engine);
    const [one, other] = [await book(), await book()];
    const hostIds = async () => [(await bookingOf(one)).host_id, (await bookingOf(other)).host_id];
    const before = await hostIds();
    expect(new Set(before).size).toBe(2);
    const seen = { one: { id: one, version: 0 }, other: { id: other, version: 0 } };
    expect((await owner.call('POST', '/demos/swap', seen)).status).toBe(200);
    expect(await hostIds()).toEqual(before.toReversed());
    expect((await owner.call('POST', '/demos/swap', seen)).body.code).toBe('outdated');
    await owner.call('POST', `/demos/${other}/cancel`, { version: 1 });
    const to = hosts.find(({ id }) => id === before[0])?.id;
    const given = await owner.call('POST', `/demos/${one}/host`, { version: 1, hostId: to });
    expect(given.body.demo).toMatchObject({ hostId: to, version: 2 });
    const free = { start: FIRST.getTime(), end: FIRST.getTime() + 1 };
    await insertTimeOff(database, { ...free, hostId: before[1] ?? '', note: null }, NOW);
    const refused = await owner.call('POST', `/demos/${one}/host`, { version: 2 });
    expect([refused.status, refused.body.code]).toEqual([409, 'host_not_free']);
  });

  it('confirms and declines demos for their hosts', async () => {
    const { owner, book, bookingOf, database } = await setUp(engine);
    const [one, other] = [await book(), await book('2026-03-12')];
    await database.updateTable('bookings').set({ host_confirm_by: FIRST.toISOString() }).execute();
    const { host_id } = await bookingOf(other);
    expect((await owner.call('POST', `/demos/${one}/confirm`, { version: 0 })).body.demo.state).toBe(
      'booked',
    );
    expect((await owner.call('POST', `/demos/${one}/confirm`, { version: 0 })).body.code).toBe('outdated');
    const declined = await owner.call('POST', `/demos/${other}/decline`, { version: 0 });
    expect([declined.body.demo.state, declined.body.demo.hostId === host_id]).toEqual(['booked', false]);
  });

  it('books for a person as the intake does, with their consent and with the host who was asked for', async () => {
    const { owner, hosts, database, actions } = await setUp(engine);
    const start = at('2026-03-12', 3);
    const person = {
      ...{ firstName: ' Léa ', lastName: 'Martin', email: 'lea@example.com', phone: '098765 43210' },
      ...{ start, hasConsent: true, timeZone: 'Europe/Paris', hostId: hosts[1]?.id },
    };
    const { status, body } = await owner.call('POST', '/demos', person);
    expect([status, body.demo]).toEqual([
      200,
      expect.objectContaining({ name: 'Léa Martin', start, hostId: hosts[1]?.id, state: 'booked' }),
    ]);
    const lead = await database.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(lead.body)).toMatchObject({ firstName: 'Léa', phone: '+919876543210' });
    expect(JSON.parse(lead.context ?? '')).toMatchObject({
      ...{ timeZone: 'Europe/Paris', consent: { claimedBy: 'team', at: NOW.toISOString() } },
    });
    expect((await owner.call('POST', '/demos', person)).body.code).toBe('already_booked');
    const wrong = { ...person, phone: 'call me', email: 'lea', start };
    const refused = await owner.call('POST', '/demos', wrong);
    expect(refused.body.fields.map(({ field }: { field: string }) => field).sort()).toEqual([
      'email',
      'phone',
    ]);
    expect(await actions()).toEqual(['demos.book']);
  });
});
