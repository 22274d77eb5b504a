import { describe, expect, it } from 'vitest';
import { ASHA, bearer, startAccountServer } from '../../../checks/support/account-calls.ts';
import { engines } from '../../../checks/support/engines.ts';

const DAY_MS = 86_400_000;

describe.each(engines)('POST logout on $name', ({ openDatabase }) => {
  const setUp = async () => {
    const server = await startAccountServer({ database: await openDatabase() });
    const signedUp = await server.signUp();
    const logOut = async (user: { access_token: string }, body: object = {}) => {
      const answer = await server.post('logout', body, bearer(user));
      return { status: answer.status, body: await answer.json() };
    };
    return { ...server, signedUp, logOut };
  };

  it('ends every token of this login at once, earlier ones too, and no other login', async () => {
    const { post, signedUp, logIn, logOut } = await setUp();
    const other = await logIn();
    const refreshed = await (await post('refresh', { refresh_token: signedUp.refresh_token })).json();
    expect(await logOut(refreshed)).toEqual({
      status: 200,
      body: { message: 'You’re logged out.', endedLogins: 1 },
    });
    // A stolen copy of either token no longer works.
    for (const stolen of [signedUp, refreshed]) {
      expect(await logOut(stolen)).toMatchObject({ status: 401, body: { code: 'login_ended' } });
      const { refresh_token } = stolen;
      expect((await post('refresh', { refresh_token })).status).toBe(401);
    }
    expect((await post('refresh', { refresh_token: other.refresh_token })).status).toBe(200);
  });

  it('ends all logins of the user on request, and no login of another user', async () => {
    const { post, signedUp, signUp, logIn, logOut } = await setUp();
    const ben = await signUp({ email: 'ben@example.com' });
    const other = await logIn();
    expect(await logOut(signedUp, { everywhere: true })).toMatchObject({
      status: 200,
      body: { endedLogins: 2 },
    });
    expect(await logOut(other)).toMatchObject({ status: 401, body: { code: 'login_ended' } });
    expect((await post('refresh', { refresh_token: ben.refresh_token })).status).toBe(200);
  });

  it('ends the login on the other processes too', async () => {
    const { database, signedUp, logOut } = await setUp();
    const there = await startAccountServer({ database });
    expect((await logOut(signedUp)).status).toBe(200);
    const answer = await there.post('logout', {}, bearer(signedUp));
    expect(await answer.json()).toMatchObject({ statusCode: 401, code: 'login_ended' });
  });
});

describe('POST logout', () => {
  it('distinguishes an invalid token from an expired one, and names the authentication scheme', async () => {
    const { post, signUp, passMs } = await startAccountServer();
    const user = await signUp();
    for (const headers of [{}, { authorization: 'Basic YTpi' }, bearer({ access_token: 'nonsense' })]) {
      const answer = await post('logout', {}, headers);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(await answer.json()).toMatchObject({ statusCode: 401, code: 'unauthorized' });
    }
    passMs(3 * DAY_MS);
    expect(await (await post('logout', {}, bearer(user))).json()).toMatchObject({ code: 'token_expired' });
  });

  it('refuses a refresh token in the place of an access token', async () => {
    const { post, signUp } = await startAccountServer();
    const { refresh_token } = await signUp();
    const answer = await post('logout', {}, bearer({ access_token: refresh_token }));
    expect(await answer.json()).toMatchObject({ code: 'unauthorized' });
  });

  it('counts against the login limit of its network', async () => {
    const { post, signUp } = await startAccountServer({ config: { loginsPerMinute: 1 } });
    const user = await signUp();
    await post('login', { email: ASHA.email, password: 'wrong' });
    expect((await post('logout', {}, bearer(user))).status).toBe(429);
  });
});
