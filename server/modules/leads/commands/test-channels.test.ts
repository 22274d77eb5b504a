import { readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openShell } from '../../../../checks/support/shell.ts';
import { makeSiteFolder } from '../../../../checks/support/site-folder.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { markRestored } from '../../../plugins/database/installation.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { leadsCommands } from './leads.commands.ts';

async function receiver(status: number) {
  const taken: string[] = [];
  const server = createServer((request, response) => {
    taken.push(request.headers['webhook-id'] as string);
    request.resume();
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { taken, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

async function runTest(status: number, prepare: (database: Database) => Promise<void> = async () => {}) {
  const crm = await receiver(status);
  const siteDir = await makeSiteFolder();
  onTestFinished(() => rm(siteDir, { recursive: true }));
  const shell = await openShell({
    config: {
      siteDir,
      crmWebhookUrl: crm.url,
      crmWebhookSecret: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
    },
  });
  const database = await openTestDatabase();
  await prepare(database);
  const run = await shell.run(leadsCommands, database, ['test']);
  return { ...run, taken: crm.taken, folder: shell.folder };
}

it('sends one email and one webhook, and prints the answers', async () => {
  const { code, printed, taken, folder } = await runTest(204);
  expect(code).toBe(0);
  expect(taken).toHaveLength(1);
  expect(await readdir(join(folder, 'mails'))).toHaveLength(1);
  expect(printed).toEqual([
    'SMTP_URL: is not set, so that emails are written as files to mails/ in DATA_DIR',
    'SALES_EMAIL: is not set, so that no email reports new leads',
    'visitor-email: accepted',
    'crm-webhook: accepted',
  ]);
});

it('exits with an error when a target refuses the message', async () => {
  const { code, printed } = await runTest(410);
  expect(code).toBe(1);
  expect(printed.at(-1)).toMatch(/^crm-webhook: refused for good \(.*410/);
});

it('sends nothing from a copy of the live database, and says why', async () => {
  const { code, errors, taken } = await runTest(204, (database) => markRestored(database, NOW));
  expect([code, errors, taken]).toEqual([
    1,
    [expect.stringMatching(/^nothing was sent, since this database was restored from a copy/)],
    [],
  ]);
});
