import { describe, expect, it } from 'vitest';
import { ASHA, bearer, GOOD_PASSWORD, startAccountServer } from '../../../checks/support/account-calls.ts';
import { engines } from '../../../checks/support/engines.ts';
import { createResetTokenStore } from './reset-tokens.store.ts';

const NEW_PASSWORD = 'nine louder looms';
const HOUR_MS = 3_600_000;

describe.each(engines)('POST reset-password on $name', ({ openDatabase }) => {
  const setUp = async () => {
    const server = await startAccountServer({ database: await openDatabase() });
    const user = await server.signUp();
    const resetTokens = createResetTokenStore(server);
    const reset = async (token: string, newPassword = NEW_PASSWORD) => {
      const answer = await server.post('resetPassword', { token, newPassword });
      return { status: answer.status, body: await answer.json() };
    };
    return { ...server, user, reset, issue: async () => (await resetTokens.issue(user.id)).token };
  };

  it('sets the password once, and ends all logins', async () => {
    const { post, user, reset, issue, logIn } = await setUp();
    const token = await issue();
    expect(await reset(token)).toEqual({
      status: 200,
      body: { message: 'Your password has been set. Log in with it.', endedLogins: 1 },
    });
    expect((await post('logout', {}, bearer(user))).status).toBe(401);
    expect((await post('login', { email: ASHA.email, password: GOOD_PASSWORD })).status).toBe(401);
    await logIn(NEW_PASSWORD);
    expect(await reset(token)).toMatchObject({ status: 400, body: { code: 'invalid_reset_token' } });
  });

  it('accepts a token for an hour, also after a refused password', async () => {
    const { reset, issue, passMs } = await setUp();
    const token = await issue();
    expect(await reset(token, 'password1')).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', fields: [{ field: 'newPassword' }] },
    });
    passMs(HOUR_MS - 1);
    expect((await reset(token)).status).toBe(200);
    const late = await issue();
    passMs(HOUR_MS);
    expect((await reset(late)).body).toMatchObject({ code: 'invalid_reset_token' });
  });

  it('accepts only the latest token of a user, and none after a change of the password', async () => {
    const { post, reset, issue, user } = await setUp();
    const [first, second] = [await issue(), await issue()];
    expect((await reset(first)).body).toMatchObject({ code: 'invalid_reset_token' });
    const change = { currentPassword: GOOD_PASSWORD, newPassword: NEW_PASSWORD };
    expect((await post('changePassword', change, bearer(user))).status).toBe(200);
    expect((await reset(second)).body).toMatchObject({ code: 'invalid_reset_token' });
  });

  it('sets the password once when the same token comes twice at once', async () => {
    const { reset, issue } = await setUp();
    const token = await issue();
    const answers = await Promise.all([reset(token), reset(token, `${NEW_PASSWORD}, louder`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('stores no token in plain text', async () => {
    const { database, issue } = await setUp();
    const token = await issue();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await database.selectFrom('password_resets').selectAll().execute())).not.toContain(
      token,
    );
  });
});
