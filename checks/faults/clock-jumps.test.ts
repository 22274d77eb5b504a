import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { LEAD_PATHS } from 'contract/api-paths.ts';
import { expect, it, onTestFinished } from 'vitest';
import { askAccount, postAccount } from '../support/users.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { makeClient, newEmail, openChat, PASSWORD, signUp } from './demo-user.ts';
import { makeTemporaryFolder } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

const JUMPING_CLOCK = fileURLToPath(new URL('jumping-clock.ts', import.meta.url));
const DAY_MS = 86_400_000;
const LEADS_PER_MINUTE = 5;
const LEADS = 30;
const WATCHED_MS = 5_000;
const DELIVERED_WITHIN_MS = 60_000;

/** A server whose time of day can be set, with a CRM that receives leads. */
async function setUp() {
  const folder = await makeTemporaryFolder();
  onTestFinished(() => rm(folder, { recursive: true }));
  const clockFile = join(folder, 'clock');
  await writeFile(clockFile, '0');
  const crm = await startWebhookReceiver();
  const server = await startForTest({
    env: {
      NODE_OPTIONS: `--import=${JUMPING_CLOCK}`,
      CLOCK_FILE: clockFile,
      // Each call names the network that it comes from.
      TRUSTED_PROXIES: '127.0.0.1',
      LEADS_PER_MINUTE: String(LEADS_PER_MINUTE),
      LEADS_PER_EMAIL_HOUR: '1000000',
      CRM_WEBHOOK_URL: crm.url,
      CRM_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
    },
  });
  let networks = 0;
  const newNetwork = () => {
    networks += 1;
    return `10.1.${Math.floor(networks / 256)}.${networks % 256}`;
  };
  return {
    crm,
    server,
    newNetwork,
    /** Sets the clock so many days off. */
    async jumpTo(days: number): Promise<void> {
      await writeFile(`${clockFile}.new`, String(days * DAY_MS));
      await rename(`${clockFile}.new`, clockFile);
    },
    postLead: (network: string) =>
      fetch(server.url + LEAD_PATHS.agent, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
        body: JSON.stringify({ name: 'Scheduler', email: 'asha@example.com' }),
      }),
    /** Returns the outcome of a call with this token that changes nothing. */
    async tryToken(user: { access_token: string }): Promise<string> {
      const answer = await postAccount(
        server.url,
        'deleteAccount',
        { password: 'not this one' },
        { authorization: `Bearer ${user.access_token}` },
      );
      return (await answer.json()).code;
    },
  };
}

it('keeps limits, deliveries and tokens correct when its clock jumps by a day, by 400 days, and back', async () => {
  const { crm, server, newNetwork, jumpTo, postLead, tryToken } = await setUp();
  /** A network that has used up its limit, and stays limited for a minute from now. */
  const useLimitUp = async () => {
    const busy = newNetwork();
    for (let count = 0; count < LEADS_PER_MINUTE; count += 1) expect((await postLead(busy)).status).toBe(201);
    return busy;
  };
  /** The network stays limited, and for no longer than its window; no other network is limited. */
  const expectLimits = async (busy: string) => {
    const refused = await postLead(busy);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await postLead(newNetwork())).status).toBe(201);
  };
  const email = newEmail();
  const user = await signUp(server, email, await makeClient(server));
  const { socket } = await openChat(server, user);
  onTestFinished(() => void socket.disconnect());
  const isTokenGood = 'wrong_password';

  for (const days of [1, -1]) {
    const busy = await useLimitUp();
    await jumpTo(days);
    await expectLimits(busy);
    expect(await tryToken(user)).toBe(days > 0 ? isTokenGood : 'token_expired');
  }
  await jumpTo(0);
  expect(await tryToken(user)).toBe(isTokenGood);
  expect(socket.connected).toBe(true);

  const busy = await useLimitUp();
  // What waits for its next attempt is due all at once, and its receiver is still in trouble.
  crm.mood = 500;
  for (let count = 0; count < LEADS; count += 1) await postLead(newNetwork());
  await expect.poll(() => crm.calls.length).toBeGreaterThan(0);
  const gone = new Promise((resolve) => socket.once('disconnect', resolve));
  const before = crm.calls.length;
  await jumpTo(400);
  await expectLimits(busy);
  await setTimeout(WATCHED_MS);
  expect(crm.calls.length - before).toBeLessThan(LEADS);
  expect(await tryToken(user)).toBe('token_expired');
  socket.emit('updatelastRead', 'any');
  await gone;
  const later = await askAccount(server.url, 'login', { email, password: PASSWORD });
  expect(await tryToken(later)).toBe(isTokenGood);

  // A token of the wrong time is refreshed in the right one, instead of being good for 400 days more.
  const busyLater = await useLimitUp();
  await jumpTo(0);
  await expectLimits(busyLater);
  expect(await tryToken(later)).toBe('token_expired');
  const refreshed = await askAccount(server.url, 'refresh', { refresh_token: later.refresh_token });
  expect(await tryToken(refreshed)).toBe(isTokenGood);
  crm.mood = 204;
  const stored = (await (await postLead(newNetwork())).json()) as { id: string };
  const wasTold = () => crm.calls.some(({ body }) => body.includes(stored.id));
  await expect.poll(wasTold, { timeout: DELIVERED_WITHIN_MS }).toBe(true);
  expect(server.output()).not.toMatch(/^\{"level":[56]0/m);
  expect(await server.stop()).toBe(0);
});
