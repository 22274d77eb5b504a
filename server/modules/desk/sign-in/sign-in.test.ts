import { describe, expect, it } from 'vitest';
import { DeskClient } from '../../../../checks/support/desk/desk-client.ts';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { SoftwarePasskey } from '../../../../checks/support/desk/software-passkey.ts';
import { startMailServer } from '../../../../checks/support/mail-server.ts';
import { NOW, startTestServer, type TestServer } from '../../../../checks/support/test-server.ts';
import { listAudit } from '../audit/audit.store.ts';
import { makeFirstLink } from './accept-link.ts';
import { makeLink } from './links.store.ts';

const OWNER = { name: 'Asha Rao', email: 'Asha@Example.com', zone: 'Asia/Tokyo' };

async function firstToken({ database }: Pick<TestServer, 'database'>, now = NOW): Promise<string> {
  const link = await makeFirstLink({ database, clock: () => now }, 'http://localhost');
  return link?.split('#')[1] ?? '';
}

/** A client who is signed in as the first owner, with a passkey. */
async function setUp(clock = () => NOW) {
  const server = await startTestServer({ clock });
  const client = new DeskClient(server.app);
  await client.call('POST', '/sign-in/link', { token: await firstToken(server), ...OWNER });
  const passkey = new SoftwarePasskey();
  const { body } = await client.call('POST', '/account/passkeys/options', {});
  const added = await client.call('POST', '/account/passkeys', {
    answer: passkey.register(body.options, client.origin),
  });
  expect(added.status).toBe(204);
  return { ...server, client, passkey };
}

