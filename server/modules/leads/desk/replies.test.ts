import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deskCaller } from '../../../../checks/support/desk/desk-caller.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { halfHour, halfHourStart } from '../../../../checks/support/half-hours.ts';
import { addHosts } from '../../../../checks/support/hosts.ts';
import { GOOD_BODIES } from '../../../../checks/support/lead-bodies.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';

const HOUR_MS = 3_600_000;
const [sqlite] = engines;

async function setUp({ openDatabase }: Engine) {
  let now = NOW;
  const database = await openDatabase();
  const server = await startTestServer({ database, clock: () => now });
  const [maya, bob] = [
    await deskCaller(server, 'owner', { name: 'Maya' }),
    await deskCaller(server, 'sales', { name: 'Bob' }),
  ];
  const reply = (person: typeof maya, id: string, facts: object = {}) =>
    person.call('POST', `/leads/${id}/replies`, {
      subject: 'Hello',
      text: 'Yes.',
      key: randomUUID(),
      ...facts,
    });
  const setNow = (date: Date) => {
    now = date;
  };
  return { server, database, maya, bob, reply, setNow };
}

describe.each(engines)('emails that the team causes on $name', (engine) => {
  it('end for a person with 30 replies an hour, for all addresses and after a restart', async () => {
    const { database, maya, bob, reply, setNow } = await setUp(engine);
    const to = (number: number) => storeLead(database, { email: `visitor-${number}@example.com` });
    const statuses = [];
    for (let number = 0; number < 30; number += 1)
      statuses.push((await reply(maya, await to(number))).status);
    expect(new Set(statuses)).toEqual(new Set([204]));
    const again = await startTestServer({ database, clock: () => NOW });
    const refused = await again.app.inject({
      ...{ method: 'POST', url: `/desk/api/leads/${await to(30)}/replies`, headers: maya.headers },
      payload: { subject: 'Hello', text: 'Yes.', key: randomUUID() },
    });
    expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
      ...[429, '3600'],
      'You have sent 30 replies within an hour. The next one can leave in 60 minutes.',
    ]);
    expect((await reply(bob, await to(31))).status).toBe(204);
    setNow(new Date(NOW.getTime() + HOUR_MS));
    expect((await reply(maya, await to(32))).status).toBe(204);
  });

  it('end for an address with 10 an hour, for all people and requests together, also at once', async () => {
    const { database, maya, bob, reply } = await setUp(engine);
    const requests = [];
    for (let number = 0; number < 12; number += 1) requests.push(await storeLead(database));
    const answers = await Promise.all(requests.map((id, number) => reply(number % 2 === 0 ? maya : bob, id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(204), 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({
      code: 'too_many_mails',
      message:
        'This address has got 10 emails from the team within an hour. The next one can leave in 60 minutes.',
    });
    const other = await storeLead(database, { email: 'other@example.com' });
    expect((await reply(maya, other)).status).toBe(204);
  });

  it('end for a demo that the team moves all the time, but not for its cancellation', async () => {
    const { server, database, maya } = await setUp(engine);
    await addHosts(database, 'Anna');
    const payload = { ...GOOD_BODIES.demo, ...halfHour('2026-03-11', 0) };
    const booked = await server.app.inject({ method: 'POST', url: '/authms/demo', payload });
    const { id } = booked.json();
    const at = NOW.toISOString();
    await database
      .insertInto('lead_deliveries')
      .values({
        ...{ id: randomUUID(), lead_id: id, channel: 'visitor-email', message: 'received' },
        ...{ state: 'done', attempts: 1, created_at: at, due_at: at, ended_at: at },
      })
      .execute();
    const move = (version: number) =>
      maya.call('POST', `/demos/${id}/move`, {
        version,
        start: halfHourStart('2026-03-12', version % 4).toISOString(),
      });
    const statuses = [];
    for (let version = 0; version < 11; version += 1) statuses.push((await move(version)).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    expect((await maya.call('POST', `/demos/${id}/cancel`, { version: 10 })).status).toBe(200);
  });

  it('are sent again three times at most', async () => {
    const { database, maya } = await setUp(engine);
    const ended = new Date(NOW.getTime() - 1).toISOString();
    const id = await storeLead(database, {
      deliveries: [{ channel: 'visitor-email', state: 'done', ended_at: ended }],
    });
    const { id: delivery } = await database
      .selectFrom('lead_deliveries')
      .select('id')
      .executeTakeFirstOrThrow();
    const answers = [];
    for (let time = 0; time < 4; time += 1) {
      answers.push(await maya.call('POST', `/leads/${id}/deliveries/${delivery}/send-again`));
      await database.updateTable('lead_deliveries').set({ state: 'done', ended_at: ended }).execute();
    }
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 429]);
    expect(answers.at(-1)?.body.code).toBe('sent_again_often');
  });
});

