import type { FastifyInstance, InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { signIn } from '../../../checks/support/desk/sign-in.ts';
import { NOW, startTestServer } from '../../../checks/support/test-server.ts';
import { endSession, findSession } from './sessions/sessions.store.ts';

const SESSION = '/desk/api/session';

async function codeOf(app: FastifyInstance, call: InjectOptions) {
  const response = await app.inject(call);
  return [response.statusCode, response.body === '' ? undefined : response.json().code];
}

it('tells who is signed in, and keeps the answer out of caches', async () => {
  const server = await startTestServer();
  const { headers, email, personId } = await signIn(server, 'owner');
  const response = await server.app.inject({ url: SESSION, headers });
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.json()).toMatchObject({
    person: { id: personId, email, role: 'owner', zone: 'Europe/Berlin' },
    rights: expect.arrayContaining(['people', 'export', 'erase']),
    freshUntil: '2026-03-10T06:35:00.000Z',
    expiresAt: '2026-03-10T18:30:00.000Z',
  });
});

it('ends with its twelve hours, and with the person', async () => {
  let now = NOW;
  const server = await startTestServer({ clock: () => now });
  const { headers, personId } = await signIn(server, 'sales');
  now = new Date('2026-03-10T18:29:59Z');
  expect(await codeOf(server.app, { url: SESSION, headers })).toEqual([200, undefined]);
  now = new Date('2026-03-10T18:30:00Z');
  expect(await codeOf(server.app, { url: SESSION, headers })).toEqual([401, 'signed_out']);
  now = NOW;
  await server.database
    .updateTable('desk_people')
    .set({ removed_at: NOW.toISOString() })
    .where('id', '=', personId)
    .execute();
  expect(await codeOf(server.app, { url: SESSION, headers })).toEqual([401, 'signed_out']);
});

it('signs out, and takes the cookie away', async () => {
  const server = await startTestServer();
  const { headers } = await signIn(server, 'sales');
  const ended = await server.app.inject({ method: 'DELETE', url: SESSION, headers });
  expect([ended.statusCode, ended.headers['set-cookie']]).toEqual([
    204,
    'desk=; Path=/; Max-Age=0; HttpOnly; SameSite=Strict',
  ]);
  expect(await codeOf(server.app, { url: SESSION, headers })).toEqual([401, 'signed_out']);
});

it('accepts no id of a session in place of its token, and no ended session', async () => {
  const server = await startTestServer();
  const { headers } = await signIn(server, 'sales');
  const token = headers.cookie.replace('desk=', '');
  const session = await findSession(server.database, token, NOW);
  const cookie = `desk=${session?.id}`;
  expect(await codeOf(server.app, { url: SESSION, headers: { cookie } })).toEqual([401, 'signed_out']);
  await endSession(server.database, session?.id ?? '', NOW);
  expect(await codeOf(server.app, { url: SESSION, headers })).toEqual([401, 'signed_out']);
});

it('reads no cookie without its prefix under a public address', async () => {
  const server = await startTestServer({ config: { publicUrl: 'https://www.example.com', desk: 'on' } });
  const { headers } = await signIn(server, 'sales');
  expect(await codeOf(server.app, { url: SESSION, headers })).toEqual([401, 'signed_out']);
  const prefixed = { cookie: `__Host-${headers.cookie}` };
  expect(await codeOf(server.app, { url: SESSION, headers: prefixed })).toEqual([200, undefined]);
});

it.each<[string, Record<string, string>, number]>([
  ['of another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['of another origin of the same site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost' }, 403],
  ['without either header', {}, 403],
  ['with the origin of another site', { origin: 'https://evil.example' }, 403],
  ['with the origin of a sandboxed frame', { origin: 'null' }, 403],
  ['with the origin of another port', { origin: 'http://localhost:4321' }, 403],
  ['with an allowed origin that is not the desk', { origin: 'https://app.example.com' }, 403],
  ['with our own origin', { origin: 'http://localhost' }, 204],
  ['of our own page', { 'sec-fetch-site': 'same-origin' }, 204],
])('answers a write %s: %j', async (_what, sent, status) => {
  const server = await startTestServer({ config: { allowedOrigins: ['https://app.example.com'] } });
  const { headers } = await signIn(server, 'sales');
  const call = { method: 'DELETE', url: SESSION, headers: { cookie: headers.cookie, ...sent } } as const;
  expect(await codeOf(server.app, call)).toEqual([status, status === 403 ? 'wrong_origin' : undefined]);
});

it('takes a write under names of this machine and DESK_HOST alone, where no public address is set', async () => {
  const server = await startTestServer({ config: { deskHost: 'desk.internal' } });
  const answers = [];
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'desk.internal', 'rebound.example']) {
    const { headers } = await signIn(server, 'sales');
    const call = { method: 'DELETE', url: SESSION, headers: { ...headers, host } } as const;
    answers.push((await codeOf(server.app, call))[1] ?? 'taken');
  }
  // A cookie that was set for http://localhost signs no one in under another name.
  expect(answers).toEqual(['taken', 'taken', 'taken', 'signed_out', 'wrong_origin']);
});

it('is not there where it is off', async () => {
  const server = await startTestServer({ config: { desk: 'off' } });
  const { headers } = await signIn(server, 'owner');
  const [desk, unknown] = [
    await server.app.inject({ url: SESSION, headers }),
    await server.app.inject({ url: '/nowhere/api/session', headers }),
  ];
  expect([desk.statusCode, desk.headers['content-type']]).toEqual([404, unknown.headers['content-type']]);
});
