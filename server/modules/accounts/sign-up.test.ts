import { ACCOUNT_PATHS } from 'contract/accounts/account-paths.ts';
import { describe, expect, it } from 'vitest';
import { ASHA, startAccountServer } from '../../../checks/support/account-calls.ts';
import { REDIRECT_ORIGIN } from '../../../checks/support/site-folder.ts';
import { openTestDatabase } from '../../../checks/support/test-database.ts';
import { createAccounts } from './accounts.ts';
import { createClientStore } from './clients.store.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const TOO_EASY = 'This password is too easy to guess. Please choose another one';

describe('POST sign-up', () => {
  it('answers 201 with the user and tokens, and forbids caching', async () => {
    const { post, clientId } = await startAccountServer();
    const answer = await post('signup', { clientId, ...ASHA });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(await answer.json()).toEqual({
      id: expect.stringMatching(UUID),
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 259_200,
      firstName: 'Asha',
      middleName: '',
      lastName: 'Rao',
      clientId,
    });
  });

  it('accepts a sign-up without names', async () => {
    const { post, clientId } = await startAccountServer();
    const { email, password } = ASHA;
    const answer = await post('signup', { clientId, email, password });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toMatchObject({ firstName: '', middleName: '', lastName: '' });
  });

  it('trims everything but the password', async () => {
    const { post, clientId, database } = await startAccountServer();
    const password = '  two blanks around it  ';
    const padded = { clientId: ` ${clientId} `, email: ' asha@example.com ', firstName: ' Asha\t', password };
    expect(await (await post('signup', padded)).json()).toMatchObject({ clientId, firstName: 'Asha' });
    expect(await database.selectFrom('users').select('email').execute()).toEqual([
      { email: 'asha@example.com' },
    ]);
    const logIn = async (tried: string) =>
      (await post('login', { email: 'asha@example.com', password: tried })).status;
    expect([await logIn(password), await logIn(password.trim())]).toEqual([200, 401]);
  });

  it('stores the password as a hash only', async () => {
    const { signUp, database, logged } = await startAccountServer();
    await signUp();
    const [user] = await database.selectFrom('users').selectAll().execute();
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d,p=1\$/);
    expect(JSON.stringify([user, logged])).not.toContain(ASHA.password);
  });

  it('answers 409 for an address that has an account, in whatever case it is written', async () => {
    const { post, signUp, clientId, database } = await startAccountServer();
    await signUp();
    const answer = await post('signup', { clientId, ...ASHA, email: 'ASHA@Example.com' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      statusCode: 409,
      code: 'email_taken',
      message: 'There’s already an account with this email address.',
      requestId: expect.any(String),
    });
    expect(await database.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  it('creates one account for several sign-ups at once', async () => {
    const { post, clientId } = await startAccountServer();
    const answers = await Promise.all([1, 2, 3].map(() => post('signup', { clientId, ...ASHA })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('answers 404 for a client that does not exist', async () => {
    const { post } = await startAccountServer();
    const answer = await post('signup', { clientId: 'unknown', ...ASHA });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      statusCode: 404,
      code: 'unknown_client',
      message: 'There’s no client with this clientId.',
      requestId: expect.any(String),
    });
  });

  it.each([
    [{ publicUrl: null }, 201],
    [{ publicUrl: 'https://www.example.com' }, 404],
  ])('answers a sign-up to the demo client with %j by %i', async (config, status) => {
    const { post, database, clock } = await startAccountServer({ config });
    const demo = await createClientStore({ database, clock }).findOrCreateDemoClient();
    expect((await post('signup', { clientId: demo.id, ...ASHA })).status).toBe(status);
  });

  it.each([
    [
      'no fields',
      {},
      {
        clientId: 'This field is required',
        email: 'This field is required',
        password: 'Use 8 to 128 characters',
      },
    ],
    ['an invalid address', { email: 'asha' }, { email: 'Enter one plain email address' }],
    ['seven characters', { password: 'k7#vW2p' }, { password: 'Use 8 to 128 characters' }],
    [
      '129 characters',
      { password: 'k7#vW2pz9'.repeat(15).slice(0, 129) },
      { password: 'Use 8 to 128 characters' },
    ],
    ['a common password', { password: 'Password123' }, { password: TOO_EASY }],
    [
      'the name in the address',
      { password: 'asha.asha.1', email: 'asha.asha@example.com' },
      { password: TOO_EASY },
    ],
    [
      'the name of the product',
      { password: `${new URL(REDIRECT_ORIGIN).hostname.split('.').at(-1)}-2026` },
      { password: TOO_EASY },
    ],
    [
      'a name of two lines',
      { firstName: 'Asha\nRao' },
      { firstName: 'This field contains an invisible character: type it again' },
    ],
    ['a very long name', { lastName: 'x'.repeat(101) }, { lastName: 'Use at most 100 characters' }],
  ])('answers 400 with the wrong fields for %s', async (what, change, problems) => {
    const { post, clientId } = await startAccountServer();
    const answer = await post('signup', what === 'no fields' ? {} : { clientId, ...ASHA, ...change });
    expect(answer.status).toBe(400);
    const { fields } = (await answer.json()) as { fields: { field: string; message: string }[] };
    expect(Object.fromEntries(fields.map(({ field, message }) => [field, message]))).toEqual(problems);
  });

  it('accepts a password of 128 characters of four bytes', async () => {
    const { signUp, post } = await startAccountServer();
    const password = '🌱🌿🍃🌳🌲🍂🍁🌾'.repeat(16);
    await signUp({ password });
    expect((await post('login', { email: ASHA.email, password })).status).toBe(200);
  });

  it('answers 429 with Retry-After when one address signs up too often', async () => {
    const { post, clientId, metrics } = await startAccountServer({ config: { loginsPerMinute: 1 } });
    await post('signup', { clientId, ...ASHA });
    const answer = await post('signup', { clientId, ...ASHA, email: 'ravi@example.com' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
    expect(await answer.json()).toMatchObject({ statusCode: 429, code: 'rate_limited' });
    expect((await post('login', ASHA)).status).toBe(400);
    expect(await metrics.registry.metrics()).toContain(
      'http_requests_refused_total{reason="rate_limited"} 1',
    );
  });

  it('answers 503 and stores nothing when the storage fails', async () => {
    const { post, clientId, database } = await startAccountServer();
    await database.schema.dropTable('login_places').execute();
    const answer = await post('signup', { clientId, ...ASHA });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await database.selectFrom('users').selectAll().execute()).toEqual([]);
  });

  it('answers 405 to GET', async () => {
    const { url } = await startAccountServer();
    const answer = await fetch(url + ACCOUNT_PATHS.signup);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('signUp', () => {
  const caller = { network: '192.0.2.1' };

  it('runs onSignedUp in the transaction that stores the user', async () => {
    const database = await openTestDatabase();
    const clock = () => new Date();
    const { id: clientId } = await createClientStore({ database, clock }).insertClient({
      name: 'Acme',
      plan: 'growth',
    });
    const seen: unknown[] = [];
    let isFailing = true;
    const accounts = await createAccounts({
      database,
      clock,
      onSignedUp: async (user, transaction) => {
        seen.push(await transaction.selectFrom('users').select(['id', 'client_id']).execute());
        if (isFailing) throw new Error('no room could be made');
        expect(user).toMatchObject({ clientId, email: ASHA.email, firstName: 'Asha' });
      },
    });
    await expect(accounts.signUp({ clientId, ...ASHA }, caller)).rejects.toThrow('no room could be made');
    expect(await accounts.listUsers(clientId)).toEqual([]);
    isFailing = false;
    const { id } = await accounts.signUp({ clientId, ...ASHA }, caller);
    expect(await accounts.findUser(id)).toMatchObject({ id, clientId });
    expect(seen.at(-1)).toEqual([{ id, client_id: clientId }]);
  });

  it('issues tokens that are accepted after a restart', async () => {
    const database = await openTestDatabase();
    const clock = () => new Date();
    const { id: clientId } = await createClientStore({ database, clock }).insertClient({
      name: 'Acme',
      plan: 'growth',
    });
    const before = await createAccounts({ database, clock });
    const { id, access_token, refresh_token } = await before.signUp({ clientId, ...ASHA }, caller);
    const after = await createAccounts({ database, clock });
    expect(await after.readAccessToken(access_token)).toMatchObject({ userId: id, clientId });
    expect(await after.refresh(refresh_token)).toMatchObject({ id });
    await expect(after.readAccessToken(refresh_token)).rejects.toMatchObject({ code: 'unauthorized' });
  });
});
