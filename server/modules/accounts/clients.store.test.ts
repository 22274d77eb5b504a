import { describe, expect, it } from 'vitest';
import { engines } from '../../../checks/support/engines.ts';
import { createClientStore } from './clients.store.ts';

describe.each(engines)('the store of clients on $name', ({ openDatabase }) => {
  async function setUp() {
    const database = await openDatabase();
    let now = new Date('2026-03-31T23:59:59.000Z');
    const clients = createClientStore({ database, clock: () => now });
    const useCredits = (clientId: string, used: number) =>
      database.updateTable('clients').set({ credits_used: used }).where('id', '=', clientId).execute();
    return {
      database,
      clients,
      useCredits,
      setNow: (time: string) => {
        now = new Date(time);
      },
    };
  }

  it('makes ids of 128 bits that fit into an address', async () => {
    const { clients } = await setUp();
    const made = await Promise.all([1, 2].map(() => clients.insertClient({ name: 'Acme', plan: 'growth' })));
    for (const { id } of made) expect(id).toMatch(/^[\w-]{22}$/);
    expect(made[0]?.id).not.toBe(made[1]?.id);
  });

  it('finds a client by its id', async () => {
    const { clients } = await setUp();
    const client = await clients.insertClient({ name: 'Acme', plan: 'growth' });
    expect(await clients.findClient(client.id)).toEqual(client);
    expect(await clients.findClient(`${client.id}A`)).toBeUndefined();
    expect(await clients.findClient('')).toBeUndefined();
  });

  it('creates one demo client, even for several requests at once', async () => {
    const { clients } = await setUp();
    expect(await clients.findDemoClient()).toBeUndefined();
    const asked = await Promise.all(Array.from({ length: 5 }, () => clients.findOrCreateDemoClient()));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    expect(await clients.findDemoClient()).toEqual(asked[0]);
    expect(asked[0]).toMatchObject({ isDemo: true });
  });

  it('lists clients with their users and the credits left this month', async () => {
    const { clients, useCredits, setNow } = await setUp();
    const acme = await clients.insertClient({ name: 'Acme', plan: 'starter' });
    await useCredits(acme.id, 1_500);
    setNow('2026-03-31T23:59:59.001Z');
    await clients.insertClient({ name: 'Zenith', plan: 'enterprise' });
    expect(await clients.listClients(9)).toMatchObject([
      { name: 'Acme', plan: 'starter', userCount: 0, creditsLeft: 500 },
      { name: 'Zenith', plan: 'enterprise', userCount: 0, creditsLeft: null },
    ]);
    setNow('2026-04-01T00:00:00.000Z');
    expect(await clients.listClients(9)).toMatchObject([{ creditsLeft: 2_000 }, { creditsLeft: null }]);
  });

  it('spends credits one by one, and none beyond the last', async () => {
    const { clients, useCredits } = await setUp();
    const { id } = await clients.insertClient({ name: 'Acme', plan: 'starter' });
    expect(await clients.spendCredit(id)).toEqual({ isSpent: true, creditsLeft: 1_999 });
    await useCredits(id, 1_999);
    expect(await clients.spendCredit(id)).toEqual({ isSpent: true, creditsLeft: 0 });
    expect(await clients.spendCredit(id)).toEqual({ isSpent: false, creditsLeft: 0 });
  });

  it('spends no more credits than are left when many are spent at once', async () => {
    const { clients, useCredits } = await setUp();
    const { id } = await clients.insertClient({ name: 'Acme', plan: 'starter' });
    await useCredits(id, 1_990);
    const spent = await Promise.all(Array.from({ length: 30 }, () => clients.spendCredit(id)));
    const left = spent.filter(({ isSpent }) => isSpent).map(({ creditsLeft }) => creditsLeft ?? -1);
    expect(left.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('restores all credits when a month begins, and not again for a clock that is behind', async () => {
    const { clients, useCredits, setNow } = await setUp();
    const { id } = await clients.insertClient({ name: 'Acme', plan: 'starter' });
    await useCredits(id, 2_000);
    expect(await clients.spendCredit(id)).toMatchObject({ isSpent: false });
    setNow('2026-04-01T00:00:00.000Z');
    expect(await clients.spendCredit(id)).toEqual({ isSpent: true, creditsLeft: 1_999 });
    setNow('2026-03-31T23:59:59.900Z');
    expect(await clients.spendCredit(id)).toEqual({ isSpent: true, creditsLeft: 1_998 });
  });

  it('spends credits without end on a plan without a limit', async () => {
    const { clients, useCredits } = await setUp();
    const { id } = await clients.insertClient({ name: 'Acme', plan: 'enterprise' });
    await useCredits(id, 1_000_000);
    expect(await clients.spendCredit(id)).toEqual({ isSpent: true, creditsLeft: null });
  });

  it('rejects spending for a client that does not exist', async () => {
    const { clients } = await setUp();
    await expect(clients.spendCredit('unknown')).rejects.toThrow();
  });
});
