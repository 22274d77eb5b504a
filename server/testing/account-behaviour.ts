import type { Transaction } from 'kysely';
import { describe, expect, it } from 'vitest';
import { EmailTaken } from '../accounts/account-errors.ts';
import { createClientStore } from '../accounts/clients.store.ts';
import { createRefreshTokenStore } from '../accounts/refresh-tokens.store.ts';
import { createUserStore, type NewUser } from '../accounts/users.store.ts';
import type { Database, Tables } from '../database/schema.ts';

const DAY_MS = 86_400_000;
const ASHA = { email: 'Asha@Example.com', firstName: 'Asha', lastName: 'Rao', passwordHash: 'hash' };

/** What the stores of users and refresh tokens do on every engine; the caller says where databases come from. */
export function describeAccountStores(where: string, openDatabase: () => Promise<Database>): void {
  async function setUp() {
    const database = await openDatabase();
    let now = new Date('2026-03-10T06:30:00.000Z');
    const parts = { database, clock: () => now };
    const users = createUserStore(parts);
    const tokens = createRefreshTokenStore(parts);
    const { id: clientId } = await createClientStore(parts).insertClient({ name: 'Acme', plan: 'growth' });
    const inTransaction = <T>(work: (transaction: Transaction<Tables>) => Promise<T>) =>
      database.transaction().execute(work);
    return {
      database,
      clientId,
      users,
      tokens,
      signUp: (user: Partial<NewUser> = {}) =>
        inTransaction((transaction) => users.insertUser({ clientId, ...ASHA, ...user }, transaction)),
      logIn: (userId: string) => inTransaction((transaction) => tokens.startFamily(userId, transaction)),
      visit: (userId: string, place: string) =>
        inTransaction((transaction) => users.rememberPlace(userId, place, transaction)),
      countTokens: async () =>
        (await database.selectFrom('refresh_tokens').select('token_hash').execute()).length,
      passMs: (ms: number) => {
        now = new Date(now.getTime() + ms);
      },
    };
  }

  describe(`users ${where}`, () => {
    it('are found by their address in any case, and keep it as they wrote it', async () => {
      const { users, signUp } = await setUp();
      const asha = await signUp();
      expect(await users.hasEmail('ASHA@example.COM')).toBe(true);
      expect(await users.findUserAt('asha@example.com', 'home')).toEqual({
        ...asha,
        email: 'Asha@Example.com',
        passwordHash: 'hash',
        isAtKnownPlace: false,
      });
      expect(await users.findUser(asha.id)).toEqual(asha);
      expect(await users.findUserAt('ravi@example.com', 'home')).toBeUndefined();
      expect(await users.findUser('nobody')).toBeUndefined();
    });

    it('have an address each, also when two ask for one at once', async () => {
      const { users, clientId, signUp } = await setUp();
      const results = await Promise.allSettled(
        ['asha@example.com', 'ASHA@EXAMPLE.COM', 'Asha@example.com'].map((email) => signUp({ email })),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      for (const result of results) {
        if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(EmailTaken);
      }
      expect(await users.listUsers(clientId)).toHaveLength(1);
    });

    it('are listed by client, the first to sign up first', async () => {
      const { users, clientId, signUp } = await setUp();
      const asha = await signUp();
      const ravi = await signUp({ email: 'ravi@example.com', firstName: 'Ravi', lastName: '' });
      expect(await users.listUsers(clientId)).toEqual([
        { id: asha.id, firstName: 'Asha', middleName: '', lastName: 'Rao' },
        { id: ravi.id, firstName: 'Ravi', middleName: '', lastName: '' },
      ]);
      expect(await users.listUsers('another client')).toEqual([]);
    });

    it('are known at a place for 90 days after each login there', async () => {
      const { users, signUp, visit, passMs } = await setUp();
      const { id } = await signUp();
      const isKnownAt = async (place: string) =>
        (await users.findUserAt('asha@example.com', place))?.isAtKnownPlace;
      await visit(id, 'home');
      passMs(60 * DAY_MS);
      await Promise.all([visit(id, 'home'), visit(id, 'office')]);
      passMs(60 * DAY_MS);
      await visit(id, 'office');
      expect([await isKnownAt('home'), await isKnownAt('office'), await isKnownAt('train')]).toEqual([
        true,
        true,
        false,
      ]);
      passMs(31 * DAY_MS);
      await visit(id, 'office');
      expect([await isKnownAt('home'), await isKnownAt('office')]).toEqual([false, true]);
    });

    it('get a newer hash in the place of the one that was checked, and of no other', async () => {
      const { users, signUp } = await setUp();
      const { id } = await signUp();
      await users.updatePasswordHash(id, { from: 'other', to: 'new' });
      expect(await users.findUserAt('asha@example.com', '')).toMatchObject({ passwordHash: 'hash' });
      await users.updatePasswordHash(id, { from: 'hash', to: 'new' });
      expect(await users.findUserAt('asha@example.com', '')).toMatchObject({ passwordHash: 'new' });
    });
  });

  describe(`refresh tokens ${where}`, () => {
    it('are exchanged one for the next', async () => {
      const { tokens, signUp, logIn, passMs } = await setUp();
      const { id } = await signUp();
      let token = await logIn(id);
      for (let count = 0; count < 3; count += 1) {
        passMs(DAY_MS);
        const rotated = await tokens.rotate(token);
        expect(rotated).toEqual({ userId: id, refreshToken: expect.stringMatching(/^[\w-]{43}$/) });
        expect(rotated?.refreshToken).not.toBe(token);
        token = rotated?.refreshToken ?? '';
      }
    });

    it('cannot be read off the database', async () => {
      const { database, signUp, logIn } = await setUp();
      const token = await logIn((await signUp()).id);
      expect(JSON.stringify(await database.selectFrom('refresh_tokens').selectAll().execute())).not.toContain(
        token,
      );
    });

    it('end for all of one login when one comes back, and for no other login', async () => {
      const { tokens, signUp, logIn, passMs } = await setUp();
      const { id } = await signUp();
      const [stolen, other] = [await logIn(id), await logIn(id)];
      const child = (await tokens.rotate(stolen))?.refreshToken ?? '';
      passMs(10_001);
      expect(await tokens.rotate(stolen)).toBeUndefined();
      expect(await tokens.rotate(child)).toBeUndefined();
      expect(await tokens.rotate(other)).toBeDefined();
    });

    it('may be sent again within ten seconds, for an answer may get lost', async () => {
      const { tokens, signUp, logIn, passMs } = await setUp();
      const first = await logIn((await signUp()).id);
      const lost = await tokens.rotate(first);
      passMs(10_000);
      const second = await tokens.rotate(first);
      expect(second?.refreshToken).not.toBe(lost?.refreshToken);
      expect(await tokens.rotate(second?.refreshToken ?? '')).toBeDefined();
    });

    it('that two have got out of one are used by one of them only: the second use ends both', async () => {
      const { tokens, signUp, logIn, passMs } = await setUp();
      const stolen = await logIn((await signUp()).id);
      const owners = (await tokens.rotate(stolen))?.refreshToken ?? '';
      const thiefs = (await tokens.rotate(stolen))?.refreshToken ?? '';
      passMs(DAY_MS);
      const next = (await tokens.rotate(thiefs))?.refreshToken ?? '';
      expect(await tokens.rotate(owners)).toBeUndefined();
      expect(await tokens.rotate(next)).toBeUndefined();
    });

    it('sent many times at once all get a child, of which one can be used', async () => {
      const { tokens, signUp, logIn } = await setUp();
      const token = await logIn((await signUp()).id);
      const children = await Promise.all(Array.from({ length: 5 }, () => tokens.rotate(token)));
      const [first, second] = children.map((child) => child?.refreshToken ?? '');
      expect(await tokens.rotate(first ?? '')).toBeDefined();
      expect(await tokens.rotate(second ?? '')).toBeUndefined();
    });

    it('end together, also one that is being made while another comes back', async () => {
      const { tokens, signUp, logIn, countTokens, passMs } = await setUp();
      const stolen = await logIn((await signUp()).id);
      const child = (await tokens.rotate(stolen))?.refreshToken ?? '';
      passMs(10_001);
      await Promise.all([tokens.rotate(child), tokens.rotate(stolen)]);
      expect(await countTokens()).toBe(0);
    });

    it('last 30 days, and each exchange begins them anew', async () => {
      const { tokens, signUp, logIn, passMs } = await setUp();
      const first = await logIn((await signUp()).id);
      passMs(30 * DAY_MS - 1);
      const second = (await tokens.rotate(first))?.refreshToken ?? '';
      passMs(30 * DAY_MS - 1);
      const third = (await tokens.rotate(second))?.refreshToken ?? '';
      passMs(30 * DAY_MS);
      expect(await tokens.rotate(third)).toBeUndefined();
    });

    it('do not stay for ever once they have expired', async () => {
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

    it('go with their user', async () => {
      const { database, tokens, signUp, logIn, visit } = await setUp();
      const { id } = await signUp();
      const token = await logIn(id);
      await visit(id, 'home');
      await database.deleteFrom('users').execute();
      expect(await tokens.rotate(token)).toBeUndefined();
      expect(await database.selectFrom('login_places').selectAll().execute()).toEqual([]);
    });

    it.each(['', 'nonsense', 'x'.repeat(4_096), "' or 1=1 --"])('are none: %j', async (text) => {
      expect(await (await setUp()).tokens.rotate(text)).toBeUndefined();
    });
  });
}
