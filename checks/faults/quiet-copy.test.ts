import { halfHour } from '../support/half-hours.ts';
// A restore drill with the settings of the live server, and erasing a person with a demo to come, as operators do them.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DEFAULT_OFFICE, dayOf } from 'contract/bookings/office.ts';
import { laterDate } from 'contract/dates.ts';
import { expect, it } from 'vitest';
import { GOOD_BODIES, postLead } from '../support/lead-bodies.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startWebhookReceiver } from '../support/webhook-receiver.ts';
import { runCommand } from './run-command.ts';
import { makeServerFolders } from './server-folders.ts';
import { makeTemporaryFolder } from './server-process.ts';
import { startForTest } from './start-for-test.ts';

const EMAIL = 'canary.q7x@example.com';
const SECRET = `whsec_${Buffer.from('a key of at least 24 bytes').toString('base64')}`;
/** Runs the server as `npm start -- --this-is-live` does. */
const CONFIRMED = ['sh', '-c', 'exec "$0" "$@" --this-is-live'];

async function setUp() {
  const { siteDir, dataDir } = await makeServerFolders();
  const [mail, crm] = [await startMailServer(), await startWebhookReceiver()];
  const env = {
    DATA_DIR: dataDir,
    RUN_DIR: join(dataDir, 'running'),
    SITE_DIR: siteDir,
    PUBLIC_URL: 'https://www.example.com',
    SMTP_URL: mail.url,
    MAIL_FROM: 'hello@example.com',
    SALES_EMAIL: 'sales@example.com',
    CRM_WEBHOOK_URL: crm.url,
    CRM_WEBHOOK_SECRET: SECRET,
  };
  return { mail, crm, env, dataDir };
}

/** Books a half-hour in a week. */
async function bookDemo(url: string): Promise<void> {
  const time = halfHour(laterDate(dayOf(DEFAULT_OFFICE, new Date()), 7));
  const body = { ...GOOD_BODIES.demo, email: EMAIL, ...time };
  expect((await postLead(url, 'demo', body)).status).toBe(201);
}

it('sends nothing from a copy restored elsewhere with the same settings until it is confirmed', async () => {
  const { mail, crm, env, dataDir } = await setUp();
  mail.mood = 'refusing';
  crm.mood = 500;
  const live = await startForTest({ env });
  expect((await postLead(live.url, 'contact', { ...GOOD_BODIES.contact, email: EMAIL })).status).toBe(201);
  await bookDemo(live.url);
  const copy = join(dataDir, 'copy.sqlite');
  expect(await runCommand('backup', [copy], { env })).toMatchObject({ code: 0 });
  await live.stop();

  const elsewhere = await makeTemporaryFolder();
  const there = { ...env, DATA_DIR: elsewhere, RUN_DIR: join(elsewhere, 'running') };
  expect(await runCommand('restore', [copy], { env: there })).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^It sends nothing until you confirm/m),
  });
  mail.mood = 'well';
  crm.mood = 204;
  const [connections, calls] = [mail.connections, crm.calls.length];
  const drill = await startForTest({ env: there });
  await drill.wrote('no mail, webhook, chat message or reminder is sent before npm start -- --this-is-live');
  expect((await postLead(drill.url, 'contact')).status).toBe(201);
  expect(await runCommand('leads', ['test'], { env: there })).toMatchObject({ code: 1, stdout: '' });
  const ready = await fetch(`${drill.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: 'ready', quiet: expect.stringContaining('was restored from a copy') },
  ]);
  expect([mail.connections, crm.calls.length]).toEqual([connections, calls]);
  await drill.stop();

  const confirmed = await startForTest({ env: there, wrapper: CONFIRMED });
  await expect.poll(() => crm.taken.size).toBe(3);
  await expect.poll(() => new Set(mail.mails.flatMap(({ to }) => to)).size).toBe(3);
  expect(await (await fetch(`${confirmed.url}/readyz`)).json()).toEqual({ status: 'ready' });
});

it('cancels the demo of an erased person first, and deletes it only after the cancellation was sent', async () => {
  const { mail, crm, env, dataDir } = await setUp();
  const server = await startForTest({ env });
  await bookDemo(server.url);
  await expect.poll(() => [crm.taken.size, mail.mails.length]).toEqual([1, 2]);
  await server.stop();
  const erase = () => runCommand('leads', ['erase', '--email', EMAIL, '--yes'], { env });
  const ask = (query: string) => {
    const sqlite = new DatabaseSync(join(dataDir, 'site.sqlite'), { readOnly: true });
    try {
      return Object.values(sqlite.prepare(query).get() ?? {});
    } finally {
      sqlite.close();
    }
  };

  expect(await erase()).toMatchObject({
    code: 1,
    stdout: expect.stringContaining('Canceled: 1 demo.'),
    stderr: expect.stringMatching(
      /^Nothing was deleted: crm-webhook, sales-email, visitor-email accepted no message/,
    ),
  });
  expect(ask('select count(*) from leads')).toEqual([1]);
  expect(ask('select state from bookings')).toEqual(['cancelled']);
  expect(ask('select count(*) from demo_seats')).toEqual([0]);

  await startForTest({ env });
  expect(await erase()).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/Deleted\..*the address was found nowhere\./s),
  });
  const events = crm.calls.map(({ body }) => JSON.parse(body).type);
  expect(events).toEqual(['lead.received', 'demo.cancelled']);
  expect(
    mail.mails
      .filter(({ source }) => /method=CANCEL/i.test(source))
      .flatMap(({ to }) => to)
      .sort(),
  ).toEqual([EMAIL, 'sales@example.com']);
  expect(ask('select count(*) from leads')).toEqual([0]);
});
