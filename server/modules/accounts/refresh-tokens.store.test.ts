import { describe, expect, it } from 'vitest';
import { DAY_MS, setUpAccountStores } from '../../../checks/support/account-stores.ts';
import { engines } from '../../../checks/support/engines.ts';

describe.each(engines)('the store of refresh tokens on $name', ({ openDatabase }) => {
  const setUp = () => setUpAccountStores(openDatabase);

  it('exchanges one token for the next', async () => {
    const { tokens, signUp, logIn, passMs } = await setUp();
    const { id } = await signUp();
    let token = await logIn(id);
    for (let count = 0; count < 3; count += 1) {
      passMs(DAY_MS);
      const rotated = await tokens.rotate(token);
      expect(rotated).toEqual({
        userId: id,
        loginId: expect.any(String),
        refreshToken: expect.stringMatching(/^[\w-]{43}$/),
      });
      expect(rotated?.refreshToken).not.toBe(token);
      token = rotated?.refreshToken ?? '';
    }
  });

  it('stores no token in plain text', async () => {
    const { database, signUp, logIn } = await setUp();
    const token = await logIn((await signUp()).id);
    expect(JSON.stringify(await database.selectFrom('refresh_tokens').selectAll().execute())).not.toContain(
      token,
    );
  });

  it('ends all tokens of one login when a used token comes back, and no other login', async () => {
    const { tokens, signUp, logIn, passMs } = await setUp();
    const { id } = await signUp();
    const [stolen, other] = [await logIn(id), await logIn(id)];
    const child = (await tokens.rotate(stolen))?.refreshToken ?? '';
    passMs(10_001);
    expect(await tokens.rotate(stolen)).toBeUndefined();
    expect(await tokens.rotate(child)).toBeUndefined();
    expect(await tokens.rotate(other)).toBeDefined();
  });

  it('accepts a token again within ten seconds, since an answer may get lost', async () => {
    const { tokens, signUp, logIn, passMs } = await setUp();
    const first = await logIn((await signUp()).id);
    const lost = await tokens.rotate(first);
    passMs(10_000);
    expect(await tokens.rotate(first)).toEqual(lost);
    expect(await tokens.rotate(lost?.refreshToken ?? '')).toBeDefined();
  });

  it('gives the same token to two tabs that ask at once, and keeps both logged in', async () => {
    const { tokens, signUp, logIn, countTokens, passMs } = await setUp();
    let token = await logIn((await signUp()).id);
    for (let day = 1; day <= 5; day += 1) {
      passMs(DAY_MS);
      const [one, other] = await Promise.all([tokens.rotate(token), tokens.rotate(token)]);
      expect(one).toBeDefined();
      expect(other).toEqual(one);
      token = one?.refreshToken ?? '';
    }
    expect(await countTokens()).toBe(6);
  });

  it('ends the login of owner and thief when both use their copies of a token', async () => {
    const { tokens, signUp, logIn, passMs } = await setUp();
    const stolen = await logIn((await signUp()).id);
    const owners = (await tokens.rotate(stolen))?.refreshToken ?? '';
    const thiefs = (await tokens.rotate(stolen))?.refreshToken ?? '';
    passMs(DAY_MS);
    const next = (await tokens.rotate(thiefs))?.refreshToken ?? '';
    passMs(10_001);
    expect(await tokens.rotate(owners)).toBeUndefined();
    expect(await tokens.rotate(next)).toBeUndefined();
  });

  it('ends a token that is being made while a used token comes back', async () => {
    const { tokens, signUp, logIn, countTokens, passMs } = await setUp();
    const stolen = await logIn((await signUp()).id);
    const child = (await tokens.rotate(stolen))?.refreshToken ?? '';
    passMs(10_001);
    await Promise.all([tokens.rotate(child), tokens.rotate(stolen)]);
    expect(await countTokens()).toBe(0);
  });

  it('keeps a token for 30 days, and starts the 30 days again with each exchange', async () => {
    const { tokens, signUp, logIn, passMs } = await setUp();
    const first = await logIn((await signUp()).id);
    passMs(30 * DAY_MS - 1);
    const second = (await tokens.rotate(first))?.refreshToken ?? '';
    passMs(30 * DAY_MS - 1);
    const third = (await tokens.rotate(second))?.refreshToken ?? '';
    passMs(30 * DAY_MS);
    expect(await tokens.rotate(third)).toBeUndefined();
  });

  it('deletes tokens that have expired', async () => {
    const { tokens, signUp, logIn, countTokens, passMs } = await setUp();
    const { id } = await signUp();
    let token = await logIn(id);
    for (let day = 0; day < 40; day += 1) {
      passMs(DAY_MS);
      token = (await tokens.rotate(token))?.refreshToken ?? '';
    }
    expect(await countTokens()).toBe(30);
    passMs(30 * DAY_MS);
    await logIn(id);
    expect(await countTokens()).toBe(1);
  });

  it('deletes the tokens with their user', async () => {
    const { database, tokens, signUp, logIn, visit } = await setUp();
    const { id } = await signUp();
    const token = await logIn(id);
    await visit(id, 'home');
    await database.deleteFrom('users').execute();
    expect(await tokens.rotate(token)).toBeUndefined();
    expect(await database.selectFrom('login_places').selectAll().execute()).toEqual([]);
  });

  it.each(['', 'nonsense', 'x'.repeat(4_096), "' or 1=1 --"])('refuses the token %j', async (text) => {
    expect(await (await setUp()).tokens.rotate(text)).toBeUndefined();
  });
});
