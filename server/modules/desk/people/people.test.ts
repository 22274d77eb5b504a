import { describe, expect, it } from 'vitest';
import { DeskClient } from '../../../../checks/support/desk/desk-client.ts';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { startMailServer } from '../../../../checks/support/mail-server.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';
import { listAudit } from '../audit/audit.store.ts';

const LEAVING = { heir: null, staysHost: true };
const SALES = { email: 'Priya@Example.com', name: 'Priya', role: 'sales', granted: [], sendsMail: false };

describe.each(engines)('people on $name', ({ openDatabase }) => {
  async function setUp() {
    const server = await startTestServer({ database: await openDatabase() });
    const { headers, personId } = await signIn(server, 'owner');
    return { ...server, ownerId: personId, owner: new DeskClient(server.app, { cookie: headers.cookie }) };
  }

  it('are added with a link, changed and removed, and each is in the audit', async () => {
    const { app, owner, database } = await setUp();
    const added = await owner.call('POST', '/people', SALES);
    expect(added.body.link).toMatch(/^http:\/\/localhost\/desk\/link#[\w-]{43}$/);
    const priya = new DeskClient(app);
    await priya.call('POST', '/sign-in/link', {
      token: added.body.link.split('#')[1],
      zone: 'Europe/Berlin',
    });
    expect((await priya.call('GET', '/session')).body).toMatchObject({
      person: { email: 'priya@example.com', role: 'sales', zone: 'Europe/Berlin' },
      rights: ['leads.own', 'demos.own'],
    });
    const { id } = added.body;
    expect(
      (await owner.call('PATCH', `/people/${id}`, { role: 'analyst', granted: ['export'] })).status,
    ).toBe(204);
    expect((await priya.call('GET', '/session')).body.rights).toEqual(['numbers', 'export']);
    expect((await owner.call('DELETE', `/people/${id}`, LEAVING)).status).toBe(204);
    expect((await priya.call('GET', '/session')).status).toBe(401);
    expect((await owner.call('DELETE', `/people/${id}`, LEAVING)).status).toBe(404);
    const told = (await listAudit(database, { limit: 10, action: 'people.' })).map(({ action, subject }) => [
      action,
      subject,
    ]);
    expect(told).toEqual([
      ['people.remove', 'priya@example.com'],
      ['people.change', 'priya@example.com: role analyst, may export'],
      ['people.add', 'priya@example.com: sales'],
    ]);
  });

  it('are listed with what an owner asks about them', async () => {
    const { owner } = await setUp();
    await owner.call('POST', '/people', SALES);
    const { people, mailsLinks } = (await owner.call('GET', '/people')).body;
    expect(mailsLinks).toBe(false);
    expect(people.map(({ name }: { name: string }) => name)).toEqual(['Priya', 'The owner']);
    expect(people[0]).toEqual({
      ...{ id: expect.any(String), email: 'priya@example.com', name: 'Priya', role: 'sales', granted: [] },
      ...{ zone: expect.any(String), addedAt: '2026-03-10T06:30:00.000Z', passkeys: 0 },
      invitedUntil: '2026-03-11T06:30:00.000Z',
    });
    expect(people[1]).toMatchObject({ granted: ['export', 'erase'], seenAt: '2026-03-10T06:30:00.000Z' });
  });

  it('are not added twice, but again once they were removed', async () => {
    const { owner } = await setUp();
    const { id } = (await owner.call('POST', '/people', SALES)).body;
    expect((await owner.call('POST', '/people', SALES)).body.code).toBe('person_exists');
    await owner.call('DELETE', `/people/${id}`, LEAVING);
    const again = await owner.call('POST', '/people', { ...SALES, role: 'editor' });
    expect([again.status, again.body.id]).toEqual([200, id]);
  });

  it('always have an owner among them', async () => {
    const { owner, ownerId, database } = await setUp();
    expect((await owner.call('DELETE', `/people/${ownerId}`, LEAVING)).body.code).toBe('last_owner');
    expect((await owner.call('PATCH', `/people/${ownerId}`, { role: 'sales' })).body.code).toBe('last_owner');
    const second = await signIn({ database }, 'owner');
    const answers = await Promise.all(
      [ownerId, second.personId].map((id) => owner.call('DELETE', `/people/${id}`, LEAVING)),
    );
    expect(answers.map(({ status }) => status)).toContain(204);
    const left = await database
      .selectFrom('desk_people')
      .selectAll()
      .where('removed_at', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
  });

  it('lose what they could export and erase as owners, unless it is named', async () => {
    const { owner, database } = await setUp();
    const grantedOf = async (id: string) =>
      (await database.selectFrom('desk_people').select('granted').where('id', '=', id).executeTakeFirst())
        ?.granted;
    const [one, two] = [await signIn({ database }, 'owner'), await signIn({ database }, 'owner')];
    await owner.call('PATCH', `/people/${one.personId}`, { role: 'sales' });
    await owner.call('PATCH', `/people/${two.personId}`, { role: 'sales', granted: ['export'] });
    expect([await grantedOf(one.personId), await grantedOf(two.personId)]).toEqual(['[]', '["export"]']);
  });

  it('are neither added, changed nor removed without an entry in the audit', async () => {
    const { owner, database } = await setUp();
    const { personId } = await signIn({ database }, 'sales');
    const list = () =>
      database
        .selectFrom('desk_people')
        .select(['email', 'role', 'granted', 'removed_at'])
        .orderBy('id')
        .execute();
    const before = await list();
    await database.schema.alterTable('audit_entries').renameTo('lost').execute();
    const answers = [
      await owner.call('POST', '/people', SALES),
      await owner.call('PATCH', `/people/${personId}`, { role: 'owner' }),
      await owner.call('POST', `/people/${personId}/link`, { sendsMail: false }),
      await owner.call('DELETE', `/people/${personId}`, LEAVING),
    ];
    expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
    expect(await list()).toEqual(before);
    expect(await database.selectFrom('desk_links').selectAll().execute()).toEqual([]);
  });

  const ends = [
    ['are removed', 'DELETE', LEAVING],
    ['see none any more', 'PATCH', { role: 'analyst' }],
  ] as const;

  it.each(ends)('leave their leads to the others when they %s', async (_when, method, body) => {
    const { owner, database } = await setUp();
    const { id } = (await owner.call('POST', '/people', SALES)).body;
    const lead = {
      id: '019cd674-0000-7000-8000-000000000000',
      kind: 'contact' as const,
      ...{ email: 'a@example.com', body: '{}' },
      ...{ received_at: '2026-03-10T06:00:00.000Z', attribution: null, assigned_to: id },
    };
    await database.insertInto('leads').values(lead).execute();
    await owner.call('PATCH', `/people/${id}`, { name: 'Priya', role: 'sales' });
    expect(await database.selectFrom('leads').select('assigned_to').executeTakeFirst()).toEqual({
      assigned_to: id,
    });
    await owner.call(method, `/people/${id}`, body);
    const left = await database.selectFrom('leads').select(['assigned_to', 'version']).executeTakeFirst();
    expect(left).toEqual({ assigned_to: null, version: 1 });
  });

  it.each(ends)(
    'lose the address of the calendar of their demos when they %s',
    async (_when, method, body) => {
      const { owner, database } = await setUp();
      const { id } = (await owner.call('POST', '/people', SALES)).body;
      await database
        .insertInto('hosts')
        .values({
          ...{
            id: 'h',
            number: 1001,
            name: 'Priya',
            email: 'priya@Example.com',
            zone: 'UTC',
            hours: '',
            breaks: '',
          },
          ...{ buffer_before: 0, buffer_after: 0, most_a_day: null, weight: 1, meeting_url: null },
          ...{ feed_secret: 'secret', state: 'active', changed_at: '2026-03-10T06:30:00.000Z' },
        })
        .execute();
      await owner.call(method, `/people/${id}`, body);
      expect(
        (await database.selectFrom('hosts').select('feed_secret').executeTakeFirst())?.feed_secret,
      ).toBeNull();
    },
  );
});

it('are invited by mail, which alone has the link', async () => {
  const mail = await startMailServer();
  const server = await startTestServer({
    config: { smtpUrl: mail.url, mailFrom: 'desk@example.com', publicUrl: 'http://localhost' },
  });
  const { headers } = await signIn(server, 'owner', { name: 'Asha' });
  const owner = new DeskClient(server.app, { cookie: headers.cookie });
  const { body } = await owner.call('POST', '/people', { ...SALES, sendsMail: true });
  expect(body).toEqual({ id: expect.any(String), expiresAt: '2026-03-11T06:30:00.000Z' });
  await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(1);
  expect(mail.mails[0]?.to).toEqual(['priya@example.com']);
  expect(mail.mails[0]?.source).toContain('Asha has added you');
});

it.each([
  ['no address', { email: 'priya' }, 'email'],
  ['a name of two lines', { name: 'a\nb' }, 'name'],
  ['an unknown role', { role: 'admin' }, 'role'],
  ['an unknown right', { granted: ['leads.all'] }, 'granted'],
])('are refused with %s', async (_what, wrong, field) => {
  const server = await startTestServer();
  const { headers } = await signIn(server, 'owner');
  const owner = new DeskClient(server.app, { cookie: headers.cookie });
  const { status, body } = await owner.call('POST', '/people', { ...SALES, ...wrong });
  expect([status, body.fields[0].field]).toEqual([400, field]);
});
