import type { UserResponse } from 'contract/accounts/accounts.ts';
import { describe, expect, it } from 'vitest';
import { ASHA, startAccountServer } from '../../../checks/support/account-calls.ts';
import { createAccounts } from './accounts.ts';

const DAY_MS = 86_400_000;

async function setUp() {
  const server = await startAccountServer();
  const signedUp = await server.signUp();
  const refresh = async (refresh_token: string) => {
    const answer = await server.post('refresh', { refresh_token });
    return { status: answer.status, user: (await answer.json()) as UserResponse };
  };
  return { ...server, signedUp, refresh };
}

describe('POST refresh', () => {
  it('answers 200 with the same user and new tokens', async () => {
    const { database, clock, signedUp, refresh, passMs } = await setUp();
    const accounts = await createAccounts({ database, clock });
    passMs(3 * DAY_MS);
    await expect(accounts.readAccessToken(signedUp.access_token)).rejects.toMatchObject({
      code: 'token_expired',
    });
    const { status, user } = await refresh(signedUp.refresh_token);
    expect(status).toBe(200);
    expect(user).toEqual({
      ...signedUp,
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    });
    expect(user.refresh_token).not.toBe(signedUp.refresh_token);
    expect(await accounts.readAccessToken(user.access_token)).toMatchObject({ userId: signedUp.id });
  });

  it('answers 401 to a used token that comes back, and from then on to its children', async () => {
    const { post, signedUp, refresh, passMs } = await setUp();
    const { user: child } = await refresh(signedUp.refresh_token);
    passMs(10_001);
    const answer = await post('refresh', { refresh_token: signedUp.refresh_token });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      statusCode: 401,
      code: 'invalid_refresh_token',
      message: 'The refresh token is no longer valid. Please log in again.',
      requestId: expect.any(String),
    });
    expect((await refresh(child.refresh_token)).status).toBe(401);
    expect((await post('login', ASHA)).status).toBe(400);
    expect((await post('login', { email: ASHA.email, password: ASHA.password })).status).toBe(200);
  });

  it('answers 401 to an access token and to an expired refresh token', async () => {
    const { signedUp, refresh, passMs } = await setUp();
    expect((await refresh(signedUp.access_token)).status).toBe(401);
    passMs(30 * DAY_MS);
    expect((await refresh(signedUp.refresh_token)).status).toBe(401);
  });

  it.each([
    ['nothing', {}],
    ['an empty token', { refresh_token: '' }],
    ['a token too long for one', { refresh_token: 'x'.repeat(4_097) }],
    ['a number', { refresh_token: 7 }],
  ])('answers 400 for %s', async (_what, body) => {
    const { post } = await startAccountServer();
    const answer = await post('refresh', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: [{ field: 'refresh_token' }] });
  });
});
