import { describe, expect, it } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { GOOD_BODIES, postLead } from '../../../../checks/support/lead-bodies.ts';
import { startMailServer } from '../../../../checks/support/mail-server.ts';
import { findDataDir, openShell } from '../../../../checks/support/shell.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import { startWebhookReceiver } from '../../../../checks/support/webhook-receiver.ts';
import { markRestored } from '../../../plugins/database/installation.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { leadsCommands } from '../../leads/commands/leads.commands.ts';
import { waitUntilSent } from '../../leads/deliveries/cancel-demos.ts';

const EMAIL = 'canary.q7x@example.com';
const SECRET = `whsec_${Buffer.from('a key of at least 24 bytes').toString('base64')}`;
const POLLING = { timeout: 15_000 };
const HOUR_MS = 3_600_000;

async function erase(database: Database, ...options: string[]) {
  const shell = await openShell({ dataDir: await findDataDir(database) });
  return shell.run(leadsCommands, database, ['erase', '--email', EMAIL, ...options]);
}

const listDemos = (database: Database) =>
  database.selectFrom('bookings').select(['state', 'sequence']).execute();

describe.each(engines)('erasing a person with an upcoming demo on $name', ({ openDatabase }) => {
  it('cancels the demo, sends the emails and the webhook, frees the seat, and then deletes', async () => {
    const [crm, mail, database] = [
      await startWebhookReceiver(),
      await startMailServer(),
      await openDatabase(),
    ];
    const { url } = await startTestServer({
      ...{ database, delivers: true },
      config: {
        ...{ smtpUrl: mail.url, mailFrom: 'hello@example.com', salesEmail: 'sales@example.com' },
        ...{ crmWebhookUrl: crm.url, crmWebhookSecret: SECRET },
      },
    });
    expect((await postLead(url, 'demo', { ...GOOD_BODIES.demo, email: EMAIL })).status).toBe(201);
    await expect.poll(() => [crm.taken.size, mail.mails.length], POLLING).toEqual([1, 2]);

    const shown = await erase(database);
    expect(shown.printed).toContainEqual(
      expect.stringMatching(/^Upcoming demos, which are canceled first: \w{3} 2026-/),
    );
    expect(await listDemos(database)).toEqual([{ state: 'held', sequence: 0 }]);

    const erasing = erase(database, '--yes');
    await expect.poll(() => listDemos(database), POLLING).toEqual([{ state: 'cancelled', sequence: 1 }]);
    // Wakes the server, which otherwise looks every ten seconds for messages that a command has written.
    await postLead(url, 'contact');
    expect(await erasing).toMatchObject({
      code: 0,
      errors: [],
      printed: expect.arrayContaining(['Canceled: 1 demo.', 'Deleted.']),
    });
    const events = crm.calls.map(({ body }) => JSON.parse(body));
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'demo.cancelled', data: expect.objectContaining({ email: EMAIL }) }),
    );
    const canceled = mail.mails.filter(
      ({ source }) => source.includes('METHOD:CANCEL') || /method=CANCEL/i.test(source),
    );
    expect(canceled.flatMap(({ to }) => to).sort()).toEqual([EMAIL, 'sales@example.com']);
    expect(await listDemos(database)).toEqual([]);
    expect(await database.selectFrom('demo_seats').selectAll().execute()).toEqual([]);
  });
});

describe('erasing a person with an upcoming demo', () => {
  it('waits for the messages about the cancellation', async () => {
    const database = await openTestDatabase();
    const start = new Date(NOW.getTime() + HOUR_MS);
    const leadId = await storeDemo(database, { start, email: EMAIL, told: ['crm-webhook'] });
    const change = (values: object) =>
      database.updateTable('lead_deliveries').set(values).where('lead_id', '=', leadId).execute();
    expect(await waitUntilSent({ database, clock: () => NOW }, [leadId], 0)).toEqual([]);
    await change({ state: 'due', last_problem: 'http_500' });
    // The message about the request itself is not needed.
    expect(await waitUntilSent({ database, clock: () => NOW }, [leadId], 0)).toEqual([]);
    await change({ message: 'cancelled.1' });
    expect(await waitUntilSent({ database, clock: () => NOW }, [leadId], 0)).toEqual([
      { channel: 'crm-webhook', problem: 'http_500' },
    ]);
    for (const state of ['done', 'dead', 'dropped', 'held']) {
      await change({ state });
      expect(await waitUntilSent({ database, clock: () => NOW }, [leadId], 0), state).toEqual([]);
    }
  });

  it('waits for a message that is being sent, until its lease ends', async () => {
    const database = await openTestDatabase();
    const leadId = await storeDemo(database, { start: NOW, email: EMAIL, told: ['crm-webhook'] });
    const leased_until = new Date(NOW.getTime() + 1_000).toISOString();
    await database.updateTable('lead_deliveries').set({ state: 'due', lease: 'a', leased_until }).execute();
    let looks = 0;
    const clock = () => new Date(NOW.getTime() + 400 * looks++);
    expect(await waitUntilSent({ database, clock }, [leadId])).toEqual([]);
    expect(looks).toBe(4);
  });

  it('skips the wait with --untold, and in a copy of the live database', async () => {
    for (const isCopy of [false, true]) {
      const database = await openTestDatabase();
      if (isCopy) await markRestored(database, NOW);
      await storeDemo(database, {
        start: new Date(NOW.getTime() + HOUR_MS),
        email: EMAIL,
        told: ['channel'],
      });
      const told = 'received';
      await database.updateTable('lead_deliveries').set({ message: told }).execute();
      const { code, printed } = await erase(database, '--yes', ...(isCopy ? [] : ['--untold']));
      expect([code, printed]).toEqual([0, expect.arrayContaining(['Canceled: 1 demo.', 'Deleted.'])]);
      expect(printed.some((line) => line.startsWith('No message about it is sent'))).toBe(isCopy);
      expect(await listDemos(database)).toEqual([]);
    }
  });

  it('does not cancel a demo that has begun', async () => {
    const database = await openTestDatabase();
    await storeDemo(database, { start: new Date(NOW.getTime() - HOUR_MS), email: EMAIL });
    const { code, printed } = await erase(database, '--yes');
    expect([code, printed.join('\n')]).toEqual([0, expect.not.stringContaining('anceled')]);
  });
});
