import type { LeadChangesAnswer, LeadList } from 'contract/desk/leads.ts';
import { FIRST_CHOICES } from 'contract/desk/notices.ts';
import type { DeskPersonPage } from 'contract/desk/person.ts';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

/** A server with an owner and two salespeople. */
async function setUp(engine: Engine) {
  const database = await engine.openDatabase();
  const server = await startTestServer({ database });
  const [owner, bob, eve] = [
    await signIn(server, 'owner', { name: 'Maya' }),
    await signIn(server, 'sales', { name: 'Bob' }),
    await signIn(server, 'sales', { name: 'Eve' }),
  ];
  const as =
    ({ headers }: { headers: Record<string, string> }) =>
    async <Answer = unknown>(
      method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
      path: string,
      body?: object,
    ) => {
      const response = await server.app.inject({
        ...{ method, url: `/desk/api${path}`, headers },
        ...(body && { payload: body }),
      });
      const isJson = response.headers['content-type']?.toString().includes('json');
      return {
        status: response.statusCode,
        body: (isJson ? response.json() : response.body) as Answer,
        text: response.body,
      };
    };
  return { ...server, database, owner, bob, eve, maya: as(owner), asBob: as(bob), asEve: as(eve), as };
}

const idsOf = (list: LeadList) => list.rows.map(({ id }) => id);

