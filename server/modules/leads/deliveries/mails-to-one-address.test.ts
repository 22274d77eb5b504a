import { describe, expect, it } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { slot, startBookingServer, tokenOf } from '../../../../checks/support/demo-bookings.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { GOOD_BODIES, postLead } from '../../../../checks/support/lead-bodies.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { bookingsCommands } from '../../bookings/commands/bookings.commands.ts';
import { createDeliveriesStore } from './deliveries.store.ts';
import { planReminders } from './reminders.ts';

const HOUR_MS = 3_600_000;
const VICTIM = 'asha.rao@gmail.com';
const LIMITS = { leadsPerEmailHour: 3, demoSeats: 9, trustedProxies: ['127.0.0.1'] };

describe.each(engines)('emails to one address, on $name,', (engine) => {
  async function setUp(config = {}) {
    const server = await startBookingServer(engine, { ...LIMITS, ...config });
    let networks = 0;
    /** An anonymous client, from another network each time, that spells the address in another way. */
    const contact = async () => {
      networks += 1;
      const body = { ...GOOD_BODIES.contact, email: `Asha.Rao+${networks}@gmail.com` };
      const from = { 'x-forwarded-for': `192.0.2.${networks}` };
      const { id } = await (await postLead(server.url, 'contact', body, from)).json();
      return String(id);
    };
    /** Lists the deliveries for the visitor's address: the message, its due time, and whether it is dropped. */
    const listPlans = async () => {
      const rows = await server.database
        .selectFrom('lead_deliveries')
        .select(['message', 'state', 'due_at', 'created_at'])
        .where('channel', '=', 'visitor-email')
        .orderBy('id')
        .execute();
      return rows.map(({ message, state, due_at, created_at }) => {
        if (state === 'dropped') return `${message} dropped`;
        return due_at > created_at ? `${message} waits` : `${message} at once`;
      });
    };
    return { ...server, contact, listPlans };
  }

  it('sends as many as the hourly limit, and delays the latest one beyond it', async () => {
    const { contact, listPlans, pass, database } = await setUp();
    for (let count = 0; count < 6; count += 1) await contact();
    expect(await listPlans()).toEqual([
      ...['received at once', 'received at once', 'received at once'],
      ...['received dropped', 'received dropped', 'received waits'],
    ]);
    const { due_at } = await database
      .selectFrom('lead_deliveries')
      .select(({ fn }) => fn.max('due_at').as('due_at'))
      .where('channel', '=', 'visitor-email')
      .executeTakeFirstOrThrow();
    expect(due_at).toBe(new Date(NOW.getTime() + HOUR_MS).toISOString());
    pass(HOUR_MS);
    await contact();
    expect((await listPlans()).at(-1)).toBe('received at once');
  });

  it('keeps the limit when a process starts or a mail server recovers', async () => {
    const { contact, listPlans, database } = await setUp();
    for (let count = 0; count < 4; count += 1) await contact();
    const store = createDeliveriesStore({ database, clock: () => NOW });
    const ahead = { behind: { dueAt: new Date(0), deliveryId: '' }, canRepeat: true };
    expect((await listPlans()).at(-1)).toBe('received waits');
    const claimed = await store.claim('visitor-email', 100, ahead);
    expect(claimed.filter(({ dueAt }) => dueAt > NOW)).toEqual([]);
  });

  it('keeps the limit when all requests arrive at once', async () => {
    const { contact, listPlans } = await setUp();
    await Promise.all(Array.from({ length: 12 }, contact));
    const plans = await listPlans();
    expect(plans.filter((plan) => plan === 'received at once')).toHaveLength(3);
    expect(plans.filter((plan) => plan === 'received waits')).toHaveLength(1);
  });

  it('counts changes of a demo, and delays the latest one beyond the limit', async () => {
    const { book, post, listPlans } = await setUp();
    const token = tokenOf(await book(0, { email: VICTIM }));
    const { startDateTime: later } = slot(5);
    const { startDateTime: first } = slot(0);
    for (let sequence = 0; sequence < 5; sequence += 1) {
      const startDateTime = sequence % 2 === 0 ? later : first;
      expect((await post(token, { action: 'move', sequence: String(sequence), startDateTime })).status).toBe(
        303,
      );
    }
    await post(token, { action: 'cancel', sequence: '5' });
    const plans = await listPlans();
    expect(plans.filter((plan) => plan.endsWith('waits'))).toEqual(['cancelled.6 waits']);
    expect(plans.filter((plan) => /moved\.[45] (?!dropped)/.test(plan))).toEqual([]);
  });

  it('limits neither messages to the team nor changes that sales make', async () => {
    const { contact, book, database, listPlans } = await setUp();
    const { id } = await book(0, { email: VICTIM });
    for (let count = 0; count < 6; count += 1) await contact();
    const ofSales = database.selectFrom('lead_deliveries').selectAll().where('channel', '=', 'sales-email');
    expect(await ofSales.where('state', '!=', 'dropped').execute()).toHaveLength(7);
    const shell = await openShell({ config: { demoSeats: 9 } });
    expect((await shell.run(bookingsCommands, database, ['cancel', id])).code).toBe(0);
    expect((await listPlans()).at(-1)).toBe('cancelled.1 at once');
  });

  it('limits reminders separately, so that requests of others do not use them up', async () => {
    const { contact, database, listPlans, bodyOf } = await setUp();
    const start = new Date(NOW.getTime() + HOUR_MS);
    const { email } = bodyOf(0, { email: VICTIM });
    for (let count = 0; count < 6; count += 1) await contact();
    const { recipient } = await database
      .selectFrom('lead_deliveries')
      .select('recipient')
      .where('recipient', 'is not', null)
      .executeTakeFirstOrThrow();
    for (let count = 0; count < 5; count += 1) {
      const id = await storeDemo(database, { start, email, changedAt: new Date(NOW.getTime() - HOUR_MS) });
      await database.updateTable('bookings').set({ person: recipient }).where('lead_id', '=', id).execute();
    }
    expect(await planReminders(database, NOW, LIMITS.leadsPerEmailHour)).toBe(2);
    expect((await listPlans()).filter((plan) => plan === 'reminder-hour.0 at once')).toHaveLength(2);
  });

  it('does not delay emails about a demo for requests that others send with its visitor’s address', async () => {
    const { contact, book, listPlans } = await setUp({ bookingsPerPerson: 1 });
    for (let count = 0; count < 6; count += 1) await contact();
    await book(0, { email: VICTIM }, { 'x-forwarded-for': '198.51.100.1' });
    await book(1, { email: VICTIM }, { 'x-forwarded-for': '198.51.100.2' });
    // The email that asks to confirm, and the one after the confirmation.
    expect((await listPlans()).slice(6).sort()).toEqual([
      'confirm at once',
      'received at once',
      'received at once',
    ]);
  });

  it('allows four times the limit for demos from many networks', async () => {
    const { book, listPlans } = await setUp();
    for (let count = 0; count < 15; count += 1) {
      await book(count, { email: VICTIM }, { 'x-forwarded-for': `198.51.100.${count}` });
    }
    expect((await listPlans()).filter((plan) => plan.endsWith('at once'))).toHaveLength(12);
  });

  it('does not limit another address', async () => {
    const { contact, book, listPlans } = await setUp();
    for (let count = 0; count < 6; count += 1) await contact();
    await book(0, { email: 'asha.rao@example.com' });
    expect((await listPlans()).at(-1)).toBe('received at once');
  });
});
