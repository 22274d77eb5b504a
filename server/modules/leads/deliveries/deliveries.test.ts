import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { engines } from '../../../../checks/support/engines.ts';
import { GOOD_BODIES, postLead } from '../../../../checks/support/lead-bodies.ts';
import { MAIL_BRAND } from '../../../../checks/support/mail-brand.ts';
import { startMailServer } from '../../../../checks/support/mail-server.ts';
import { startTestServer } from '../../../../checks/support/test-server.ts';
import { startWebhookReceiver } from '../../../../checks/support/webhook-receiver.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import { readConfig } from '../../../settings/read-config.ts';
import { systemClock } from '../../../shared/clock.ts';
import { deliveryNotes } from './open-channels.ts';
import { testDeliveries } from './test-deliveries.ts';

const CANARY = 'canary.7f3a@example.com';
const SECRET = `whsec_${Buffer.from('a key of at least 24 bytes').toString('base64')}`;
const POLLING = { timeout: 15_000 };

async function startTargets() {
  const [crm, mail] = await Promise.all([startWebhookReceiver(), startMailServer()]);
  const config: Partial<Config> = {
    smtpUrl: mail.url,
    mailFrom: 'hello@example.com',
    salesEmail: 'sales@example.com',
    crmWebhookUrl: crm.url,
    crmWebhookSecret: SECRET,
  };
  return { crm, mail, config };
}

describe.each(engines)('a server on $name', ({ openDatabase }) => {
  it('sends a lead on every channel as soon as it is stored', async () => {
    const { crm, mail, config } = await startTargets();
    const database = await openDatabase();
    const { url } = await startTestServer({ database, delivers: true, config });
    await postLead(url, 'demo');
    await expect.poll(() => crm.taken.size, POLLING).toBe(1);
    await expect
      .poll(() => mail.mails.flatMap(({ to }) => to).sort(), POLLING)
      .toEqual(['asha@example.com', 'sales@example.com']);
    await expect
      .poll(async () => {
        const rows = await database.selectFrom('lead_deliveries').select(['channel', 'state']).execute();
        return rows.map(({ channel, state }) => `${channel} ${state}`).sort();
      }, POLLING)
      .toEqual(['crm-webhook done', 'sales-email done', 'visitor-email done']);
  });

  it('sends a repeated request once', async () => {
    const { crm, config } = await startTargets();
    const database = await openDatabase();
    const { url } = await startTestServer({ database, delivers: true, config });
    const key = { 'idempotency-key': 'one' };
    await Promise.all([1, 2, 3].map(() => postLead(url, 'contact', GOOD_BODIES.contact, key)));
    await expect.poll(() => crm.taken.size, POLLING).toBe(1);
    expect(await database.selectFrom('lead_deliveries').select('id').execute()).toHaveLength(3);
  });
});

describe('a server whose targets fail', () => {
  it('stores leads and is ready, and keeps visitors out of its log and metrics', async () => {
    const { crm, mail, config } = await startTargets();
    crm.mood = 500;
    mail.mood = 'full';
    const server = await startTestServer({ delivers: true, config });
    const body = { ...GOOD_BODIES.contact, email: CANARY, message: `Write to ${CANARY}` };
    for (const _ of [1, 2, 3]) expect((await postLead(server.url, 'contact', body)).status).toBe(201);
    await expect.poll(() => crm.calls.length, POLLING).toBeGreaterThan(2);
    await expect
      .poll(() => server.logged.map(({ msg }) => msg), POLLING)
      .toEqual(expect.arrayContaining(['a delivery failed, and is retried']));
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    // An attempt that has reached its target is counted once it is noted.
    await expect
      .poll(() => server.metrics.registry.metrics(), POLLING)
      .toMatch(/lead_deliveries_total\{channel="crm-webhook",outcome="retried"\} [3-9]/);
    const metrics = await server.metrics.registry.metrics();
    expect(metrics).toMatch(/lead_deliveries\{channel="crm-webhook",state="due"\} 3/);
    expect(JSON.stringify(server.logged) + metrics).not.toContain('canary');
    const problems = await server.database.selectFrom('lead_deliveries').select('last_problem').execute();
    expect(JSON.stringify(problems)).not.toContain('canary');
  });

  it('shuts down in time although a target hangs, and returns the deliveries in progress', async () => {
    const { crm, mail, config } = await startTargets();
    crm.mood = 'hang';
    mail.mood = 'hang';
    const server = await startTestServer({
      delivers: true,
      config: { ...config, shutdownTimeoutMs: 1_000 },
    });
    await postLead(server.url, 'contact');
    await expect.poll(() => crm.calls.length, POLLING).toBe(1);
    server.app.server.closeAllConnections();
    await server.app.close();
    const rows = await server.database.selectFrom('lead_deliveries').selectAll().execute();
    expect(rows.map(({ state, lease }) => `${state} ${lease}`)).toEqual(['due null', 'due null', 'due null']);
  });
});

it('writes emails to the data folder when no mail server is set', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'deliveries-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { url } = await startTestServer({ delivers: true, config: { dataDir } });
  const { id } = (await (await postLead(url, 'agent')).json()) as { id: string };
  await expect
    .poll(() => readdir(join(dataDir, 'mails')).catch(() => []), POLLING)
    .toEqual([`${id}.visitor-email.received.eml`]);
});

describe('deliveryNotes', () => {
  it.each([
    ['nothing', {}, ['SMTP_URL', 'SALES_EMAIL']],
    ['a sales address', { SALES_EMAIL: 's@example.com' }, ['SMTP_URL']],
    [
      'everything',
      { SALES_EMAIL: 's@example.com', SMTP_URL: 'smtp://u:secret@m.example', MAIL_FROM: 'a@example.com' },
      [],
    ],
  ])('names missing settings when %s is set, and no password', (_case, environment, names) => {
    const notes = deliveryNotes(readConfig(environment));
    expect(notes.map((line) => line.split(':')[0])).toEqual(names);
    expect(notes.join()).not.toContain('secret');
  });
});

describe('testDeliveries', () => {
  it('sends one message per channel to the operator only, and returns the results', async () => {
    const { crm, mail, config } = await startTargets();
    crm.mood = 500;
    const told = await testDeliveries({
      config: { ...readConfig({}), ...config },
      brand: MAIL_BRAND,
      clock: systemClock,
    });
    expect(told.map(({ sentence }) => sentence)).toEqual([
      'visitor-email: accepted',
      'sales-email: accepted',
      'crm-webhook: its target is down (http_500)',
    ]);
    expect(new Set(mail.mails.flatMap(({ to }) => to))).toEqual(new Set(['sales@example.com']));
  });
});
