import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { describe, expect, it } from 'vitest';
import { startBookingServer } from '../../../../checks/support/demo-bookings.ts';
import { type Engine, engines } from '../../../../checks/support/engines.ts';
import { addHosts } from '../../../../checks/support/hosts.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { createDemoOutbox } from '../../leads/deliveries/demo-outbox.ts';
import { createBookingStore } from '../demos/bookings.store.ts';

/** A demo with a host that its visitor has not confirmed yet. */
async function setUp(engine: Engine) {
  const server = await startBookingServer(engine, { bookingsPerNetwork: 1 });
  const { database, book, post, links, listDeliveries } = server;
  const hosts = await addHosts(database, 'Anna', 'Ben');
  const nameHost = async () => {
    const booking = await store.find(id);
    return hosts.find((host) => host.id === booking?.host?.id)?.name;
  };
  const store = createBookingStore({
    ...{ database, clock: () => NOW, config: { office: DEFAULT_OFFICE, demoSeats: 1 } },
    outbox: createDemoOutbox(() => {}),
  });
  await book(0);
  const { id } = await book(1);
  const confirm = async () => (await post(await links.makeConfirmToken(id), { action: 'confirm' })).status;
  const listTold = async () =>
    (await listDeliveries(id)).map((each) => each.replace(/ (due|done)$/, ' sent'));
  // Else a confirmation that comes first would leave it out.
  await expect.poll(() => listDeliveries(id)).toContain('visitor-email confirm done');
  expect(await listTold()).toEqual(UNCONFIRMED);
  return { ...server, store, id, confirm, listTold, nameHost };
}

const UNCONFIRMED = [
  'sales-email received held',
  'visitor-email confirm sent',
  'visitor-email received held',
];
const CONFIRMED = ['sales-email received sent', 'visitor-email confirm sent', 'visitor-email received sent'];

describe.each(engines)('a visitor who has not confirmed a demo, on $name,', (engine) => {
  it('hears of another host by the email that tells of the demo once it is confirmed', async () => {
    const { store, id, confirm, listTold, listMails, readMail, nameHost } = await setUp(engine);
    const before = await nameHost();
    expect(await store.reassign(id)).toMatchObject({ kind: 'done', booking: { sequence: 0 } });
    const name = await nameHost();
    expect(name).not.toBe(before);
    expect(await listTold()).toEqual(UNCONFIRMED);
    expect(await confirm()).toBe(303);
    expect(await listTold()).toEqual(CONFIRMED);
    await expect.poll(() => listMails(id)).toContain('visitor-email.received.eml');
    expect(await readMail(id, 'visitor-email.received.eml')).toContain(`ll meet ${name}`);
  });

  it('is offered other times once it is confirmed', async () => {
    const { store, id, confirm, listTold } = await setUp(engine);
    expect(await store.offer(id, [])).toMatchObject({ kind: 'done' });
    expect(await listTold()).toEqual(UNCONFIRMED);
    expect(await confirm()).toBe(303);
    expect(await listTold()).toEqual(
      [...CONFIRMED, 'sales-email offered.0 sent', 'visitor-email offered.0 sent'].sort(),
    );
  });

  it('hears nothing of what its host has to confirm, nor that it was confirmed', async () => {
    const { store, id, database, listTold, confirm } = await setUp(engine);
    const host_confirm_by = new Date(NOW.getTime() + 60_000).toISOString();
    await database.updateTable('bookings').set({ host_confirm_by }).where('lead_id', '=', id).execute();
    expect(await store.askHost(id)).toEqual({ kind: 'gone' });
    expect(await store.confirmByHost(id)).toMatchObject({ kind: 'done' });
    expect(await listTold()).toEqual(UNCONFIRMED);
    expect(await confirm()).toBe(303);
    expect(await listTold()).toEqual(CONFIRMED);
  });
});
