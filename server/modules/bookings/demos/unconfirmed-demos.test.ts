import { expect, it } from 'vitest';
import { startBookingServer } from '../../../../checks/support/demo-bookings.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { openShell } from '../../../../checks/support/shell.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { leadsCommands } from '../../leads/commands/leads.commands.ts';
import { planReminders } from '../../leads/deliveries/reminders.ts';
import { bookingsCommands } from '../commands/bookings.commands.ts';
import { findOrCreateFeedPath } from '../feed/feed-address.ts';

const HOUR_MS = 3_600_000;
const LIMITS = { bookingsPerNetwork: 1 };

it.each(engines)(
  'keeps an unconfirmed demo out of the calendar feed and the reminders, on $name',
  async (engine) => {
    const { book, database, url, links, post, pass } = await startBookingServer(engine, LIMITS);
    // It is 8:30 in India: 24 hours before the second.
    pass(-3.5 * HOUR_MS);
    await book(0);
    const { id } = await book(1);
    const path = await findOrCreateFeedPath(database);
    const readFeed = async () => (await fetch(url + path)).text();
    expect(await readFeed()).not.toContain(id);
    const at = new Date(NOW.getTime() - 3.5 * HOUR_MS + 1);
    await database.updateTable('bookings').set({ changed_at: '2026-03-01T00:00:00.000Z' }).execute();
    expect(await planReminders(database, at)).toBe(0);
    await post(await links.makeConfirmToken(id), { action: 'confirm' });
    expect(await readFeed()).toContain(id);
    await database.updateTable('bookings').set({ changed_at: '2026-03-01T00:00:00.000Z' }).execute();
    expect(await planReminders(database, at)).toBe(1);
  },
);

it.each(engines)(
  'lists an unconfirmed demo in the shell, and confirms it by moving it, on $name',
  async (engine) => {
    const { book, database, findBooking, listDeliveries } = await startBookingServer(engine, LIMITS);
    await book(0);
    const { id } = await book(1);
    const shell = await openShell({ config: { demoSeats: 1 } });
    const run = async (...args: string[]) =>
      (await shell.run(bookingsCommands, database, args)).printed.join('\n');
    expect(await run('list')).toMatch(/08:30 +unconfirmed/);
    expect(await run('show', id)).toMatch(/State +unconfirmed\n +Confirm by +2026-03-10 07:00 UTC/);
    const leads = await shell.run(leadsCommands, database, ['show', id]);
    expect(leads.printed.join('\n')).toContain('unconfirmed');
    expect(await run('move', id, '2026-03-12', '09:00')).toContain('is on Thu 2026-03-12 09:00');
    expect(await findBooking(id)).toMatchObject({ state: 'held', confirm_by: null, sequence: 1 });
    expect(await listDeliveries(id)).toEqual(
      expect.arrayContaining(['sales-email moved.1 due', 'visitor-email moved.1 due']),
    );
  },
);

it.each(engines)('releases a suspected bot beyond the limit with its demo, on $name', async (engine) => {
  const { book, database, findBooking, listDeliveries } = await startBookingServer(engine, LIMITS);
  await book(0);
  const { id } = await book(1, {}, { baggage: 'form_trap=1' });
  expect(await listDeliveries(id)).toContain('visitor-email confirm held');
  const shell = await openShell({ config: { demoSeats: 1 } });
  expect((await shell.run(leadsCommands, database, ['release', id])).code).toBe(0);
  expect(await findBooking(id)).toMatchObject({ state: 'held', confirm_by: null });
});

it.each(engines)(
  'sends the link to a suspect who may be a person, and keeps the lead in quarantine, on $name',
  async (engine) => {
    const { book, post, links, database, findBooking, listMails, listDeliveries } = await startBookingServer(
      engine,
      LIMITS,
    );
    await book(0);
    const { id } = await book(1, {}, { baggage: 'form_open_ms=100' });
    await expect.poll(() => listMails(id)).toEqual(['visitor-email.confirm.eml']);
    expect((await post(await links.makeConfirmToken(id), { action: 'confirm' })).status).toBe(303);
    expect(await findBooking(id)).toMatchObject({ state: 'held', confirm_by: null });
    expect(await listDeliveries(id)).toEqual(
      expect.arrayContaining(['sales-email received held', 'visitor-email received held']),
    );
    const lead = database.selectFrom('leads').select('state').where('id', '=', id);
    expect(await lead.executeTakeFirst()).toEqual({ state: 'quarantined' });
  },
);
