import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { engines } from '../../../../checks/support/engines.ts';
import { MAIL_BRAND } from '../../../../checks/support/mail-brand.ts';
import { startMailServer } from '../../../../checks/support/mail-server.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { NOW } from '../../../../checks/support/test-server.ts';
import { startWebhookReceiver } from '../../../../checks/support/webhook-receiver.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import type { Config } from '../../../plugins/settings/config.ts';
import { readConfig } from '../../../settings/read-config.ts';
import { createMaintenance } from './maintenance.ts';

/** The database, and a switch that takes it away. */
function makeFlaky(database: Database) {
  const switched = { isAway: false };
  const flaky = new Proxy(database, {
    get(target, key) {
      if (switched.isAway && !['engine', 'health'].includes(String(key))) throw new Error('the disk is full');
      const value = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { flaky, switched };
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describe.each(engines)('the alerts of a server on $name', ({ openDatabase }) => {
  async function setUp(chosen: Partial<Config> = {}) {
    const database = await openDatabase();
    const [mail, slack] = await Promise.all([startMailServer(), startWebhookReceiver()]);
    const dataDir = await mkdtemp(join(tmpdir(), 'maintenance-'));
    onTestFinished(() => rm(dataDir, { recursive: true }));
    const config: Config = {
      ...readConfig({}),
      ...{ dataDir, smtpUrl: mail.url, mailFrom: 'hello@example.com', salesEmail: 'sales@example.com' },
      ...{ alertEmail: 'admin@example.com', slackWebhookUrl: slack.url },
      ...chosen,
    };
    const state = { now: NOW, isRestoredCopy: false, refused: 0, freeBytes: 500 };
    const logged: string[] = [];
    const log = (fields: object, line: string) => void logged.push(`${line} ${JSON.stringify(fields)}`);
    const open = (opened = database) =>
      createMaintenance({
        ...{ config, database: opened, clock: () => state.now, brand: MAIL_BRAND },
        metrics: { countFailedSubmissions: async () => state.refused, takeFailedFields: () => [] },
        isRestoredCopy: async () => state.isRestoredCopy,
        log: { info: log, error: log },
        findDisks: async () => [{ setting: 'DATA_DIR', freeBytes: state.freeBytes, totalBytes: 1_000 }],
      });
    return { database, mail, slack, config, state, logged, open };
  }

  /** A message that waits after a failure, or one that was given up. */
  const storeFailing = (database: Database, channel: string, state: 'due' | 'dead' = 'due') =>
    storeLead(database, {
      deliveries: [
        { channel, state, last_problem: 'http_500', ended_at: state === 'dead' ? NOW.toISOString() : null },
      ],
    });
  const deliver = (database: Database, now: Date) =>
    database
      .updateTable('lead_deliveries')
      .set({ state: 'done', ended_at: now.toISOString(), last_problem: null })
      .execute();
  const later = (ms: number) => new Date(NOW.getTime() + ms);
  const subjectsOf = (mails: readonly { source: string }[]) =>
    mails.map(({ source }) => /^subject: (.*)$/im.exec(source)?.[1]);

  it('reports a failing Slack by email only, once, and again when it has recovered', async () => {
    const { database, mail, slack, state, open } = await setUp();
    slack.mood = 500;
    await storeFailing(database, 'slack');
    const maintenance = open();
    state.now = later(9 * MINUTE_MS);
    await maintenance.look();
    expect(mail.mails).toEqual([]);
    for (const minutes of [10, 11, 30]) {
      state.now = later(minutes * MINUTE_MS);
      await maintenance.look();
    }
    expect(subjectsOf(mail.mails)).toEqual(['Trouble: slack accepts no messages']);
    expect(mail.mails[0]?.to).toEqual(['admin@example.com']);
    expect(slack.calls).toEqual([]);
    await deliver(database, state.now);
    await maintenance.look();
    await maintenance.look();
    expect(subjectsOf(mail.mails).slice(1)).toEqual(['Resolved: slack accepts messages again']);
  });

  it('reports a failing mail server by Slack only', async () => {
    const { database, mail, slack, state, open } = await setUp();
    mail.mood = 'refusing';
    await storeFailing(database, 'visitor-email');
    state.now = later(10 * MINUTE_MS);
    await open().look();
    expect(mail.connections).toBe(0);
    expect(slack.calls.map(({ body }) => JSON.parse(body).text)).toEqual([
      expect.stringMatching(/^Example: visitor-email accepts no messages\nSince 2026-03-10 06:30 UTC/),
    ]);
  });

  it('sends no email each minute when the mail server accepts them and drops the connection', async () => {
    const { database, mail, state, open } = await setUp({ slackWebhookUrl: null });
    mail.mood = 'cut';
    await storeFailing(database, 'crm-webhook', 'dead');
    const maintenance = open();
    for (const minutes of [0, 1, 2]) {
      state.now = later(minutes * MINUTE_MS);
      await maintenance.look();
    }
    expect(mail.mails).toHaveLength(1);
  });

  it('reports an outage of the only target once it works again, with the time when it began', async () => {
    const { database, mail, state, open } = await setUp({ slackWebhookUrl: null });
    mail.mood = 'refusing';
    await storeFailing(database, 'visitor-email');
    const maintenance = open();
    for (const minutes of [10, 11]) {
      state.now = later(minutes * MINUTE_MS);
      await maintenance.look();
    }
    expect(mail.mails).toEqual([]);
    mail.mood = 'well';
    await deliver(database, state.now);
    await maintenance.look();
    expect(subjectsOf(mail.mails)).toEqual(['Resolved: visitor-email accepts messages again']);
    expect(mail.mails[0]?.source).toMatch(/It began 2026-03-10 06:40 UTC/);
  });

  it.each([
    ['damaged', 'the database is damaged'],
    ['replaced', 'the files of the database were replaced'],
  ] as const)('reports at once that the files are %s, though nothing can be stored', async (fault, title) => {
    const { database, mail, open } = await setUp();
    const { flaky, switched } = makeFlaky(database);
    const health = { canWrite: async () => false, findFault: () => fault };
    const maintenance = open(Object.assign(flaky, { health }));
    switched.isAway = true;
    await maintenance.look();
    await maintenance.look();
    expect(subjectsOf(mail.mails)).toEqual([`Trouble: ${title}`]);
  });

  it('repeats no alert in a second process or after a restart, except once a day', async () => {
    const { database, mail, slack, state, open } = await setUp();
    await storeFailing(database, 'crm-webhook', 'dead');
    const [first, second] = [open(), open()];
    await Promise.all([first.look(), second.look()]);
    await first.stop();
    await second.look();
    await open().look();
    state.now = later(10 * MINUTE_MS);
    await open().look();
    expect([mail.mails.length, slack.calls.length]).toEqual([1, 1]);
    expect(subjectsOf(mail.mails)).toEqual(['Trouble: messages by crm-webhook were given up']);
    state.now = later(DAY_MS);
    await Promise.all([open().look(), open().look()]);
    expect([mail.mails.length, slack.calls.length]).toEqual([2, 2]);
  });

  it('takes over when the process that held the lease was killed', async () => {
    const { database, mail, state, open } = await setUp();
    await open().look();
    await storeFailing(database, 'crm-webhook', 'dead');
    const second = open();
    await second.look();
    expect(mail.mails).toEqual([]);
    state.now = later(4 * MINUTE_MS);
    await second.look();
    expect(mail.mails).toHaveLength(1);
  });

  it('reports once a week that all is well, from one process', async () => {
    const { database, mail, slack, state, open } = await setUp();
    const [first, second] = [open(), open()];
    await first.look();
    // 2026-03-10 is a Tuesday.
    state.now = later(5 * DAY_MS);
    await Promise.all([first.look(), second.look()]);
    expect(mail.mails).toEqual([]);
    state.now = later(6 * DAY_MS);
    await storeLead(database, { receivedAt: later(5 * DAY_MS) });
    await database
      .insertInto('visit_sums')
      .values({
        ...{ span: 'day', starts_at: '2026-03-12', topic: 'rule', name: 'navigation', detail: '' },
        ...{ reader: 'people', visits: 12, inner_pages: 0, prefetched: 0 },
      })
      .execute();
    await Promise.all([first.look(), second.look()]);
    await open().look();
    expect(subjectsOf(mail.mails)).toEqual(['All is well']);
    expect(mail.mails[0]?.source).toMatch(/1 request came in.*12 visits last week.*50 % left/s);
    expect(slack.calls).toHaveLength(1);
    state.now = later(13 * DAY_MS);
    await open().look();
    expect(mail.mails).toHaveLength(2);
  });

  it('does not say that all is well while something is wrong', async () => {
    const { mail, state, open } = await setUp();
    const maintenance = open();
    await maintenance.look();
    state.freeBytes = 99;
    state.now = later(6 * DAY_MS);
    await maintenance.look();
    state.freeBytes = 500;
    state.now = later(6 * DAY_MS + HOUR_MS);
    await maintenance.look();
    await maintenance.look();
    expect(subjectsOf(mail.mails)).toEqual([
      'Trouble: a disk is nearly full',
      'Resolved: the disk of DATA_DIR has room again',
      'All is well',
    ]);
  });

  it('combines several problems in one email', async () => {
    const { database, mail, state, open } = await setUp();
    await storeFailing(database, 'crm-webhook', 'dead');
    state.refused = 50;
    state.freeBytes = 99;
    await open().look();
    expect(subjectsOf(mail.mails)).toEqual(['Trouble: messages by crm-webhook were given up, and 2 more']);
    expect(mail.mails[0]?.source).toMatch(/DATA_DIR is on has 9 % left.*50 forms were refused/s);
  });

  it('logs alerts when no target is set, and is silent on a copy of the database', async () => {
    const { database, mail, state, logged, open } = await setUp({ alertEmail: null, slackWebhookUrl: null });
    await storeFailing(database, 'crm-webhook', 'dead');
    state.isRestoredCopy = true;
    await open().look();
    expect(logged).toEqual([]);
    state.isRestoredCopy = false;
    state.now = later(4 * MINUTE_MS);
    const maintenance = open();
    for (let count = 0; count < 2; count += 1) await maintenance.look();
    expect(logged).toEqual([expect.stringMatching(/^A message by crm-webhook could not be delivered/)]);
    expect(mail.mails).toEqual([]);
  });

  it('reports an old backup, counted from when BACKUP_DIR was set', async () => {
    const backupDir = await mkdtemp(join(tmpdir(), 'backups-'));
    onTestFinished(() => rm(backupDir, { recursive: true }));
    const { mail, state, open } = await setUp({ backupDir, databaseUrl: 'postgres://site@127.0.0.1/site' });
    const maintenance = open();
    await maintenance.look();
    state.now = later(26 * 60 * MINUTE_MS);
    await maintenance.look();
    expect(mail.mails).toEqual([]);
    state.now = later(27 * 60 * MINUTE_MS);
    await maintenance.look();
    expect(subjectsOf(mail.mails)).toEqual(['Trouble: the newest backup is too old']);
    await writeFile(join(backupDir, 'site.dump'), 'x');
    await maintenance.look();
    expect(subjectsOf(mail.mails).slice(1)).toEqual(['Resolved: there is a new backup']);
  });

  it('reports a database that cannot be written, a full disk, and the recovery of both', async () => {
    const { database, mail, state, open } = await setUp();
    await open().look();
    await open().stop();
    state.now = later(4 * MINUTE_MS);
    const { flaky, switched } = makeFlaky(database);
    const maintenance = open(flaky);
    await maintenance.look();
    switched.isAway = true;
    state.freeBytes = 0;
    for (const minutes of [5, 6, 7, 8]) {
      state.now = later(minutes * MINUTE_MS);
      await maintenance.look();
    }
    expect(subjectsOf(mail.mails)).toEqual([
      'Trouble: a disk is nearly full',
      'Trouble: the database accepts no writes',
    ]);
    switched.isAway = false;
    state.freeBytes = 500;
    await maintenance.look();
    await maintenance.look();
    expect(subjectsOf(mail.mails).slice(2)).toEqual([
      'Resolved: the disk of DATA_DIR has room again, and 1 more',
    ]);
    expect(mail.mails[2]?.source).toMatch(/the database accepts writes again/);
  });

  it('reports a failing database from one of two processes only', async () => {
    const { database, mail, slack, state, open } = await setUp();
    const { flaky, switched } = makeFlaky(database);
    const [first, second] = [open(flaky), open(flaky)];
    for (const each of [first, second]) await each.look();
    switched.isAway = true;
    for (const minutes of [1, 2, 3, 4]) {
      state.now = later(minutes * MINUTE_MS);
      for (const each of [first, second]) await each.look();
    }
    expect([mail.mails.length, slack.calls.length]).toEqual([1, 1]);
  });

  it('writes alerts as files when no mail server is set', async () => {
    const { database, config, open } = await setUp({ smtpUrl: null, slackWebhookUrl: null });
    await storeFailing(database, 'crm-webhook', 'dead');
    await open().look();
    const [name = ''] = await readdir(join(config.dataDir, 'mails'));
    expect(await readFile(join(config.dataDir, 'mails', name), 'utf8')).toMatch(/^To: admin@example.com/im);
  });
});