describe.each(engines)('leads of the desk on $name', (engine) => {
  it('lists pages by keyset, newest or oldest first, with a total on the first', async () => {
    const { database, maya } = await setUp(engine);
    const ids: string[] = [];
    for (let hour = 205; hour > 0; hour -= 1) ids.push(await storeLead(database, { receivedAt: ago(hour) }));
    const first = (await maya<LeadList>('GET', '/leads')).body;
    expect([first.rows.length, first.total]).toEqual([100, { count: 205, isMore: false }]);
    const second = (await maya<LeadList>('GET', `/leads?after=${first.next}`)).body;
    const third = (await maya<LeadList>('GET', `/leads?after=${second.next}`)).body;
    expect([...idsOf(first), ...idsOf(second), ...idsOf(third)]).toEqual(ids.toReversed());
    expect([second.total, third.next]).toEqual([undefined, undefined]);
    const oldest = (await maya<LeadList>('GET', '/leads?order=oldest')).body;
    expect(idsOf(oldest)).toEqual(ids.slice(0, 100));
  });

  it('filters by state, kind, person, campaign, period and time without an answer', async () => {
    const { database, maya, owner, bob } = await setUp(engine);
    const ids = {
      won: await storeLead(database, { state: 'won', receivedAt: ago(24 * 40) }),
      fresh: await storeLead(database, { receivedAt: ago(2) }),
      waiting: await storeLead(database, { kind: 'agent', receivedAt: ago(30) }),
      asleep: await storeLead(database, { receivedAt: ago(31) }),
      held: await storeLead(database, { state: 'quarantined', receivedAt: ago(32) }),
      launched: await storeLead(database, { state: 'handled', receivedAt: ago(24 * 12) }),
    };
    const set = (id: string, values: object) =>
      database.updateTable('leads').set(values).where('id', '=', id).execute();
    await set(ids.asleep, { snoozed_until: ago(-1).toISOString() });
    await set(ids.launched, { campaign: 'launch', source: 'newsletter' });
    await set(ids.won, { assigned_to: bob.personId });
    await set(ids.fresh, { assigned_to: owner.personId });
    const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
    const find = async (query: string) =>
      idsOf((await maya<LeadList>('GET', `/leads?${query}`)).body).map((id) => names.get(id));
    expect(await find('state=held')).toEqual(['held']);
    expect(await find('state=answered')).toEqual(['launched']);
    expect(await find('kind=agent')).toEqual(['waiting']);
    expect(await find('assigned=me')).toEqual(['fresh']);
    expect(await find(`assigned=${bob.personId}`)).toEqual(['won']);
    expect(await find('assigned=none&state=new')).toEqual(['waiting', 'asleep']);
    expect(await find('campaign=launch&source=newsletter')).toEqual(['launched']);
    expect(await find('unanswered=0')).toEqual(['fresh', 'waiting']);
    expect(await find('unanswered=24')).toEqual(['waiting']);
    expect(await find('period=last-month')).toEqual(['launched']);
    expect(await find('period=today')).toEqual(['fresh']);
    expect((await maya('GET', '/leads?state=other')).status).toBe(400);
    const choices = (await maya<{ campaigns: unknown }>('GET', '/leads/choices')).body;
    expect(choices).toMatchObject({ campaigns: [{ name: 'launch', count: 1 }] });
  });

  it('searches while leads arrive, change and go, within a filter', async () => {
    const { database, maya } = await setUp(engine);
    const body = { firstName: 'Zoë', lastName: 'Müller', company: 'Globex', message: 'Roboter bitte' };
    const first = await storeLead(database, { body, receivedAt: ago(3) });
    const find = async (query: string) => idsOf((await maya<LeadList>('GET', `/leads?${query}`)).body);
    expect(await find('text=zoe')).toEqual([first]);
    expect(await find('text=muller%20globex')).toEqual([first]);
    const second = await storeLead(database, { body, state: 'won', receivedAt: ago(1) });
    expect(await find('text=roboter')).toEqual([second, first]);
    expect(await find('text=roboter&order=oldest')).toEqual([first, second]);
    expect(await find('text=roboter&state=won')).toEqual([second]);
    expect((await maya('POST', `/leads/${first}/notes`, { text: 'wants a Lieferung' })).status).toBe(200);
    expect(await find('text=lieferung')).toEqual([first]);
    await database.deleteFrom('leads').where('id', '=', second).execute();
    expect(await find('text=roboter')).toEqual([first]);
    expect(await find('text=%00')).toEqual([]);
  });

  it('changes many at once, says what another person was faster with, and takes it back', async () => {
    const { database, maya, asBob, bob, owner } = await setUp(engine);
    const [one, two] = [await storeLead(database), await storeLead(database)];
    const own = { changes: [{ id: two, version: 0, state: 'working' }] };
    expect((await asBob<LeadChangesAnswer>('PATCH', '/leads', own)).body.refused).toEqual([]);
    const changes = [one, two].map((id) => ({ id, version: 0, state: 'won', assignedTo: bob.personId }));
    const { changed, refused } = (await maya<LeadChangesAnswer>('PATCH', '/leads', { changes })).body;
    expect(changed).toEqual([
      { id: one, version: 1, before: { state: 'new', assignedTo: null, snoozedUntil: null } },
    ]);
    expect(refused).toMatchObject([
      { id: two, code: 'outdated', now: { id: two, version: 1, state: 'working' } },
    ]);
    const undo = changed.map(({ id, version, before }) => ({ id, version, ...before }));
    const undone = await maya<LeadChangesAnswer>('PATCH', '/leads', { changes: undo, isUndo: true });
    expect(undone.body.refused).toEqual([]);
    const row = await database
      .selectFrom('leads')
      .selectAll()
      .where('id', '=', one)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ state: 'new', assigned_to: null, version: 2 });
    const told = await database.selectFrom('lead_deliveries').selectAll().execute();
    expect(told.map(({ channel, state }) => [channel, state])).toEqual([['colleague-email', 'due']]);
    const entries = await database.selectFrom('audit_entries').select(['actor', 'action']).execute();
    expect(entries.map(({ actor, action }) => [actor, action])).toEqual([
      [bob.email, 'leads.change'],
      [owner.email, 'leads.change'],
      [owner.email, 'leads.undo'],
    ]);
  });

  it('sends no email at once to a person who chose the one of the day', async () => {
    const { database, maya, asBob, bob } = await setUp(engine);
    const notices = { ...FIRST_CHOICES, ways: { ...FIRST_CHOICES.ways, assigned: 'digest' } };
    expect((await asBob('PATCH', '/account', { notices })).status).toBe(204);
    const changes = [{ id: await storeLead(database), version: 0, assignedTo: bob.personId }];
    expect((await maya<LeadChangesAnswer>('PATCH', '/leads', { changes })).body.refused).toEqual([]);
    expect(await database.selectFrom('lead_deliveries').select('id').execute()).toEqual([]);
  });

  it('names the colleagues who have a request open', async () => {
    const { database, maya, asBob, bob } = await setUp(engine);
    const path = `/leads/${await storeLead(database)}/here`;
    await asBob('POST', path, { writes: true });
    const { body } = await maya<{ others: object[] }>('POST', path, { writes: false });
    expect(body.others).toMatchObject([{ id: bob.personId, writes: true }]);
  });

  it('releases what is held, and deletes only spam', async () => {
    const { database, maya } = await setUp(engine);
    const held = {
      state: 'quarantined',
      suspicion: ['trap_filled'],
      deliveries: [{ state: 'held' }],
    } as const;
    const lead = { ...held, suspicion: [...held.suspicion], deliveries: [...held.deliveries] };
    const [good, bad] = [await storeLead(database, lead), await storeLead(database, lead)];
    const change = async (id: string, version: number, state: string) =>
      (await maya<LeadChangesAnswer>('PATCH', '/leads', { changes: [{ id, version, state }] })).body;
    expect((await change(good, 0, 'won')).refused[0]?.code).toBe('not_possible');
    expect((await change(good, 0, 'new')).changed).toMatchObject([{ id: good, version: 1 }]);
    const due = await database
      .selectFrom('lead_deliveries')
      .select('state')
      .where('lead_id', '=', good)
      .execute();
    expect(due).toEqual([{ state: 'due' }]);
    expect((await change(bad, 0, 'spam')).refused).toEqual([]);
    expect((await change(bad, 1, 'new')).refused[0]?.code).toBe('not_possible');
    expect((await maya('DELETE', '/leads', { ids: [good, bad] })).body).toEqual({ deleted: 1 });
    const left = await database.selectFrom('leads').select('id').execute();
    expect(left).toEqual([{ id: good }]);
  });

  it('joins a person by address and by hand, and takes that back', async () => {
    const { database, maya } = await setUp(engine);
    const [one, upper, other, another] = [
      await storeLead(database, { email: 'ann@example.com', receivedAt: ago(9) }),
      await storeLead(database, { email: 'ANN@example.com', receivedAt: ago(8), kind: 'agent' }),
      await storeLead(database, { email: 'ann@home.example', receivedAt: ago(7) }),
      await storeLead(database, { email: 'bo@example.com', receivedAt: ago(6) }),
    ];
    const read = async (id: string) => (await maya<DeskPersonPage>('GET', `/persons/${id}`)).body;
    expect((await read(one)).leads.map(({ id }) => id)).toEqual([upper, one]);
    const merged = await maya<object>('POST', `/persons/${one}/merge`, { with: other });
    expect((await read(other)).leads.map(({ id }) => id)).toEqual([other, upper, one]);
    const later = await storeLead(database, { email: 'ann@home.example', receivedAt: ago(1) });
    expect((await read(one)).leads.map(({ id }) => id)).toEqual([later, other, upper, one]);
    expect((await maya('POST', `/persons/${one}/split`, merged.body)).status).toBe(204);
    expect((await read(one)).leads.map(({ id }) => id)).toEqual([upper, one]);
    expect((await read(another)).leads).toHaveLength(1);
  });

  it('answers in the thread of what was sent, once, and marks the lead as answered and taken', async () => {
    const { database, maya, owner } = await setUp(engine);
    const id = await storeLead(database);
    const key = '0190a0b0-0000-4000-8000-000000000001';
    const reply = { subject: 'Re: hello', text: 'Hi Asha,\n\nyes.', key };
    for (let time = 0; time < 2; time += 1) {
      expect((await maya('POST', `/leads/${id}/replies`, reply)).status).toBe(204);
    }
    const page = (await maya<DeskPersonPage>('GET', `/persons/${id}`)).body;
    expect(page.leads).toMatchObject([
      {
        state: 'answered',
        assignedTo: owner.personId,
        history: [{ kind: 'reply', author: 'Maya', text: 'Hi Asha,\n\nyes.' }],
        deliveries: [{ to: 'asha@example.com', about: 'Reply', state: 'due' }],
      },
    ]);
    const left = { ...reply, text: 'Hi {firstName}', key: key.replace('1', '2') };
    expect((await maya('POST', `/leads/${id}/replies`, left)).body).toMatchObject({
      fields: [{ field: 'text', message: 'Please fill in {firstName} first.' }],
    });
  });

  it('sends a delivery again that was given up or has arrived, and no other', async () => {
    const { database, maya } = await setUp(engine);
    const at = ago(5).toISOString();
    const deliveries = [
      { state: 'dead', ended_at: at, attempts: 9, last_problem: 'http 503' },
      { state: 'held' },
    ] as const;
    const id = await storeLead(database, { deliveries: [...deliveries] });
    const rows = await database
      .selectFrom('lead_deliveries')
      .select(['id', 'state'])
      .orderBy('channel')
      .execute();
    const again = async (delivery: string | undefined) =>
      (await maya('POST', `/leads/${id}/deliveries/${delivery}/send-again`)).status;
    expect(await Promise.all([again(rows[0]?.id), again(rows[1]?.id), again('other')])).toEqual([
      204, 400, 404,
    ]);
    const [dead] = (await maya<DeskPersonPage>('GET', `/persons/${id}`)).body.leads[0]?.deliveries ?? [];
    expect(dead).toMatchObject({
      state: 'due',
      attempts: 0,
      problem: 'The other server had a problem. (http 503)',
    });
  });

  it('shows salespeople their own leads and those that no one has', async () => {
    const { database, maya, asBob, asEve, as, bob, eve } = await setUp(engine);
    const free = await storeLead(database, { receivedAt: ago(3) });
    const bobs = await storeLead(database, {
      receivedAt: ago(2),
      deliveries: [{ state: 'dead', ended_at: '2026' }],
    });
    const give = { changes: [{ id: bobs, version: 0, assignedTo: bob.personId }] };
    expect((await maya<LeadChangesAnswer>('PATCH', '/leads', give)).body.refused).toEqual([]);
    expect(idsOf((await asBob<LeadList>('GET', '/leads')).body)).toEqual([bobs, free]);
    expect(idsOf((await asEve<LeadList>('GET', '/leads')).body)).toEqual([free]);
    expect(idsOf((await asEve<LeadList>('GET', `/leads?assigned=${bob.personId}`)).body)).toEqual([]);
    expect(idsOf((await asEve<LeadList>('GET', '/leads?text=asha')).body)).toEqual([free]);
    const person = (await asEve<DeskPersonPage>('GET', `/persons/${free}`)).body;
    expect(person.leads.map(({ id }) => id)).toEqual([free]);

    const delivery = await database.selectFrom('lead_deliveries').select('id').executeTakeFirstOrThrow();
    const key = '0190a0b0-0000-4000-8000-000000000009';
    const stolen = [
      await asEve('GET', `/persons/${bobs}`),
      await asEve('POST', `/leads/${bobs}/notes`, { text: 'mine' }),
      await asEve('POST', `/leads/${bobs}/replies`, { subject: 'x', text: 'y', key }),
      await asEve('POST', `/leads/${bobs}/deliveries/${delivery.id}/send-again`),
      await asEve('POST', `/leads/${free}/deliveries/${delivery.id}/send-again`),
      await asEve('POST', `/persons/${free}/merge`, { with: bobs }),
      await asEve('POST', `/persons/${free}/split`, { before: [{ id: bobs, merged: null }] }),
    ];
    expect(stolen.map(({ status }) => status)).toEqual(stolen.map(() => 404));
    const take = { changes: [{ id: bobs, version: 1, assignedTo: eve.personId }] };
    expect((await asEve<LeadChangesAnswer>('PATCH', '/leads', take)).body.refused[0]).toEqual({
      ...{ id: bobs, code: 'not_found', message: expect.any(String) },
    });
    const spam = { changes: [{ id: bobs, version: 1, state: 'spam' }] };
    await asBob('PATCH', '/leads', spam);
    expect((await asEve('DELETE', '/leads', { ids: [bobs] })).status).toBe(403);
    const erases = await signIn({ database }, 'sales', { granted: ['erase'] });
    expect((await as(erases)('DELETE', '/leads', { ids: [bobs] })).body).toEqual({ deleted: 0 });
    const stale = await signIn({ database }, 'owner', { isFresh: false });
    const refused = await as(stale)('DELETE', '/leads', { ids: [bobs] });
    expect(refused).toMatchObject({ status: 401, body: { code: 'passkey_needed' } });
    expect(idsOf((await maya<LeadList>('GET', '/leads')).body)).not.toContain(bobs);
    expect(idsOf((await maya<LeadList>('GET', '/leads?state=spam')).body)).toEqual([bobs]);
    const back = { changes: [{ id: bobs, version: 2, state: 'new' }] };
    expect((await asBob<LeadChangesAnswer>('PATCH', '/leads', back)).body.refused).toEqual([]);
  });
});

