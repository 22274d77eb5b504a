import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { startMailServer } from '../support/mail-server.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { findMissing, type Outcome, startLeadLoad } from './lead-load.ts';
import { makeServerFolders } from './server-folders.ts';
import { startForTest } from './start-for-test.ts';

const CYCLES = 5;
const CLIENTS = 2;
const LEADS_PER_CYCLE = 10;
const LONGEST_LIFE_MS = 300;
const DRAINED_WITHIN_MS = 180_000;
const MOODS = ['cut', 500, 'hang', 204, 'cut'] as const;

it(`delivers each lead once per channel when it is killed ${CYCLES} times and its targets fail`, async () => {
  const { siteDir, dataDir } = await makeServerFolders();
  const [crm, mail] = await Promise.all([startWebhookReceiver(), startMailServer()]);
  const env = {
    DATA_DIR: dataDir,
    SITE_DIR: siteDir,
    LEADS_PER_MINUTE: '1000000000',
    // All leads have one email address: with the default limit, the eleventh would cause no delivery.
    LEADS_PER_EMAIL_HOUR: '1000000000',
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@example.com',
    SALES_EMAIL: 'sales@example.com',
    CRM_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 1).toString('base64')}`,
  };

  const outcomes: Outcome[] = [];
  let output = '';
  for (const mood of MOODS) {
    crm.mood = mood;
    // An email that may have arrived waits for its schedule, which is longer than this test.
    mail.mood = mood === 204 ? 'well' : 'refusing';
    const server = await startForTest({ env });
    const load = startLeadLoad(server.url, CLIENTS);
    await load.acknowledged(LEADS_PER_CYCLE);
    await setTimeout(Math.random() * LONGEST_LIFE_MS);
    await server.kill();
    await load.end();
    outcomes.push(...load.outcomes);
    output += server.output();
  }

  crm.mood = 204;
  mail.mood = 'well';
  const last = await startForTest({ env });
  const database = new DatabaseSync(last.databaseFile, { readOnly: true });
  onTestFinished(() => database.close());
  const countOpen = () =>
    Number(database.prepare("select count(*) n from lead_deliveries where state = 'due'").get()?.n);
  await expect.poll(countOpen, { timeout: DRAINED_WITHIN_MS, interval: 500 }).toBe(0);

  expect(findMissing(outcomes, last.databaseFile)).toEqual([]);
  const rows = database.prepare('select id, lead_id, channel, state from lead_deliveries').all();
  const leads = Number(database.prepare('select count(*) n from leads').get()?.n);
  expect(rows).toHaveLength(leads * 3);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['done']));
  const idsOf = (...channels: string[]) =>
    rows.filter(({ channel }) => channels.includes(String(channel))).map(({ id }) => String(id));
  // As a receiver counts that takes each id once.
  expect([...crm.taken].sort()).toEqual(idsOf('crm-webhook').sort());
  expect([...mail.taken].sort()).toEqual(
    idsOf('sales-email', 'visitor-email')
      .map((id) => `<${id}@example.com>`)
      .sort(),
  );
  output += last.output();
  expect(output).not.toContain('asha@');
  expect(await last.stop()).toBe(0);
});
