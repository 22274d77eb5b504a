import { describe, expect, it } from 'vitest';
import { DAY_MS, setUpAccountStores } from '../../testing/account-stores.ts';
import { engines } from '../../testing/engines.ts';
import { EmailTaken } from './account-errors.ts';

describe.each(engines)('users on $name', ({ openDatabase }) => {
  const setUp = () => setUpAccountStores(openDatabase);

  it('are found by their address in any case, and keep it as they wrote it', async () => {
    const { users, signUp } = await setUp();
    const asha = await signUp();
    expect(await users.hasEmail('ASHA@example.COM')).toBe(true);
    expect(await users.findUserAt('asha@example.com', 'home')).toEqual({
      ...asha,
      email: 'Asha@Example.com',
      passwordHash: 'hash',
      passwordVersion: 0,
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
