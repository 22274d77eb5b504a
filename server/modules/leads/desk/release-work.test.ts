import { describe, expect, it } from 'vitest';
import { deskCaller } from '../../../../checks/support/desk/desk-caller.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { addHosts } from '../../../../checks/support/hosts.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';

describe.each(engines)('a person who leaves on $name', ({ openDatabase }) => {
  async function setUp() {
    const database = await openDatabase();
    const server = await startTestServer({ database });
    const maya = await deskCaller(server, 'owner', { name: 'Maya' });
    const bob = await deskCaller(server, 'sales', { name: 'Bob' });
    await deskCaller(server, 'analyst', { name: 'Ana' });
    const people = (await maya.call('GET', '/people')).body.people as { id: string; name: string }[];
    const idOf = (name: string) => people.find((person) => person.name === name)?.id ?? '';
    for (let count = 0; count < 3; count += 1) await storeLead(database);
    await database
      .updateTable('leads')
      .set({ assigned_to: idOf('Bob') })
      .execute();
    await addHosts(database, 'Bob');
    await database.updateTable('hosts').set({ email: bob.email }).execute();
    const remove = (heir: string | null) =>
      maya.call('DELETE', `/people/${idOf('Bob')}`, { heir, staysHost: false });
    return { database, maya, idOf, remove };
  }

  it('leaves leads to an heir, and gets no new demos', async () => {
    const { database, maya, idOf, remove } = await setUp();
    expect((await maya.call('GET', `/people/${idOf('Bob')}/work`)).body).toEqual({
      ...{ leads: 3, host: { coming: 0, calendars: 0 } },
    });
    expect((await remove(idOf('Maya'))).status).toBe(204);
    const leads = await database.selectFrom('leads').select('assigned_to').execute();
    expect(new Set(leads.map((lead) => lead.assigned_to))).toEqual(new Set([idOf('Maya')]));
    expect(await database.selectFrom('hosts').select('state').execute()).toEqual([{ state: 'inactive' }]);
  });

  it('leaves them to all where no one is named', async () => {
    const { database, remove } = await setUp();
    await remove(null);
    const leads = await database.selectFrom('leads').select('assigned_to').execute();
    expect(new Set(leads.map((lead) => lead.assigned_to))).toEqual(new Set([null]));
  });

  it('leaves none to who may not see them, nor to themselves', async () => {
    const { idOf, remove } = await setUp();
    for (const heir of [idOf('Ana'), idOf('Bob')]) {
      expect((await remove(heir)).body.fields).toMatchObject([{ field: 'heir' }]);
    }
  });
});
