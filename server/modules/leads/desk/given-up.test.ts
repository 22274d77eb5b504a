import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { deskCaller } from '../../../../checks/support/desk/desk-caller.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { startMailServer } from '../../../../checks/support/mail-server.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';

const EARLIER = new Date(NOW.getTime() - 60_000).toISOString();

async function setUp({ openDatabase }: Engine, config: object = {}) {
  const database = await openDatabase();
  const server = await startTestServer({ database, config, ...('smtpUrl' in config && { delivers: true }) });
  const maya = await deskCaller(server, 'owner', { name: 'Maya' });
  const bob = await deskCaller(server, 'sales', { name: 'Bob' });
  const giveUp = (channel: string, problem = 'bounced 5.1.1') =>
    storeLead(database, {
      state: 'handled',
      deliveries: [{ channel, state: 'dead', ended_at: EARLIER, last_problem: problem }],
    });
  const states = async () =>
    (
      await database.selectFrom('lead_deliveries').select(['channel', 'state']).orderBy('channel').execute()
    ).map(({ channel, state }) => `${channel} ${state}`);
  return { database, server, maya, bob, giveUp, states };
}

describe.each(engines)('what was given up on $name', (engine) => {
  it('is a list with the reasons, by channel', async () => {
    const { maya, giveUp } = await setUp(engine);
    const id = await giveUp('reply-email');
    await giveUp('slack', 'timeout');
    const { rows, channels } = (await maya.call('GET', '/given-up')).body;
    expect(channels.map(({ label, count }: { label: string; count: number }) => [label, count])).toEqual([
      ['Replies to visitors', 1],
      ['Slack', 1],
    ]);
    expect(rows.find(({ leadId }: { leadId: string }) => leadId === id)).toMatchObject({
      ...{ who: 'Asha Rao', to: 'asha@example.com', about: 'New request' },
      problem: 'This address does not exist. (bounced 5.1.1)',
    });
    expect((await maya.call('GET', '/given-up?channel=slack')).body.rows).toHaveLength(1);
  });

  it('is sent again or set aside, and is trouble no longer', async () => {
    const { database, maya, giveUp, states } = await setUp(engine);
    for (const channel of ['slack', 'teams']) await giveUp(channel);
    const { rows } = (await maya.call('GET', '/given-up')).body;
    const idOf = (label: string) => rows.find((row: { label: string }) => row.label === label).id;
    const again = await maya.call('POST', '/given-up/send-again', { ids: [idOf('Slack')] });
    expect(again.body).toEqual({ changed: 1, refused: [] });
    expect(
      (await maya.call('POST', '/given-up/set-aside', { ids: [idOf('Microsoft Teams')] })).body.changed,
    ).toBe(1);
    expect(await states()).toEqual(['slack due', 'teams dropped']);
    expect((await maya.call('GET', '/today')).body.broken).toEqual([]);
    const actions = await database.selectFrom('audit_entries').select('action').orderBy('number').execute();
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['leads.send-again', 'leads.set-aside']),
    );
  });

  it('stays where a message was sent again three times', async () => {
    const { database, maya, giveUp } = await setUp(engine);
    await giveUp('reply-email');
    const [{ id } = { id: '' }] = (await maya.call('GET', '/given-up')).body.rows;
    const changed = [];
    for (let time = 0; time < 4; time += 1) {
      changed.push((await maya.call('POST', '/given-up/send-again', { ids: [id] })).body.changed);
      await database.updateTable('lead_deliveries').set({ state: 'dead', ended_at: EARLIER }).execute();
    }
    expect(changed).toEqual([1, 1, 1, 0]);
  });

  it('is not shown to a person who may not see the request, nor changed by them', async () => {
    const { database, maya, bob, giveUp, states } = await setUp(engine);
    const id = await giveUp('slack');
    await database.updateTable('leads').set({ assigned_to: randomUUID() }).where('id', '=', id).execute();
    const [{ id: delivery } = { id: '' }] = (await maya.call('GET', '/given-up')).body.rows;
    expect((await bob.call('GET', '/given-up')).body).toEqual({ rows: [], channels: [] });
    expect((await bob.call('POST', '/given-up/set-aside', { ids: [delivery] })).body.changed).toBe(0);
    expect((await bob.call('POST', `/leads/${id}/address`, { email: 'a@b.example' })).status).toBe(404);
    expect(await states()).toEqual(['slack dead']);
  });
});

describe.each(engines)('a wrong address on $name', (engine) => {
  it('brings the request back to Today, and gets the reply once it is corrected', async () => {
    const smtp = await startMailServer();
    const { database, maya } = await setUp(engine, { smtpUrl: smtp.url, mailFrom: 'hello@example.com' });
    smtp.mood = 'unknown';
    const id = await storeLead(database, { email: 'asha@exampel.com' });
    await maya.call('POST', `/leads/${id}/replies`, { subject: 'Hi', text: 'Yes.', key: randomUUID() });
    const findRow = async () => (await maya.call('GET', '/today')).body.unanswered.rows[0];
    await vi.waitFor(async () => expect(await findRow()).toBeTruthy(), { timeout: 20_000, interval: 20 });
    expect(await findRow()).toMatchObject({
      ...{ state: 'new', trouble: 'dead' },
      problem: 'This address does not exist. (eenvelope 550 rcpt to)',
    });
    smtp.mood = 'well';
    const path = `/leads/${id}/address`;
    expect((await maya.call('POST', path, { email: 'asha@' })).body.fields).toMatchObject([
      { field: 'email' },
    ]);
    expect((await maya.call('POST', path, { email: 'asha@example.com' })).body).toEqual({ sentAgain: 1 });
    await vi.waitFor(() => expect(smtp.mails).toMatchObject([{ to: ['asha@example.com'] }]), {
      ...{ timeout: 20_000, interval: 20 },
    });
    const [lead] = (await maya.call('GET', `/persons/${id}`)).body.leads;
    expect([lead.state, lead.email]).toEqual(['answered', 'asha@example.com']);
    const corrected = lead.history.find(({ kind }: { kind: string }) => kind === 'address');
    expect(corrected).toMatchObject({ kind: 'address', from: 'asha@exampel.com', author: 'Maya' });
    // What arrived before the next correction went to the address of that time.
    await maya.call('POST', path, { email: 'asha@other.example' });
    const tomorrow = new Date(NOW.getTime() + 86_400_000).toISOString();
    const isLater = sql<boolean>`details like '%asha@other.example%'`;
    await database.updateTable('lead_history').set({ created_at: tomorrow }).where(isLater).execute();
    const [later] = (await maya.call('GET', `/persons/${id}`)).body.leads;
    expect(later.deliveries.map(({ to }: { to: string }) => to)).toEqual(['asha@example.com']);
  });
});