describe('the first link', () => {
  it('adds the first owner, who may do everything, and no second one', async () => {
    const server = await startTestServer();
    const client = new DeskClient(server.app);
    expect((await client.call('GET', '/sign-in')).body).toEqual({
      ...{ productName: expect.any(String), mailsLinks: false, needsSetup: true },
    });
    const token = await firstToken(server);
    expect((await client.call('POST', '/sign-in/link/look', { token })).body.purpose).toBe('setup');
    const used = await client.call('POST', '/sign-in/link', { token, ...OWNER });
    expect([used.status, used.body]).toEqual([200, { needsPasskey: true }]);
    expect(used.setCookie).toMatch(/^desk=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Strict$/);
    const { person, rights } = (await client.call('GET', '/session')).body;
    expect(person).toMatchObject({ email: 'asha@example.com', role: 'owner', zone: 'Asia/Tokyo' });
    expect(rights).toEqual(expect.arrayContaining(['people', 'export', 'erase']));
    const again = await new DeskClient(server.app).call('POST', '/sign-in/link', {
      ...{ token, ...OWNER, email: 'other@example.com' },
    });
    expect([again.status, again.body.code]).toEqual([410, 'link_invalid']);
    expect(await makeFirstLink({ database: server.database, clock: () => NOW }, '')).toBeUndefined();
  });

  it('adds one of two who use it at once', async () => {
    const server = await startTestServer();
    const token = await firstToken(server);
    const used = await Promise.all(
      ['a@example.com', 'b@example.com'].map((email) =>
        new DeskClient(server.app).call('POST', '/sign-in/link', { token, ...OWNER, email }),
      ),
    );
    expect(used.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('asks for the name and the address, and stays usable', async () => {
    const server = await startTestServer();
    const client = new DeskClient(server.app);
    const token = await firstToken(server);
    const { status, body } = await client.call('POST', '/sign-in/link', { token });
    expect([status, body.fields.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['name', 'email'],
    ]);
    expect((await client.call('POST', '/sign-in/link', { token, ...OWNER })).status).toBe(200);
  });

  it.each([
    ['a day old', (server: TestServer) => firstToken(server, new Date(NOW.getTime() - 24 * 3_600_000))],
    ['made up', async () => 'x'.repeat(76)],
    ['too short', async () => 'x'.repeat(20)],
  ])('refuses one that is %s', async (_what, makeToken) => {
    const server = await startTestServer();
    const token = await makeToken(server);
    const { status } = await new DeskClient(server.app).call('POST', '/sign-in/link', { token, ...OWNER });
    expect(status).toBe(410);
  });
});

describe('a link', () => {
  it('works once, and looking at it does not use it', async () => {
    const server = await startTestServer();
    const { personId, email } = await signIn(server, 'sales');
    const { token } = await makeLink(server.database, personId, 'sign-in', NOW);
    const client = new DeskClient(server.app);
    for (let times = 0; times < 2; times += 1) {
      const look = await client.call('POST', '/sign-in/link/look', { token });
      expect(look.body).toMatchObject({ purpose: 'sign-in', email });
    }
    expect((await client.call('POST', '/sign-in/link', { token })).body).toEqual({ needsPasskey: true });
    expect((await client.call('GET', '/session')).body.person.email).toBe(email);
    expect((await client.call('POST', '/sign-in/link', { token })).body.code).toBe('link_invalid');
    expect((await client.call('POST', '/sign-in/link/look', { token })).body.code).toBe('link_invalid');
  });

  it('signs one of two in who use it at once', async () => {
    const server = await startTestServer();
    const { personId } = await signIn(server, 'sales');
    const { token } = await makeLink(server.database, personId, 'invite', NOW);
    const used = await Promise.all(
      [1, 2, 3].map(() => new DeskClient(server.app).call('POST', '/sign-in/link', { token })),
    );
    expect(used.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  });

  it.each([
    ['invite', 24 * 3_600_000],
    ['sign-in', 600_000],
  ] as const)('to %s ends after %i ms', async (purpose, lifeMs) => {
    let now = NOW;
    const server = await startTestServer({ clock: () => now });
    const { personId } = await signIn(server, 'sales');
    const { token } = await makeLink(server.database, personId, purpose, NOW);
    now = new Date(NOW.getTime() + lifeMs);
    const late = await new DeskClient(server.app).call('POST', '/sign-in/link', { token });
    expect(late.status).toBe(410);
    now = new Date(NOW.getTime() + lifeMs - 1);
    expect((await new DeskClient(server.app).call('POST', '/sign-in/link', { token })).status).toBe(200);
  });

  it('of an invitation takes the place of earlier ones, and of passkeys and sessions', async () => {
    const { client, database, app, passkey } = await setUp();
    const { id } = (await client.call('GET', '/session')).body.person;
    const [earlier, later] = [
      await makeLink(database, id, 'invite', NOW),
      await makeLink(database, id, 'invite', NOW),
    ];
    const other = new DeskClient(app);
    expect((await other.call('POST', '/sign-in/link', { token: earlier.token })).status).toBe(410);
    expect((await other.call('POST', '/sign-in/link', { token: later.token })).status).toBe(200);
    expect((await client.call('GET', '/session')).status).toBe(401);
    const { body } = await other.call('POST', '/sign-in/options', {});
    const shown = await other.call('POST', '/sign-in/passkey', {
      answer: passkey.show(body.options, other.origin),
    });
    expect(shown.body.code).toBe('passkey_refused');
  });

  it('gives the browser another token than it had, and ends that one', async () => {
    const server = await startTestServer();
    const { personId } = await signIn(server, 'sales');
    const { headers } = await signIn(server, 'editor');
    const { token } = await makeLink(server.database, personId, 'sign-in', NOW);
    const planted = new DeskClient(server.app, { cookie: headers.cookie });
    await planted.call('POST', '/sign-in/link', { token });
    expect(planted.cookie).not.toBe(headers.cookie);
    const before = new DeskClient(server.app, { cookie: headers.cookie });
    expect((await before.call('GET', '/session')).status).toBe(401);
  });

  it('does not accept a token that a page has planted', async () => {
    const server = await startTestServer();
    const { personId } = await signIn(server, 'sales');
    const { token } = await makeLink(server.database, personId, 'sign-in', NOW);
    const planted = `desk=${'A'.repeat(43)}`;
    const client = new DeskClient(server.app, { cookie: planted });
    await client.call('POST', '/sign-in/link', { token });
    expect(client.cookie).not.toBe(planted);
    const attacker = new DeskClient(server.app, { cookie: planted });
    expect((await attacker.call('GET', '/session')).status).toBe(401);
  });
});

describe('a passkey', () => {
  it('signs in, is fresh for five minutes, and leaves an entry', async () => {
    let now = NOW;
    const { app, passkey, database } = await setUp(() => now);
    const client = new DeskClient(app);
    const { body } = await client.call('POST', '/sign-in/options', {});
    const answer = passkey.show(body.options, client.origin);
    expect((await client.call('POST', '/sign-in/passkey', { answer })).status).toBe(204);
    expect((await client.call('GET', '/session')).body.freshUntil).toBe('2026-03-10T06:35:00.000Z');
    const [entry] = await listAudit(database, { limit: 1 });
    expect(entry).toMatchObject({
      ...{ actor: 'asha@example.com', action: 'session.begin', subject: 'passkey, Firefox on Mac' },
    });
    now = new Date(NOW.getTime() + 300_000);
    const late = await client.call('DELETE', `/account/passkeys/${answer.id}`);
    expect([late.status, late.body.code]).toEqual([401, 'passkey_needed']);
    const { options } = (await client.call('POST', '/account/passkeys/again/options', {})).body;
    const again = { answer: passkey.show(options, client.origin) };
    expect((await client.call('POST', '/account/passkeys/again', again)).status).toBe(204);
    expect((await client.call('DELETE', `/account/passkeys/${answer.id}`)).status).toBe(204);
  });

  it('is answered once: what was overheard is of no use', async () => {
    const { app, passkey } = await setUp();
    const client = new DeskClient(app);
    const { options } = (await client.call('POST', '/sign-in/options', {})).body;
    const answer = passkey.show(options, client.origin);
    expect((await client.call('POST', '/sign-in/passkey', { answer })).status).toBe(204);
    const thief = new DeskClient(app);
    expect((await thief.call('POST', '/sign-in/passkey', { answer })).body.code).toBe('passkey_refused');
  });

  it.each<[string, (passkey: SoftwarePasskey, options: { challenge: string; rpId: string }) => object]>([
    ['of another site', (passkey, options) => passkey.show(options, 'https://evil.example')],
    [
      'for another site',
      (passkey, options) => passkey.show({ ...options, rpId: 'evil.example' }, 'http://localhost'),
    ],
    [
      'without a PIN, face or fingerprint',
      (passkey, options) => passkey.show(options, 'http://localhost', { isVerified: false }),
    ],
    [
      'to a question that was not ours',
      (passkey, options) =>
        passkey.show({ ...options, challenge: Buffer.alloc(56).toString('base64url') }, 'http://localhost'),
    ],
    ['that no one has', (_passkey, options) => new SoftwarePasskey().show(options, 'http://localhost')],
    [
      'with the signature of another',
      (passkey, options) => ({
        ...new SoftwarePasskey().show(options, 'http://localhost'),
        id: passkey.id.toString('base64url'),
        rawId: passkey.id.toString('base64url'),
      }),
    ],
    [
      'without what a passkey says',
      () => ({ id: 'a', rawId: 'a', type: 'public-key', response: {}, clientExtensionResults: {} }),
    ],
  ])('is refused %s', async (_what, answerBy) => {
    const { app, passkey } = await setUp();
    const client = new DeskClient(app);
    const { options } = (await client.call('POST', '/sign-in/options', {})).body;
    const refused = await client.call('POST', '/sign-in/passkey', { answer: answerBy(passkey, options) });
    expect([refused.status, refused.body.code, client.cookie]).toEqual([400, 'passkey_refused', undefined]);
  });

  it('is refused after five minutes', async () => {
    let now = NOW;
    const { app, passkey } = await setUp(() => now);
    const client = new DeskClient(app);
    const { options } = (await client.call('POST', '/sign-in/options', {})).body;
    now = new Date(NOW.getTime() + 300_000);
    const late = await client.call('POST', '/sign-in/passkey', {
      answer: passkey.show(options, client.origin),
    });
    expect(late.body.code).toBe('passkey_refused');
  });

  it('answers no question that was asked for another purpose, or of another person', async () => {
    const { app, passkey, client, database } = await setUp();
    const { options } = (await client.call('POST', '/account/passkeys/again/options', {})).body;
    const asSignIn = await new DeskClient(app).call('POST', '/sign-in/passkey', {
      answer: passkey.show(options, client.origin),
    });
    expect(asSignIn.body.code).toBe('passkey_refused');
    const { headers } = await signIn({ database }, 'sales', { isFresh: false });
    const other = new DeskClient(app, { cookie: headers.cookie });
    const theirs = (await other.call('POST', '/account/passkeys/again/options', {})).body.options;
    const asAnother = await other.call('POST', '/account/passkeys/again', {
      answer: passkey.show(theirs, other.origin),
    });
    expect(asAnother.body.code).toBe('passkey_refused');
  });

  it.each([
    ['one who has none, soon after a link', { isFresh: false, minutes: 0 }, 200],
    ['one who has none, in an old session', { isFresh: false, minutes: 16 }, 401],
    ['one who has shown one just now', { isFresh: true, minutes: 0 }, 200],
  ])('is added by %s: %j', async (_who, { isFresh, minutes }, status) => {
    const now = new Date(NOW.getTime() + minutes * 60_000);
    const server = await startTestServer({ clock: () => now });
    const { headers } = await signIn(server, 'sales', { isFresh });
    const client = new DeskClient(server.app, { cookie: headers.cookie });
    expect((await client.call('POST', '/account/passkeys/options', {})).status).toBe(status);
  });

  it('is not added by a session that began with a link by mail, where there is one already', async () => {
    const { app, client, database } = await setUp();
    const { id } = (await client.call('GET', '/session')).body.person;
    const { token } = await makeLink(database, id, 'sign-in', NOW);
    const other = new DeskClient(app);
    expect((await other.call('POST', '/sign-in/link', { token })).body).toEqual({ needsPasskey: false });
    const { status, body } = await other.call('POST', '/account/passkeys/options', {});
    expect([status, body.code]).toEqual([401, 'passkey_needed']);
  });
});

describe('a link by mail', () => {
  async function setUpMail() {
    const mail = await startMailServer();
    const server = await startTestServer({
      config: { smtpUrl: mail.url, mailFrom: 'desk@example.com', publicUrl: 'http://localhost' },
    });
    const { email, personId } = await signIn(server, 'sales');
    return { ...server, mail, email, personId };
  }

  it('goes out to one who is at the desk, and signs them in', async () => {
    const { app, mail, email } = await setUpMail();
    const client = new DeskClient(app);
    expect((await client.call('POST', '/sign-in/mail', { email: email.toUpperCase() })).status).toBe(204);
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(1);
    const [sent] = mail.mails;
    expect(sent?.to).toEqual([email]);
    const [, token = ''] = /\/desk\/link#([\w-]+)/.exec((sent?.source ?? '').replaceAll('=\r\n', '')) ?? [];
    expect((await client.call('POST', '/sign-in/link', { token })).status).toBe(200);
  });

  it('answers the same for an unknown address, and sends nothing', async () => {
    const { app, mail, email } = await setUpMail();
    const client = new DeskClient(app);
    const answers = [
      await client.call('POST', '/sign-in/mail', { email: 'other@example.com' }),
      await client.call('POST', '/sign-in/mail', { email }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(1);
    expect(mail.mails[0]?.to).toEqual([email]);
  });

  it('goes to one address three times in ten minutes for a network, nine for new networks, and still for its own', async () => {
    const { app, mail, email, database, personId } = await setUpMail();
    const ask = async (network: string) =>
      (await new DeskClient(app, { network }).call('POST', '/sign-in/mail', { email })).status;
    for (let times = 0; times < 20; times += 1) expect(await ask('192.0.2.1')).toBe(204);
    expect(await ask('192.0.2.1')).toBe(429);
    expect(await ask('192.0.2.2')).toBe(204);
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(4);
    for (const last of [3, 4, 5, 6, 7, 8, 9]) expect(await ask(`192.0.2.${last}`)).toBe(204);
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(9);
    const { token } = await makeLink(database, personId, 'sign-in', NOW);
    const own = new DeskClient(app, { network: '198.51.100.7' });
    expect((await own.call('POST', '/sign-in/link', { token })).status).toBe(200);
    expect(await ask('198.51.100.7')).toBe(204);
    await expect.poll(() => mail.mails.length, { timeout: 10_000 }).toBe(10);
  });
});

it('leaves an entry of a sign-in that failed, one a minute and network', async () => {
  const server = await startTestServer();
  const client = new DeskClient(server.app);
  for (let tries = 0; tries < 3; tries += 1) {
    expect((await client.call('POST', '/sign-in/link', { token: 'a'.repeat(43) })).status).toBe(410);
  }
  const entries = await listAudit(server.database, { limit: 10 });
  expect(entries).toMatchObject([
    { action: 'session.refuse', actor: 'unknown', subject: expect.stringMatching(/^link, /), row_count: 0 },
  ]);
});

it('lets one network try sixty times a minute', async () => {
  const { app } = await startTestServer();
  const client = new DeskClient(app, { network: '192.0.2.7' });
  const token = 'x'.repeat(43);
  for (let times = 0; times < 60; times += 1) {
    expect((await client.call('POST', '/sign-in/link', { token })).status).toBe(410);
  }
  expect((await client.call('POST', '/sign-in/link', { token })).status).toBe(429);
});
