import { describe, expect, it } from 'vitest';
import { storeDemo } from '../../../../checks/support/booked-demo.ts';
import { engines } from '../../../../checks/support/engines.ts';
import { postLead } from '../../../../checks/support/lead-bodies.ts';
import { startMailServer } from '../../../../checks/support/mail-server.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import { startWebhookReceiver } from '../../../../checks/support/webhook-receiver.ts';
import {
  confirmPrimary,
  type DatabaseRole,
  markRestored,
  openDatabaseRole,
} from '../../../plugins/database/installation.ts';

const SECRET = `whsec_${Buffer.from('a key of at least 24 bytes').toString('base64')}`;
const POLLING = { timeout: 15_000 };
const HOUR_MS = 3_600_000;

/** Counts the calls, so that a test knows when every part has asked. */
function countLooks(databaseRole: DatabaseRole): DatabaseRole & { looks: number } {
  const counted = {
    looks: 0,
    findCopyReason: async () => {
      const reason = await databaseRole.findCopyReason();
      counted.looks += 1;
      return reason;
    },
  };
  return counted;
}

describe.each(engines)('a copy of the live database on $name', ({ openDatabase }) => {
  it('sends nothing on any channel, and plans no reminder, until it is confirmed', async () => {
    const [crm, slack, teams] = await Promise.all([1, 2, 3].map(() => startWebhookReceiver()));
    const mail = await startMailServer();
    const database = await openDatabase();
    await openDatabaseRole(database, { publicUrl: 'https://www.example.com' });
    await markRestored(database, NOW);
    await storeDemo(database, {
      start: new Date(NOW.getTime() + HOUR_MS),
      changedAt: new Date(NOW.getTime() - 48 * HOUR_MS),
    });
    const databaseRole = countLooks(
      await openDatabaseRole(database, { publicUrl: 'https://www.example.com' }),
    );
    const server = await startTestServer({
      ...{ database, databaseRole, delivers: true },
      config: {
        ...{ smtpUrl: mail.url, mailFrom: 'hello@example.com', salesEmail: 'sales@example.com' },
        ...{ crmWebhookUrl: crm?.url ?? '', crmWebhookSecret: SECRET },
        ...{ slackWebhookUrl: slack?.url ?? '', teamsWebhookUrl: teams?.url ?? '' },
      },
    });
    expect((await postLead(server.url, 'contact')).status).toBe(201);
    const parts = ['visitor-email', 'sales-email', 'crm-webhook', 'slack', 'teams', 'reminders'];
    await expect.poll(() => databaseRole.looks, POLLING).toBeGreaterThan(2 * parts.length);
    const sent = () => [crm, slack, teams].map((receiver) => receiver?.calls.length);
    expect([...sent(), mail.connections]).toEqual([0, 0, 0, 0]);
    const planned = await database.selectFrom('lead_deliveries').select('message').execute();
    expect(new Set(planned.map(({ message }) => message))).toEqual(new Set(['received']));
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({
      status: 'ready',
      quiet: expect.stringMatching(/^this database was restored from a copy .* --this-is-live confirms/),
    });

    await confirmPrimary(database, { publicUrl: 'https://www.example.com' });
    await expect.poll(sent, POLLING).toEqual([1, 1, 1]);
    // The reminder of the demo may have followed the thanks for the lead.
    await expect
      .poll(() => [...new Set(mail.mails.flatMap(({ to }) => to))].sort(), POLLING)
      .toEqual(['asha@example.com', 'sales@example.com']);
    expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ status: 'ready' });
  });
});
