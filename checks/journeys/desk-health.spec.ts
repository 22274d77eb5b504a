import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { reportUpgrade, takeAsked } from '../../server/modules/operations/upgrades/asked-upgrade.ts';
import { type RunningServer, startServer } from '../faults/server-process.ts';
import { deskUrl, signInAs } from './desk-person.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test as base } from './fixtures.ts';

const HOUR_MS = 3_600_000;

/** Receiver of messages for Slack, which is broken at first. */
interface Slack {
  url: string;
  repair: () => void;
  accepted: () => number;
}

const test = base.extend<{ slack: Slack; ownServer: RunningServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what the fixture needs
  slack: async ({}, use) => {
    let [isBroken, accepted] = [true, 0];
    const receiver = createServer((request, response) => {
      request.resume();
      if (!isBroken) accepted += 1;
      response.writeHead(isBroken ? 503 : 200).end(isBroken ? '' : 'ok');
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as AddressInfo;
    const repair = () => {
      isBroken = false;
    };
    await use({ url: `http://127.0.0.1:${port}/hook`, repair, accepted: () => accepted });
    receiver.close();
    receiver.closeAllConnections();
  },
  ownServer: async ({ slack }, use) => {
    const server = await startServer({ env: { LOG_LEVEL: 'warn', SLACK_WEBHOOK_URL: slack.url } });
    await use(server);
    await server.stop();
  },
});

/** A lead of two hours ago that did not reach Slack; the next attempt is due tomorrow. */
function storeUndelivered({ databaseFile }: RunningServer): void {
  const [then, tomorrow] = [-2, 24].map((hours) => new Date(Date.now() + hours * HOUR_MS).toISOString());
  const database = new DatabaseSync(databaseFile);
  database.exec('pragma busy_timeout = 10000');
  const body = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.com', message: 'Please call me.' };
  database
    .prepare("insert into leads (id, kind, email, body, received_at) values (?, 'contact', ?, ?, ?)")
    .run('lead', body.email, JSON.stringify(body), then ?? '');
  database
    .prepare(
      `insert into lead_deliveries (id, lead_id, channel, message, state, attempts, due_at, last_problem, created_at)
       values ('delivery', 'lead', 'slack', 'received', 'due', 6, ?, 'http_503', ?)`,
    )
    .run(tomorrow ?? '', then ?? '');
  database.close();
}

const dot = (page: Page, words: string) => page.getByText(words, { exact: true }).first();
const row = (page: Page) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^Slack/ }) });

test('a broken channel turns the dot red, and a test that arrives turns it green', async ({
  page,
  context,
  ownServer: server,
  slack,
}) => {
  storeUndelivered(server);
  await signInAs(context, server, 'system');
  await page.goto(deskUrl(server, '/health'));
  await expect(page.getByRole('heading', { name: 'Something is broken' })).toBeVisible();
  await expect(dot(page, 'Something is broken')).toBeAttached();
  await expect(row(page)).toContainText('Broken');
  const unused = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: /^Email to hosts/ }) });
  await expect(unused).toContainText('Not used yet');
  await expectNoViolations(page);

  const send = page.getByRole('button', { name: 'Send a test by Slack' });
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(row(page)).toContainText('The test did not arrive.');
  await expect(row(page)).toContainText('Broken');

  slack.repair();
  await page.keyboard.press('Enter');
  await expect(row(page)).toContainText('The test was accepted, and 1 waiting message is sent now');
  // Nothing is broken any more; a backup and a mailbox for warnings are still not set up.
  await expect(page.getByRole('heading', { name: 'Something needs a look today' })).toBeVisible();
  await expect(row(page)).toContainText('Works');
  await expect(dot(page, 'Look at Health today')).toBeAttached();
  await expect.poll(slack.accepted).toBe(2);
});

test('an owner asks for another version, and reads what the machine reports', async ({
  page,
  context,
  ownServer: server,
}) => {
  await signInAs(context, server, 'owner');
  await page.goto(deskUrl(server, '/health'));
  const part = page.locator('section').filter({ hasText: 'Another version' });
  await expect(part).toContainText('Your administrator can allow them here');

  const dataDir = dirname(server.databaseFile);
  mkdirSync(join(dataDir, 'upgrade'));
  await page.reload();
  await part.getByLabel('Version').fill('v0.3.0');
  await part.getByRole('button', { name: 'Upgrade' }).click();
  await expect(part.getByRole('status')).toContainText('the machine has not begun yet');
  await expect(part.getByRole('button', { name: 'Upgrade' })).toBeDisabled();
  const asked = takeAsked(dataDir);
  expect(asked).toMatchObject({ action: 'upgrade', version: 'v0.3.0' });

  if (asked) {
    const lines = ['- It counts to two.'];
    reportUpgrade(dataDir, { ...asked, state: 'working', step: 'installing', lines });
    await expect(part.getByRole('status')).toHaveText(/^Under way.*: installing$/);
    await expectNoViolations(page);
    reportUpgrade(dataDir, { ...asked, state: 'done', step: null, lines });
  }
  await expect(part.getByRole('status')).toContainText('Done');
  await expect(part).toContainText('- It counts to two.');

  await part.getByRole('button', { name: 'Return to the one before' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Return' }).click();
  await expect(part.getByRole('status')).toContainText('the machine has not begun yet');
  expect(takeAsked(dataDir)).toMatchObject({ action: 'return' });
});