const [sqlite] = engines;

it('changes nothing that the audit has no entry of', async () => {
  const { database, maya } = await setUp(sqlite as Engine);
  const id = await storeLead(database);
  const spam = await storeLead(database, { state: 'spam' });
  await database.schema.alterTable('audit_entries').renameTo('lost').execute();
  const key = '0190a0b0-0000-4000-8000-000000000007';
  const answers = [
    await maya('PATCH', '/leads', { changes: [{ id, version: 0, state: 'won' }] }),
    await maya('POST', `/leads/${id}/replies`, { subject: 'x', text: 'y', key }),
    await maya('POST', `/leads/${id}/notes`, { text: 'called' }),
    await maya('DELETE', '/leads', { ids: [spam] }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
  const left = await database.selectFrom('leads').select(['state', 'version']).orderBy('state').execute();
  expect(left).toEqual([
    { state: 'new', version: 0 },
    { state: 'spam', version: 0 },
  ]);
  expect(await database.selectFrom('lead_deliveries').selectAll().execute()).toEqual([]);
  expect(await database.selectFrom('lead_notes').selectAll().execute()).toEqual([]);
});

it('takes back no more joins than one call makes, and by ids alone', async () => {
  const { database, maya } = await setUp(sqlite as Engine);
  const id = await storeLead(database);
  const split = async (before: object[]) => (await maya('POST', `/persons/${id}/split`, { before })).status;
  expect(await split([{ id, merged: 'x'.repeat(10_000) }])).toBe(400);
  expect(await split(Array.from({ length: 801 }, () => ({ id, merged: null })))).toBe(400);
  expect(await split([{ id, merged: null }])).toBe(204);
});

describe('other roles', () => {
  it.each(['editor', 'analyst', 'system'] as const)(
    'shows no lead to a person of the role %s',
    async (role) => {
      const desk = await setUp(sqlite as Engine);
      const id = await storeLead(desk.database);
      const ask = desk.as(await signIn(desk, role, { granted: ['export'] }));
      expect((await ask('GET', '/leads')).status).toBe(403);
      expect((await ask('GET', `/persons/${id}`)).status).toBe(403);
      expect((await ask('POST', '/leads/export', { filter: {}, reason: 'curious' })).status).toBe(403);
      expect((await ask('GET', '/today')).body).toMatchObject({ unanswered: { rows: [] }, demos: [] });
    },
  );
});

describe('export', () => {
  const asked = { filter: { state: 'new', text: 'asha' }, reason: 'Campaign of March' };

  it('is an entry in the audit, and holds no formula', async () => {
    const { database, maya, owner } = await setUp(sqlite as Engine);
    await storeLead(database, { body: { message: '=HYPERLINK("http://evil.example")', company: '@SUM(1)' } });
    await storeLead(database, { state: 'won' });
    const { status, text } = await maya('POST', '/leads/export', asked);
    expect([status, text.split('\r\n').length]).toEqual([200, 3]);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain(`"'@SUM(1)"`);
    const entries = await database.selectFrom('audit_entries').selectAll().execute();
    expect(entries).toMatchObject([
      {
        actor: owner.email,
        action: 'leads.export',
        row_count: 1,
        reason: asked.reason,
        subject: '{"state":"new","text":"…"}',
      },
    ]);
  });

  it('keeps no address in the audit that stands in the name of a campaign', async () => {
    const { database, maya } = await setUp(sqlite as Engine);
    const filter = { campaign: 'for asha@example.com', source: 'newsletter' };
    expect((await maya('POST', '/leads/export', { filter, reason: asked.reason })).status).toBe(200);
    const { subject } = await database
      .selectFrom('audit_entries')
      .select('subject')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(subject)).toEqual({ campaign: '…', source: 'newsletter' });
  });

  it('needs the right, a reason and a passkey shown just now', async () => {
    const desk = await setUp(sqlite as Engine);
    const stale = desk.as(await signIn(desk, 'owner', { isFresh: false }));
    expect((await stale('POST', '/leads/export', asked)).body).toMatchObject({ code: 'passkey_needed' });
    expect((await desk.asBob('POST', '/leads/export', asked)).status).toBe(403);
    expect((await desk.maya('POST', '/leads/export', { filter: {} })).status).toBe(400);
    const named = { ...asked, reason: 'for asha@example.com' };
    expect((await desk.maya('POST', '/leads/export', named)).status).toBe(400);
    const entitled = desk.as(await signIn(desk, 'sales', { granted: ['export'] }));
    await storeLead(desk.database);
    const other = await storeLead(desk.database, { email: 'hidden@example.com' });
    await desk.database
      .updateTable('leads')
      .set({ assigned_to: desk.bob.personId })
      .where('id', '=', other)
      .execute();
    const { text } = await entitled('POST', '/leads/export', asked);
    expect([text.split('\r\n').length, text.includes('hidden@example.com')]).toEqual([3, false]);
  });
});

it('keeps views of each person, and those that are shared', async () => {
  const { maya, asBob, asEve } = await setUp(sqlite as Engine);
  const view = { name: 'Launch', filter: { campaign: 'launch' }, isShared: false };
  await asBob('POST', '/views', view);
  const shared = (await asBob<{ id: string }>('POST', '/views', { ...view, name: 'All', isShared: true }))
    .body;
  expect((await asEve<object[]>('GET', '/views')).body).toEqual([
    { id: shared.id, name: 'All', filter: { campaign: 'launch' }, isShared: true, isMine: false },
  ]);
  expect((await asEve('DELETE', `/views/${shared.id}`)).status).toBe(404);
  expect((await asBob<object[]>('GET', '/views')).body).toHaveLength(2);
  expect((await maya('DELETE', `/views/${shared.id}`)).status).toBe(204);
  expect((await asBob('POST', '/views', { ...view, filter: { evil: '1' } })).status).toBe(400);
});

it('lets those with the right to settings write templates of replies', async () => {
  const { maya, asBob } = await setUp(sqlite as Engine);
  const template = { name: 'Thanks', subject: 'Thank you', text: 'Hi {firstName}' };
  const { id } = (await maya<{ id: string }>('POST', '/replies', template)).body;
  expect((await asBob('POST', '/replies', template)).status).toBe(403);
  expect((await asBob('GET', '/replies')).body).toEqual([{ id, version: 0, ...template }]);
  expect((await maya('PUT', `/replies/${id}`, { ...template, name: 'Other', version: 0 })).status).toBe(204);
  expect((await maya('DELETE', `/replies/${id}`)).status).toBe(204);
  expect((await maya('DELETE', `/replies/${id}`)).status).toBe(404);
});

it('says what needs a person today', async () => {
  const { database, maya, asBob } = await setUp(sqlite as Engine);
  expect((await maya('GET', '/today')).body).toMatchObject({ isQuiet: true });
  const old = await storeLead(database, { receivedAt: ago(30) });
  await storeLead(database, { receivedAt: ago(1), deliveries: [{ state: 'dead', ended_at: '2026' }] });
  await storeLead(database, { state: 'quarantined' });
  expect((await maya('GET', '/today')).body).toMatchObject({
    unanswered: { rows: [{ id: old }, {}], total: { count: 2 } },
    held: { total: { count: 1 } },
    broken: [{ state: 'dead', count: 1 }],
    isQuiet: false,
  });
  expect((await asBob('GET', '/today')).body).toMatchObject({ broken: [] });
});

it('writes down once a day that a person has read more leads than a day of work takes', async () => {
  const { database, maya, asBob, owner } = await setUp(sqlite as Engine);
  for (let hour = 310; hour > 0; hour -= 1) await storeLead(database, { receivedAt: ago(hour) });
  await asBob('GET', '/leads');
  for (let time = 0; time < 5; time += 1) await maya('GET', '/leads');
  const entries = () => database.selectFrom('audit_entries').select(['action', 'actor']).execute();
  expect(await entries()).toEqual([]);
  let after = '';
  for (let page = 0; page < 4; page += 1) {
    const { next } = (await maya<LeadList>('GET', `/leads${after}`)).body;
    after = next === undefined ? '' : `?after=${next}`;
  }
  await maya('GET', '/leads');
  expect(await entries()).toEqual([{ action: 'leads.read-many', actor: owner.email }]);
});
