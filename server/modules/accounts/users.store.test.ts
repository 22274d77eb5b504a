import { describe, expect, it } from 'vitest';
import { DAY_MS, setUpAccountStores } from '../../../checks/support/account-stores.ts';
import { engines } from '../../../checks/support/engines.ts';
import { EmailTaken } from './account-errors.ts';

describe.each(engines)('the store of users on $name', ({ openDatabase }) => {
  const setUp = () => setUpAccountStores(openDatabase);

  it('finds users by address in any case, and keeps the address as written', async () => {
    const { users, signUp } = await setUp();
    const asha = await signUp();
    expect(await users.hasEmail('ASHA@example.COM')).toBe(true);
    expect(await users.findUserAt('asha@example.com', 'home')).toEqual({
      ...asha,
      email: 'Asha@Example.com',
      passwordHash: 'hash',
      passwordVersion: 0,
      isFromKnownNetwork: false,
    });
    expect(await users.findUser(asha.id)).toEqual(asha);
    expect(await users.findUserAt('ravi@example.com', 'home')).toBeUndefined();
    expect(await users.findUser('unknown')).toBeUndefined();
  });

  it('stores one user for an address, also when several ask for it at once', async () => {
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

  it('lists the users of a client in the order of their sign-up', async () => {
    const { users, clientId, signUp } = await setUp();
    const asha = await signUp();
    const ravi = await signUp({ email: 'ravi@example.com', firstName: 'Ravi', lastName: '' });
    expect(await users.listUsers(clientId)).toEqual([
      { id: asha.id, firstName: 'Asha', middleName: '', lastName: 'Rao' },
      { id: ravi.id, firstName: 'Ravi', middleName: '', lastName: '' },
    ]);
    expect(await users.listUsers('another client')).toEqual([]);
  });

  it('recognizes a network of a user for 90 days after each login there', async () => {
    const { users, signUp, visit, passMs } = await setUp();
    const { id } = await signUp();
    const isKnownAt = async (network: string) =>
      (await users.findUserAt('asha@example.com', network))?.isFromKnownNetwork;
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

  it('replaces the password hash that was checked, and no other', async () => {
    const { users, signUp } = await setUp();
    const { id } = await signUp();
    await users.updatePasswordHash(id, { from: 'other', to: 'new' });
    expect(await users.findUserAt('asha@example.com', '')).toMatchObject({ passwordHash: 'hash' });
    await users.updatePasswordHash(id, { from: 'hash', to: 'new' });
    expect(await users.findUserAt('asha@example.com', '')).toMatchObject({ passwordHash: 'new' });
  });
});