describe.each(engines)('two people with one request on $name', (engine) => {
  it('asks the second before another answer leaves, and says who was faster', async () => {
    const { database, maya, reply, server, setNow } = await setUp(engine);
    const eve = await deskCaller(server, 'owner', { name: 'Eve' });
    const id = await storeLead(database);
    const key = randomUUID();
    expect((await reply(maya, id, { key })).status).toBe(204);
    const second = await reply(eve, id);
    expect([second.status, second.body.code, second.body.message]).toEqual([
      ...[409, 'outdated'],
      'Maya has answered this request meanwhile. Send your reply only if it is still needed.',
    ]);
    expect((await reply(eve, id, { seen: key })).status).toBe(204);
    expect((await reply(eve, id, { seen: key })).status).toBe(204);
    setNow(new Date(NOW.getTime() + 1));
    const change = { changes: [{ id, version: 3, state: 'won' }] };
    expect((await maya.call('PATCH', '/leads', change)).body.refused).toEqual([]);
    expect((await reply(eve, id, { seen: key })).body.message).toMatch(
      /^Maya has marked this request as won/,
    );
    expect(await database.selectFrom('lead_deliveries').select('id').execute()).toHaveLength(3);
  });

  it('tells a salesperson the truth about a request that a colleague has taken', async () => {
    const { database, bob, reply, server } = await setUp(engine);
    const eve = await deskCaller(server, 'sales', { name: 'Eve' });
    const id = await storeLead(database);
    expect((await reply(bob, id)).status).toBe(204);
    const message = 'This request isn’t here any more, or a colleague has it now.';
    expect(await reply(eve, id)).toMatchObject({ status: 404, body: { message } });
    expect(await reply(eve, randomUUID())).toMatchObject({ status: 404, body: { message } });
  });

  it('keeps the first of two changes of a template', async () => {
    const { database, maya, server } = await setUp(engine);
    const eve = await deskCaller(server, 'owner', { name: 'Eve' });
    const template = { name: 'Thanks', subject: 'Hello', text: 'One' };
    const { id } = (await maya.call('POST', '/replies', template)).body;
    const put = (person: typeof maya, text: string) =>
      person.call('PUT', `/replies/${id}`, { ...template, text, version: 0 });
    expect((await put(maya, 'Two')).status).toBe(204);
    expect(await put(eve, 'Three')).toMatchObject({
      status: 409,
      body: { code: 'outdated', message: expect.stringContaining('Maya has changed this template') },
    });
    const stored = await database.selectFrom('desk_replies').select(['text', 'version']).execute();
    expect(stored).toEqual([{ text: 'Two', version: 1 }]);
  });
});

describe('placeholders', () => {
  it('refuses a template with a word in braces that nothing fills in, and names it', async () => {
    const { maya } = await setUp(sqlite as Engine);
    const template = { name: 'Thanks', subject: 'Hi {{first_name}}', text: 'To {fistName}' };
    expect(await maya.call('POST', '/replies', template)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'text', message: expect.stringContaining('{fistName}') }] },
    });
  });

  it('refuses a reply with one in any spelling, but not what the visitor is called', async () => {
    const { database, maya, reply } = await setUp(sqlite as Engine);
    const id = await storeLead(database, { body: { company: '{company}' } });
    for (const text of ['Hi {{firstName}}', 'Hi [first name]', 'Hi %me%']) {
      expect((await reply(maya, id, { text })).status).toBe(400);
    }
    expect((await reply(maya, id, { text: 'Hi {company}' })).status).toBe(204);
  });
});

it('names the sender of each request as that request does', async () => {
  const { database, maya } = await setUp(sqlite as Engine);
  const store = (hours: number, lead: Parameters<typeof storeLead>[1]) =>
    storeLead(database, {
      ...{ email: 'info@example.com', receivedAt: new Date(NOW.getTime() - hours * HOUR_MS) },
      ...lead,
    });
  const company = 'Globex';
  const first = await store(3, { body: { firstName: 'Mary Ann', lastName: 'Smith', company } });
  await store(2, { body: { firstName: 'Jonas', lastName: 'Keller', company } });
  await store(1, { kind: 'chatbot' });
  const { leads } = (await maya.call('GET', `/persons/${first}`)).body;
  const named = leads.map(({ visitor }: { visitor: Record<string, string> }) => [
    ...[visitor.firstName, visitor.lastName, visitor.company],
  ]);
  expect(named).toEqual([
    ['', '', 'Globex'],
    ['Jonas', 'Keller', 'Globex'],
    ['Mary Ann', 'Smith', 'Globex'],
  ]);
});

it('shows what was written under the name that its author had then', async () => {
  const { database, maya, reply } = await setUp(sqlite as Engine);
  const id = await storeLead(database);
  await reply(maya, id);
  await maya.call('POST', `/leads/${id}/notes`, { text: 'called' });
  await database.updateTable('desk_people').set({ name: 'Renamed' }).execute();
  const [lead] = (await maya.call('GET', `/persons/${id}`)).body.leads;
  expect([lead.history[0].author, lead.notes[0].author]).toEqual(['Maya', 'Maya']);
});
