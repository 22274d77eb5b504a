import { setImmediate } from 'node:timers/promises';
import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import type { UserResponse } from 'contract/accounts/accounts.ts';
import { describe, expect, it } from 'vitest';
import { ASHA, GOOD_PASSWORD, startAccountServer } from '../../../checks/support/account-calls.ts';
import { useRealHashes } from '../../../checks/support/hash-cost.ts';
import { FairQueue } from '../../plugins/queue/fair-queue.ts';
import { RateLimited } from '../../shared/errors.ts';
import { ConnectionGone, WrongCredentials } from './account-errors.ts';
import { createAccounts } from './accounts.ts';
import { createLoginFailures, FAILURE_WINDOW_SECONDS } from './login-limits.ts';
import { CURRENT_COST, hashPassword } from './password-hash.ts';

const CREDENTIALS = { email: ASHA.email, password: GOOD_PASSWORD };
const WRONG = { email: ASHA.email, password: 'not the password' };
const HOUR_MS = 3_600_000;
const BEHIND_PROXY = { config: { trustedProxies: ['127.0.0.1'] } };
const from = (address: string) => ({ 'x-forwarded-for': address });

describe('POST log-in', () => {
  it('answers 200 with the user of the sign-up and new tokens', async () => {
    const { post, signUp } = await startAccountServer();
    const signedUp = await signUp();
    const answer = await post('login', CREDENTIALS);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const loggedIn = (await answer.json()) as UserResponse;
    expect(loggedIn).toEqual({
      ...signedUp,
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    });
    expect(loggedIn.access_token).not.toBe(signedUp.access_token);
    expect(loggedIn.refresh_token).not.toBe(signedUp.refresh_token);
  });

  it.each([
    ['capitals in the address', { ...CREDENTIALS, email: 'ASHA@EXAMPLE.COM' }],
    ['blanks around the address', { ...CREDENTIALS, email: ' asha@example.com ' }],
    ['full-width letters', { ...CREDENTIALS, password: 'ｃｏｒｒｅｃｔ horse battery' }],
  ])('accepts %s', async (_what, credentials) => {
    const { post, signUp } = await startAccountServer();
    await signUp();
    expect((await post('login', credentials)).status).toBe(200);
  });

  it.each([
    ['another password', WRONG],
    ['another case of the password', { ...CREDENTIALS, password: GOOD_PASSWORD.toUpperCase() }],
    ['one character', { ...CREDENTIALS, password: 'x' }],
    ['an unknown address', { ...CREDENTIALS, email: 'ravi@example.com' }],
  ])('answers %s with 401 and the same bytes but its request id', async (_what, credentials) => {
    const { post, signUp } = await startAccountServer();
    await signUp();
    const answer = await post('login', credentials);
    expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const requestId = answer.headers.get('x-request-id');
    expect(await answer.text()).toBe(
      `{"statusCode":401,"code":"invalid_credentials","message":"The email address or the password is wrong.","requestId":"${requestId}"}`,
    );
  });

  it('works as hard for an unknown address as for a wrong password', async () => {
    useRealHashes();
    const { post, signUp } = await startAccountServer();
    await signUp();
    // Work of this process, in all its threads: what else the machine does is not in it.
    const workOf = async (credentials: object) => {
      const before = process.cpuUsage();
      await (await post('login', credentials)).arrayBuffer();
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    await workOf(WRONG);
    for (let count = 0; count < 7; count += 1) {
      known.push(await workOf(WRONG));
      unknown.push(await workOf({ ...WRONG, email: `user-${count}@example.com` }));
    }
    // The median: a collection of garbage may take more work than a call.
    const median = (work: number[]) => work.sort((one, other) => one - other)[3] ?? 0;
    // Without the dummy hash, an unknown address would take a tenth of the work of a known one.
    expect(median(unknown)).toBeGreaterThan(median(known) / 2);
  });

  it.each([
    ['no password', { email: ASHA.email }, 'password'],
    ['an empty password', { ...CREDENTIALS, password: '' }, 'password'],
    ['a very long password', { ...CREDENTIALS, password: 'x'.repeat(129) }, 'password'],
    ['no address', { password: GOOD_PASSWORD }, 'email'],
  ])('answers 400 for %s', async (_what, body, field) => {
    const { post } = await startAccountServer();
    const answer = await post('login', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_request', fields: [{ field }] });
  });

  it('stores a new hash of the password when the old one was made at a lower cost', async () => {
    const { post, signUp, database } = await startAccountServer();
    await signUp();
    const cheap = await hashPassword(GOOD_PASSWORD, { ...CURRENT_COST, memoryKib: 32 });
    await database.updateTable('users').set({ password_hash: cheap }).execute();
    const findHash = async () =>
      (await database.selectFrom('users').select('password_hash').executeTakeFirst())?.password_hash;
    await post('login', WRONG);
    expect(await findHash()).toBe(cheap);
    expect((await post('login', CREDENTIALS)).status).toBe(200);
    expect(await findHash()).toContain(`$m=${CURRENT_COST.memoryKib},t=${CURRENT_COST.passes},`);
    expect((await post('login', CREDENTIALS)).status).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])('answers 415 for %s', async (type) => {
    const { url, signUp } = await startAccountServer();
    await signUp();
    const answer = await fetch(url + ACCOUNT_PATHS.login, {
      method: 'POST',
      headers: { 'content-type': type },
      body: new URLSearchParams(CREDENTIALS).toString(),
    });
    expect(answer.status).toBe(415);
    expect(await answer.json()).toEqual({
      statusCode: 415,
      code: 'unsupported_media_type',
      message: 'Send application/json in UTF-8, not compressed.',
      requestId: expect.any(String),
    });
  });
});

describe('a login that waits for the hash queue', () => {
  async function setUp() {
    const { database, clock, signUp } = await startAccountServer();
    await signUp();
    const one = { member: 1, group: 1, all: 1 };
    const hashes = new FairQueue({ running: one, waiting: one });
    const accounts = await createAccounts({ database, clock, hashes });
    const held = Promise.withResolvers<void>();
    const holding = hashes.run({ group: 'elsewhere', member: 'other' }, () => held.promise);
    const logIn = (credentials: object, signal?: AbortSignal) =>
      accounts.logIn({ ...CREDENTIALS, ...credentials }, { network: '192.0.2.1', ...(signal && { signal }) });
    const release = () => {
      held.resolve();
      return holding;
    };
    return { logIn, release };
  }

  it('refuses a login when too many wait, and does not count it as failed', async () => {
    const { logIn, release } = await setUp();
    const waiting = logIn({});
    await nextTurns();
    for (let count = 0; count < 12; count += 1) await expect(logIn(WRONG)).rejects.toThrow(RateLimited);
    await release();
    expect(await waiting).toMatchObject({ token_type: 'Bearer' });
    expect(await logIn({})).toMatchObject({ token_type: 'Bearer' });
  });

  it('drops a waiting login when its caller has disconnected', async () => {
    const { logIn, release } = await setUp();
    const leaving = new AbortController();
    const gone = logIn(WRONG, leaving.signal);
    await nextTurns();
    leaving.abort(new ConnectionGone());
    await expect(gone).rejects.toThrow(ConnectionGone);
    const next = logIn({});
    await release();
    expect(await next).toMatchObject({ token_type: 'Bearer' });
  });
});

/** Waits until answers of SQLite have been passed on. */
async function nextTurns(): Promise<void> {
  for (let count = 0; count < 20; count += 1) await setImmediate();
}

describe('failed logins', () => {
  async function setUp() {
    const server = await startAccountServer(BEHIND_PROXY);
    const { post, clientId } = server;
    await post('signup', { clientId, ...ASHA }, from('192.0.2.1'));
    const statusOf = async (credentials: object, address: string) =>
      (await post('login', credentials, from(address))).status;
    const failFrom = async (address: string, times: number, credentials: object = WRONG) => {
      for (let count = 0; count < times; count += 1) await statusOf(credentials, address);
    };
    return { ...server, statusOf, failFrom };
  }

  it('answers 429 with Retry-After after ten failed logins from one address', async () => {
    const { post, failFrom, metrics } = await setUp();
    await failFrom('192.0.2.1', 10);
    const answer = await post('login', CREDENTIALS, from('192.0.2.1'));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([
      429,
      expect.stringMatching(/^\d{3}$/),
    ]);
    expect(await answer.json()).toEqual({
      statusCode: 429,
      code: 'rate_limited',
      message: expect.stringMatching(
        /^Too many failed attempts\. Please wait 1[45] minutes and try again\.$/,
      ),
      requestId: expect.any(String),
    });
    expect(await metrics.registry.metrics()).toContain(
      'http_requests_refused_total{reason="rate_limited"} 1',
    );
  });

  it('counts failed logins for 15 minutes, also when the clock is set back meanwhile', async () => {
    const { database, clock, signUp, passMs } = await startAccountServer();
    await signUp();
    let elapsedMs = 0;
    const failures = createLoginFailures(null, { now: () => elapsedMs });
    const accounts = await createAccounts({ database, clock, failures });
    const logIn = (credentials: typeof CREDENTIALS) => accounts.logIn(credentials, { network: '192.0.2.1' });
    for (let count = 0; count < 10; count += 1) await expect(logIn(WRONG)).rejects.toThrow(WrongCredentials);
    passMs(-2 * HOUR_MS);
    elapsedMs = FAILURE_WINDOW_SECONDS * 1_000 - 1_000;
    await expect(logIn(CREDENTIALS)).rejects.toMatchObject({ headers: { 'retry-after': '1' } });
    elapsedMs = FAILURE_WINDOW_SECONDS * 1_000;
    expect(await logIn(CREDENTIALS)).toMatchObject({ token_type: 'Bearer' });
  });

  it('lets the owner log in from a new address when one network fails too often', async () => {
    const { statusOf, failFrom } = await setUp();
    await failFrom('203.0.113.1', 15);
    expect(await statusOf(CREDENTIALS, '203.0.113.1')).toBe(429);
    expect(await statusOf(CREDENTIALS, '203.0.113.99')).toBe(200);
  });

  it('lets the owner log in from the address of an earlier login when many networks fail', async () => {
    const { statusOf, failFrom } = await setUp();
    for (let index = 1; index <= 25; index += 1) await failFrom(`203.0.113.${index}`, 1);
    expect(await statusOf(CREDENTIALS, '203.0.113.99')).toBe(429);
    expect(await statusOf(CREDENTIALS, '192.0.2.1')).toBe(200);
  });

  it('limits failed logins for an unknown address as for a known one', async () => {
    const { statusOf, failFrom } = await setUp();
    const unknown = { ...WRONG, email: 'unknown@example.com' };
    await failFrom('203.0.113.1', 10, unknown);
    expect(await statusOf(unknown, '203.0.113.1')).toBe(429);
    for (let index = 2; index <= 16; index += 1) await failFrom(`203.0.113.${index}`, 1, unknown);
    expect(await statusOf(unknown, '203.0.113.99')).toBe(429);
  });

  it('limits failed logins that arrive at once', async () => {
    const { statusOf } = await setUp();
    const statuses = await Promise.all(Array.from({ length: 25 }, () => statusOf(WRONG, '203.0.113.1')));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  it('does not count successful logins', async () => {
    const { statusOf } = await setUp();
    for (let count = 0; count < 12; count += 1) expect(await statusOf(CREDENTIALS, '192.0.2.1')).toBe(200);
  });

  it('counts all addresses of an IPv6 network as one', async () => {
    const { statusOf, failFrom } = await setUp();
    for (let index = 1; index <= 10; index += 1) await failFrom(`2001:db8::${index}`, 1);
    expect(await statusOf(CREDENTIALS, '2001:db8::99')).toBe(429);
  });
});

describe('login calls', () => {
  it('limits the login calls of one address per minute, whatever their result', async () => {
    const { post, signUp } = await startAccountServer({ config: { loginsPerMinute: 2 } });
    const { refresh_token } = await signUp();
    expect((await post('login', CREDENTIALS)).status).toBe(200);
    expect((await post('refresh', { refresh_token })).status).toBe(200);
    const answer = await post('login', CREDENTIALS);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('answers logins and limits failures while Redis does not answer', async () => {
    const { post, signUp } = await startAccountServer({ config: { redisUrl: 'redis://127.0.0.1:1' } });
    await signUp();
    expect((await post('login', CREDENTIALS)).status).toBe(200);
    for (let count = 0; count < 10; count += 1) await post('login', WRONG);
    expect((await post('login', WRONG)).status).toBe(429);
  });
});
