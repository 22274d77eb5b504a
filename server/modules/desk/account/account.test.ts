import { expect, it } from 'vitest';
import { DeskClient } from '../../../../checks/support/desk/desk-client.ts';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import { listAudit } from '../audit/audit.store.ts';
import { insertPasskey } from '../sign-in/passkeys.store.ts';

async function setUp() {
  const server = await startTestServer();
  const [mine, other] = [await signIn(server, 'sales'), await signIn(server, 'owner')];
  const addPasskey = (personId: string, id: string) =>
    insertPasskey(
      server.database,
      { personId, credential: { id, publicKey: new Uint8Array([1]), counter: 0 } },
      'Laptop',
      NOW,
    );
  await addPasskey(mine.personId, 'mine');
  await addPasskey(other.personId, 'theirs');
  const clientOf = ({ headers }: typeof mine) => new DeskClient(server.app, { cookie: headers.cookie });
  return { client: clientOf(mine), other: clientOf(other), database: server.database };
}

it('shows one’s own passkeys and devices', async () => {
  const { client } = await setUp();
  expect((await client.call('GET', '/account')).body).toMatchObject({
    passkeys: [{ id: 'mine', label: 'Laptop', addedAt: NOW.toISOString() }],
    sessions: [{ device: 'Chrome on Linux', isThis: true, isNear: false }],
  });
});

it.each([
  ['DELETE', '/account/passkeys/theirs', undefined],
  ['PATCH', '/account/passkeys/theirs', { label: 'Mine now' }],
] as const)('leaves the passkeys of others alone: %s %s', async (method, path, body) => {
  const { client, other } = await setUp();
  expect((await client.call(method, path, body)).status).toBe(404);
  expect((await other.call('GET', '/account')).body.passkeys[0].label).toBe('Laptop');
});

it('leaves the sessions of others alone', async () => {
  const { client, other } = await setUp();
  const [session] = (await other.call('GET', '/account')).body.sessions;
  expect((await client.call('DELETE', `/account/sessions/${session.id}`)).status).toBe(404);
  expect((await client.call('DELETE', '/account/sessions')).status).toBe(204);
  expect((await other.call('GET', '/session')).status).toBe(200);
  expect((await client.call('GET', '/session')).status).toBe(200);
});

it('renames and removes one’s own passkey, and ends one’s own session', async () => {
  const { client } = await setUp();
  expect((await client.call('PATCH', '/account/passkeys/mine', { label: 'Key' })).status).toBe(204);
  expect((await client.call('DELETE', '/account/passkeys/mine')).status).toBe(204);
  const [session] = (await client.call('GET', '/account')).body.sessions;
  expect((await client.call('DELETE', `/account/sessions/${session.id}`)).status).toBe(204);
  expect((await client.call('GET', '/session')).status).toBe(401);
});

it('changes name and zone, and refuses a zone that does not exist', async () => {
  const { client } = await setUp();
  expect((await client.call('PATCH', '/account', { name: 'Ravi', zone: 'Asia/Tokyo' })).status).toBe(204);
  expect((await client.call('GET', '/session')).body.person).toMatchObject({
    name: 'Ravi',
    zone: 'Asia/Tokyo',
  });
  const { status, body } = await client.call('PATCH', '/account', { zone: 'Europe/Atlantis' });
  expect([status, body.fields[0].field]).toEqual([400, 'zone']);
});

it('keeps how a person wants dates and numbers, until they leave it to their browser', async () => {
  const { client } = await setUp();
  const shown = async () => [
    (await client.call('GET', '/session')).body.person.locale,
    (await client.call('GET', '/account')).body.locale,
  ];
  expect(await shown()).toEqual([null, null]);
  expect((await client.call('PATCH', '/account', { locale: 'en-DE-u-fw-mon-hc-h23' })).status).toBe(204);
  expect(await shown()).toEqual(['en-DE-u-fw-mon-hc-h23', 'en-DE-u-fw-mon-hc-h23']);
  expect((await client.call('PATCH', '/account', { locale: 'en-u' })).status).toBe(400);
  expect((await client.call('PATCH', '/account', { locale: null })).status).toBe(204);
  expect(await shown()).toEqual([null, null]);
});

it('keeps what a person chose to hear of, and refuses an hour that no clock shows', async () => {
  const { client } = await setUp();
  const { notices } = (await client.call('GET', '/account')).body;
  expect(notices.ways).toMatchObject({ assigned: 'now', reply: 'now', waiting: 'off', channel: 'off' });
  const chosen = { ...notices, ways: { ...notices.ways, waiting: 'digest' }, digestHour: 17 };
  expect((await client.call('PATCH', '/account', { notices: chosen })).status).toBe(204);
  expect((await client.call('GET', '/account')).body.notices).toEqual(chosen);
  const wrong = { notices: { ...chosen, digestHour: 24 } };
  expect((await client.call('PATCH', '/account', wrong)).status).toBe(400);
});

it('writes down a new name, and refuses that of a colleague in whichever spelling', async () => {
  const { client, database } = await setUp();
  await signIn({ database }, 'owner', { name: 'Zoë Müller' });
  for (const name of ['Zoë Müller', 'zoe  muller', 'Zoe Muller.']) {
    const { status, body } = await client.call('PATCH', '/account', { name });
    expect([status, body.code]).toEqual([409, 'name_taken']);
  }
  await client.call('PATCH', '/account', { name: 'Ravi', zone: 'Asia/Tokyo' });
  const entries = await listAudit(database, { action: 'account.change', limit: 2 });
  expect(entries.map(({ subject }) => subject)).toEqual([expect.stringContaining('to Ravi')]);
});
