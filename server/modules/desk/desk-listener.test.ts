import { expect, it } from 'vitest';
import { signIn } from '../../../checks/support/desk/sign-in.ts';
import { findFreePort } from '../../../checks/support/free-port.ts';
import { SCRIPT } from '../../../checks/support/site-folder.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';

async function setUp() {
  const deskPort = await findFreePort();
  const server = await startTestServer({
    config: { deskPort, publicUrl: 'https://www.example.com', desk: 'on' },
  });
  return { ...server, desk: `http://127.0.0.1:${deskPort}` };
}

it('serves the desk on a port of its own, and on that of the site no longer', async () => {
  const server = await setUp();
  const { headers } = await signIn(server, 'owner');
  const session = '/desk/api/session';
  expect((await fetch(server.desk + session, { headers })).status).toBe(200);
  expect((await fetch(server.url + session, { headers })).status).toBe(404);
  const wrong = await fetch(server.url + session, { method: 'PUT', headers });
  expect(wrong.status).toBe(404);
});

it('serves no page of the site there but files that pages load, and leads from its first page to the desk', async () => {
  const { desk } = await setUp();
  const first = await fetch(`${desk}/`, { redirect: 'manual' });
  expect([first.status, first.headers.get('location')]).toEqual([302, '/desk/']);
  for (const path of ['/pricing', '/healthz', '/authms/blog', '/deskx']) {
    expect((await fetch(desk + path)).status).toBe(404);
  }
  expect(await (await fetch(`${desk}/_astro/island.Bx3k.js`)).text()).toBe(SCRIPT);
});

it('names the setting where the port is taken', async () => {
  const deskPort = await findFreePort();
  await startTestServer({ config: { deskPort } });
  await expect(startTestServer({ config: { deskPort } })).rejects.toThrow(/^DESK_PORT: .+ \(EADDRINUSE\)$/);
});
