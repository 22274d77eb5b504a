import { expect, it } from 'vitest';
import { deskCaller } from '../../../../checks/support/desk/desk-caller.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';

it('lists for a person what happened since, as they chose', async () => {
  // Ids of entries have the time of the machine.
  const server = await startTestServer({ clock: () => new Date() });
  const now = new Date();
  const maya = await deskCaller(server, 'owner', { name: 'Maya', now });
  const bob = await deskCaller(server, 'sales', { name: 'Bob', now });
  const read = async (since?: string) =>
    (await bob.call('GET', `/account/news${since ? `?since=${since}` : ''}`)).body;
  const first = await read();
  expect(first).toEqual({ until: expect.any(String), notices: [] });

  const id = await storeLead(server.database);
  const { people } = (await maya.call('GET', '/people')).body;
  const to = people.find(({ name }: { name: string }) => name === 'Bob').id;
  const changes = [{ id, version: 0, assignedTo: to }];
  expect((await maya.call('PATCH', '/leads', { changes })).status).toBe(200);
  const second = await read(first.until);
  expect(second.notices).toMatchObject([{ path: `/person/${id}` }]);
  const later = new Date(Date.parse(second.until) + 10_000).toISOString();
  expect((await read(later)).notices).toEqual([]);

  const ways = { assigned: 'off', reply: 'off', waiting: 'off', demo: 'off', bounce: 'off', channel: 'off' };
  await bob.call('PATCH', '/account', { notices: { ways, waitingHours: 4, digestHour: 8 } });
  expect((await read(first.until)).notices).toEqual([]);
});
