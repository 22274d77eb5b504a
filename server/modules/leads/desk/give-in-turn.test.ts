import { describe, expect, it } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { addHosts } from '../../../../checks/support/hosts.ts';
import { GOOD_BODIES } from '../../../../checks/support/lead-bodies.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import { createTurns, nextInTurn } from './give-in-turn.ts';

describe('nextInTurn', () => {
  const [ana, bob, cem] = [{ id: 'ana' }, { id: 'bob' }, { id: 'cem' }];
  it.each([
    [[ana, bob, cem], undefined, 'ana'],
    [[ana, bob, cem], 'ana', 'bob'],
    [[ana, bob, cem], 'cem', 'ana'],
    [[ana], 'ana', 'ana'],
    [[ana, cem], 'bob', 'ana'],
  ])('gives a turn of %j after %s to %s', (takers, last, next) => {
    expect(nextInTurn(takers, last)).toBe(next);
  });
});

describe.each(engines)('new requests on $name', ({ openDatabase }) => {
  async function setUp(...takers: string[]) {
    const database = await openDatabase();
    const server = await startTestServer({ database });
    const names = new Map<string | null, string>();
    for (const name of takers) {
      const { personId } = await signIn(server, 'sales', { name, granted: ['turn'] });
      names.set(personId, name);
    }
    let sent = 0;
    return {
      database,
      /** Sends requests one after the other. @returns the names of those who have all that there are */
      async send(...emails: string[]) {
        for (const email of emails) {
          const body = { ...GOOD_BODIES.contact, email };
          const answer = await server.app.inject({ method: 'POST', url: '/authms/contact-request', body });
          expect(answer.statusCode).toBe(201);
          sent += 1;
        }
        const list = () => database.selectFrom('leads').select('assigned_to').orderBy('id').execute();
        if (takers.length > 0)
          await expect
            .poll(async () => (await list()).filter(({ assigned_to: to }) => to !== null))
            .toHaveLength(sent);
        return (await list()).map(({ assigned_to: to }) => names.get(to) ?? to);
      },
    };
  }
  const emails = ['a@example.com', 'b@example.com', 'c@example.com'];

  it('are given in turn, and the next of a visitor to the colleague who has the first', async () => {
    const { send } = await setUp('Bob', 'Ana');
    expect(await send(...emails, 'a@example.com', 'd@example.com')).toEqual([
      ...['Ana', 'Bob', 'Ana'],
      ...['Ana', 'Bob'],
    ]);
  });

  it('go to the host of their demo, whose turn it is not', async () => {
    const database = await openDatabase();
    await signIn({ database }, 'sales', { name: 'Ana', granted: ['turn'] });
    const bob = await signIn({ database }, 'sales', { name: 'Bob' });
    await addHosts(database, 'Bob');
    await database.updateTable('hosts').set({ email: bob.email }).execute();
    const id = await storeDemo(database, { start: new Date('2026-03-12T08:00:00Z') });
    const host = database.selectFrom('hosts').select('id');
    await database.updateTable('bookings').set({ host_id: host }).execute();
    createTurns({ database, clock: () => NOW, log: { error: () => {} } }).give(id);
    const to = async () => (await database.selectFrom('leads').select('assigned_to').execute())[0];
    await expect.poll(to).toEqual({ assigned_to: bob.personId });
  });

  it('say who got them, and tell that colleague', async () => {
    const { database, send } = await setUp('Ana');
    await send('a@example.com');
    const entries = await database.selectFrom('lead_history').select(['kind', 'person_name']).execute();
    expect(entries).toEqual([{ kind: 'assigned', person_name: 'The desk' }]);
    const told = database.selectFrom('lead_deliveries').select('id').where('channel', '=', 'colleague-email');
    expect(await told.execute()).toHaveLength(1);
  });

  it('stay with no one where no one gets them in turn', async () => {
    const { send } = await setUp();
    expect(await send('a@example.com')).toEqual([null]);
  });
});
