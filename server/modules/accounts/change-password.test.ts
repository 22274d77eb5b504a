import { describe, expect, it } from 'vitest';
import { ASHA, bearer, GOOD_PASSWORD, startAccountServer } from '../../../checks/support/account-calls.ts';
import { engines } from '../../../checks/support/engines.ts';
import { FairQueue } from '../../plugins/queue/fair-queue.ts';
import { createAccounts } from './accounts.ts';
import { HASH_LIMITS } from './new-password.ts';

const NEW_PASSWORD = 'nine louder looms';

type Turn<T> = [place: { group: string; member: string }, task: () => Promise<T>, signal?: AbortSignal];

/** Does something else when the password has been compared, and nothing has come of it yet. */
class Afterwards extends FairQueue {
  readonly #doElse: () => Promise<unknown>;

  constructor(doElse: () => Promise<unknown>) {
    super(HASH_LIMITS);
    this.#doElse = doElse;
  }

  override async run<T>(...[place, task, signal]: Turn<T>): Promise<T> {
    const done = await super.run(place, task, signal);
    await this.#doElse();
    return done;
  }
}

describe.each(engines)('POST change-password on $name', ({ openDatabase }) => {
  const setUp = async () => {
    const server = await startAccountServer({ database: await openDatabase() });
    const user = await server.signUp();
    const change = async (body: object, by = user) => {
      const answer = await server.post('changePassword', body, bearer(by));
      return { status: answer.status, body: await answer.json() };
    };
    return { ...server, user, change };
  };

  it('sets the password, ends all other logins, and keeps this one', async () => {
    const { post, user, logIn, change } = await setUp();
    const other = await logIn();
    expect(await change({ currentPassword: GOOD_PASSWORD, newPassword: NEW_PASSWORD })).toEqual({
      status: 200,
      body: { message: 'Your password has been changed. All other logins have ended.', endedLogins: 1 },
    });
    expect((await post('login', { email: ASHA.email, password: GOOD_PASSWORD })).status).toBe(401);
    await logIn(NEW_PASSWORD);
    expect((await post('refresh', { refresh_token: other.refresh_token })).status).toBe(401);
    expect((await post('logout', {}, bearer(other))).status).toBe(401);
    expect((await post('refresh', { refresh_token: user.refresh_token })).status).toBe(200);
  });

  it('changes nothing for a wrong password or one that is easy to guess', async () => {
    const { logIn, change } = await setUp();
    expect(await change({ currentPassword: 'wrong', newPassword: NEW_PASSWORD })).toMatchObject({
      status: 403,
      body: { code: 'wrong_password' },
    });
    expect(await change({ currentPassword: GOOD_PASSWORD, newPassword: 'password1' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'newPassword', message: expect.stringContaining('too easy') }] },
    });
    await logIn();
  });

  it('refuses a login that began with the old password and ends after the change', async () => {
    const { database, clock, user, change } = await setUp();
    const accounts = await createAccounts({
      database,
      clock,
      hashes: new Afterwards(() => change({ currentPassword: GOOD_PASSWORD, newPassword: NEW_PASSWORD })),
    });
    const login = accounts.logIn({ email: ASHA.email, password: GOOD_PASSWORD }, { network: '203.0.113.9' });
    await expect(login).rejects.toMatchObject({ code: 'invalid_credentials' });
    const left = await database.selectFrom('token_families').select('user_id').execute();
    expect(left).toEqual([{ user_id: user.id }]);
  });
});

describe('POST change-password', () => {
  it('counts wrong passwords as failed logins, so that a stolen token guesses no faster', async () => {
    const { post, signUp } = await startAccountServer();
    const user = await signUp();
    const body = { currentPassword: 'wrong', newPassword: NEW_PASSWORD };
    const statuses = [];
    for (let count = 0; count < 5; count += 1) {
      statuses.push((await post('changePassword', body, bearer(user))).status);
      statuses.push((await post('deleteAccount', { password: 'wrong' }, bearer(user))).status);
    }
    expect(new Set(statuses)).toEqual(new Set([403]));
    const refused = await post('changePassword', body, bearer(user));
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
    expect((await post('login', { email: ASHA.email, password: GOOD_PASSWORD })).status).toBe(429);
  });
});
