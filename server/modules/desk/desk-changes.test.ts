import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deskCaller } from '../../../checks/support/desk/desk-caller.ts';
import { type Engine, engines } from '../../../checks/support/engines.ts';
import { halfHour, halfHourStart } from '../../../checks/support/half-hours.ts';
import { addHosts } from '../../../checks/support/hosts.ts';
import { GOOD_BODIES } from '../../../checks/support/lead-bodies.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';
import type { Database } from '../../plugins/database/schema.ts';

/** Every row of every table but the audit's own, which cannot be written here. */
async function readAll(database: Database): Promise<Record<string, string>> {
  const tables = await database.introspection.getTables();
  const names = tables
    .map(({ name }) => name)
    // Visits are counted by themselves, each few seconds.
    .filter((name) => !name.startsWith('lost') && !name.startsWith('visit_') && !name.includes('_search'));
  const rows = await Promise.all(
    names.map((name) =>
      database
        .selectFrom(name as 'leads')
        .selectAll()
        .execute(),
    ),
  );
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      (rows[index] ?? [])
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n'),
    ]),
  );
}

async function setUp({ openDatabase }: Engine) {
  const database = await openDatabase();
  const [host] = await addHosts(database, 'Anna', 'Ben');
  const server = await startTestServer({ database, environment: {}, config: { demoSeats: 2 } });
  const owner = await deskCaller(server, 'owner');
  const post = async (url: string, payload: object): Promise<string> =>
    (await server.app.inject({ method: 'POST', url, payload })).json().id;
  const demo = await post('/authms/demo', { ...GOOD_BODIES.demo, ...halfHour('2026-03-11', 0) });
  const contact = await post('/authms/contact-request', GOOD_BODIES.contact);
  const member = await deskCaller(server, 'sales');
  const versionOf = async (id: string) =>
    (await database.selectFrom('leads').select('version').where('id', '=', id).executeTakeFirst())?.version;
  const sequenceOf = async (id: string) =>
    (await database.selectFrom('bookings').select('sequence').where('lead_id', '=', id).executeTakeFirst())
      ?.sequence;
  const { id: memberId } = await database
    .selectFrom('desk_people')
    .select('id')
    .where('email', '=', member.email)
    .executeTakeFirstOrThrow();
  return { database, owner, host: host?.id ?? '', demo, contact, memberId, versionOf, sequenceOf };
}

type Known = Awaited<ReturnType<typeof setUp>>;
type Call = ['POST' | 'PUT' | 'PATCH' | 'DELETE', string, object?];

const start = (day: string, number: number) => halfHourStart(day, number).toISOString();

/** Calls of each kind, in an order that allows each after the others. */
const CALLS: Readonly<Record<string, (known: Known) => Call | Promise<Call>>> = {
  'a note': ({ contact }) => ['POST', `/leads/${contact}/notes`, { text: 'Called.' }],
  'a change of a lead': async ({ contact, versionOf }) => [
    'PATCH',
    '/leads',
    { changes: [{ id: contact, version: await versionOf(contact), state: 'lost' }] },
  ],
  'a reply': ({ contact }) => [
    'POST',
    `/leads/${contact}/replies`,
    { subject: 'Hello', text: 'Yes.', key: randomUUID() },
  ],
  'a merge': ({ contact, demo }) => ['POST', `/persons/${contact}/merge`, { with: demo }],
  'a shared view': () => ['POST', '/views', { name: 'Mine', filter: {}, isShared: true }],
  'a template': () => ['POST', '/replies', { name: 'Yes', subject: 'Hello', text: 'Yes.' }],
  'a move': async ({ demo, sequenceOf }) => [
    'POST',
    `/demos/${demo}/move`,
    { version: await sequenceOf(demo), start: start('2026-03-12', 2) },
  ],
  'another host': async ({ demo, sequenceOf }) => [
    'POST',
    `/demos/${demo}/host`,
    { version: await sequenceOf(demo) },
  ],
  'a booking': () => [
    'POST',
    '/demos',
    {
      ...{ firstName: 'Lena', lastName: 'Berg', email: 'lena@example.com' },
      ...{ phone: '+919876543210', start: start('2026-03-12', 4), hasConsent: false },
    },
  ],
  'time off, whose demos go to others': ({ host }) => [
    'POST',
    `/hosts/${host}/time-off`,
    { first: '2026-03-11', last: '2026-03-11', move: true },
  ],
  'a cancellation': async ({ demo, sequenceOf }) => [
    'POST',
    `/demos/${demo}/cancel`,
    { version: await sequenceOf(demo) },
  ],
  'closed days': () => ['POST', '/closed-days', { first: '2026-03-13', last: '2026-03-14' }],
  'a new host': () => ['POST', '/hosts', { name: 'Cara', email: 'cara@example.com' }],
  'a change of a host': ({ host }) => ['PATCH', `/hosts/${host}`, { weight: 3 }],
  'the feed of a host': ({ host }) => ['POST', `/hosts/${host}/feed`],
  'a new person': () => [
    'POST',
    '/people',
    { email: 'new@example.com', name: 'New', role: 'sales', granted: [], sendsMail: false },
  ],
  'another role': ({ memberId }) => ['PATCH', `/people/${memberId}`, { role: 'analyst' }],
  'a new link': ({ memberId }) => ['POST', `/people/${memberId}/link`, { sendsMail: false }],
  'a removal': ({ memberId }) => ['DELETE', `/people/${memberId}`, { heir: null, staysHost: true }],
  'another name': () => ['PATCH', '/account', { name: 'Another' }],
  'the end of other sessions': () => ['DELETE', '/account/sessions'],
  'a setting': () => ['PUT', '/settings', { changes: [{ name: 'REPLY_WITHIN', text: '2 business days' }] }],
  'a sign-out': () => ['DELETE', '/session'],
};

describe.each(engines)('a change at the desk on $name', (engine) => {
  it('is taken back whole, whatever it is, when its entry cannot be written', async () => {
    const known = await setUp(engine);
    const { database, owner } = known;
    await database.schema.alterTable('audit_entries').renameTo('lost').execute();
    const before = await readAll(database);
    for (const [what, callOf] of Object.entries(CALLS)) {
      const { status } = await owner.call(...(await callOf(known)));
      expect([what, status]).toEqual([what, 500]);
      expect(await readAll(database), what).toEqual(before);
    }
    await database.schema.alterTable('lost').renameTo('audit_entries').execute();
  });

  it('is made with one entry', async () => {
    const known = await setUp(engine);
    const { database, owner } = known;
    let count = 0;
    for (const [what, callOf] of Object.entries(CALLS)) {
      const { status } = await owner.call(...(await callOf(known)));
      expect([what, status < 300]).toEqual([what, true]);
      count += 1;
      const entries = await database.selectFrom('audit_entries').select('actor').execute();
      expect([what, entries.length]).toEqual([what, count]);
      expect(new Set(entries.map(({ actor }) => actor))).toEqual(new Set([owner.email]));
    }
  });
});
