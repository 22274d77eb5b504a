import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { storeLead } from '../../../../checks/support/stored-leads.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import { startWebhookReceiver } from '../../../../checks/support/webhook-receiver.ts';

const HEALTH = '/desk/api/health';
const HOUR_MS = 3_600_000;
const before = (ms: number) => new Date(NOW.getTime() - ms);

async function setUp({ delivers = false, config = {} }: { delivers?: boolean; config?: object } = {}) {
  const slack = await startWebhookReceiver();
  let elapsed = 0;
  const server = await startTestServer({
    delivers,
    clock: () => new Date(NOW.getTime() + elapsed),
    config: {
      ...{ slackWebhookUrl: slack.url, salesEmail: 'sales@example.com', dataDir: tmpdir() },
      ...{
        smtpUrl: 'smtp://127.0.0.1:9',
        companyName: 'Example GmbH',
        backupDir: '/backups/none',
        ...config,
      },
    },
  });
  const { headers } = await signIn(server, 'owner');
  const get = async (url: string) => (await server.app.inject({ url, headers })).json();
  const test = async (name: string, sender = headers) =>
    server.app.inject({
      method: 'POST',
      url: `${HEALTH}/channels/${name}/test`,
      headers: sender,
    });
  return { ...server, slack, get, test, advance: (ms: number) => (elapsed += ms) };
}

/** A message that Slack has not taken for an hour. */
const storeFailing = (server: Awaited<ReturnType<typeof setUp>>) =>
  storeLead(server.database, {
    receivedAt: before(HOUR_MS),
    deliveries: [
      {
        channel: 'slack',
        last_problem: 'http_500',
        attempts: 3,
        due_at: new Date(NOW.getTime() + HOUR_MS).toISOString(),
      },
    ],
  });

describe('the health of the server', () => {
  it('is green where nothing is wrong, with every part', async () => {
    const { get } = await setUp();
    expect(await get(`${HEALTH}/dot`)).toEqual({ color: 'green', titles: [], copyReason: null });
    const health = await get(HEALTH);
    expect(health).toMatchObject({
      ...{ color: 'green', troubles: [], backup: { color: 'green' }, certificate: null, copyReason: null },
      ...{ mail: { way: 'server', host: '127.0.0.1' }, calendars: [], alertsBy: ['slack'], build: 'test' },
      queue: { waiting: 0, late: 0, givenUp: 0 },
      refused: { color: 'green', lastHour: 0, fields: [] },
    });
    expect(health.channels.map(({ name }: { name: string }) => name)).toEqual([
      ...['visitor-email', 'sales-email', 'host-email', 'guest-email', 'reply-email', 'colleague-email'],
      'slack',
    ]);
    expect(health.disks[0]).toMatchObject({ setting: 'DATA_DIR', totalBytes: expect.any(Number) });
  });

  it('is not green while something that it needs is not set up, and names it', async () => {
    const { get } = await setUp({ config: { salesEmail: null, backupDir: null } });
    expect(await get(`${HEALTH}/dot`)).toEqual({
      color: 'amber',
      titles: ['no sales mailbox is set', 'no backup is made'],
      copyReason: null,
    });
  });

  it('is red while a channel takes nothing, and says which and why', async () => {
    const server = await setUp();
    await storeFailing(server);
    await storeLead(server.database, {
      receivedAt: before(2 * HOUR_MS),
      deliveries: [{ channel: 'slack', state: 'done', ended_at: before(2 * HOUR_MS).toISOString() }],
    });
    expect(await server.get(`${HEALTH}/dot`)).toEqual({
      color: 'red',
      titles: ['slack accepts no messages'],
      copyReason: null,
    });
    const health = await server.get(HEALTH);
    expect(health.channels.at(-1)).toEqual({
      ...{ name: 'slack', label: 'Slack', color: 'red', canTest: true, problem: 'http_500' },
      deliveredAt: before(2 * HOUR_MS).toISOString(),
      failingSince: before(HOUR_MS).toISOString(),
      ...{ waiting: 1, late: 1, givenUp: 0 },
    });
    expect(health.troubles).toMatchObject([{ cause: 'channel-down:slack', color: 'red', toldAt: null }]);
  });

  it('tells those who may not see the page only the color', async () => {
    const server = await setUp();
    await storeFailing(server);
    const { headers } = await signIn(server, 'sales');
    const response = await server.app.inject({ url: `${HEALTH}/dot`, headers });
    expect(response.json()).toEqual({ color: 'red', titles: [], copyReason: null });
  });
});

describe('a test of a channel', () => {
  it('sends one message by that channel alone, what waits after it, and leaves entries in the audit', async () => {
    const server = await setUp();
    await storeFailing(server);
    const answer = (await server.test('slack')).json();
    expect(answer).toEqual({ isAccepted: true, sentence: 'slack: accepted', retried: 1 });
    expect(server.slack.calls).toHaveLength(1);
    const { due_at: dueAt } = await server.database
      .selectFrom('lead_deliveries')
      .select('due_at')
      .executeTakeFirstOrThrow();
    expect(dueAt).toBe(NOW.toISOString());
    const entries = await server.database.selectFrom('audit_entries').selectAll().execute();
    expect(entries).toMatchObject([
      { action: 'channel.test', subject: 'slack' },
      { action: 'channel.retry', subject: 'slack', row_count: 1 },
    ]);
  });

  it('tells what came back where the channel is broken, and moves nothing forward', async () => {
    const server = await setUp();
    await storeFailing(server);
    server.slack.mood = 500;
    expect((await server.test('slack')).json()).toEqual({
      ...{ isAccepted: false, retried: 0 },
      sentence: 'slack: its target is down (http_500)',
    });
  });

  it.each(['teams', 'host-email', 'nothing'])('is not sent by %s', async (name) => {
    const { test } = await setUp();
    expect((await test(name)).statusCode).toBe(404);
  });

  it('is not sent for those who may not change channels', async () => {
    const server = await setUp();
    const { headers } = await signIn(server, 'analyst');
    expect((await server.test('slack', headers)).statusCode).toBe(403);
    expect(server.slack.calls).toEqual([]);
  });

  it('sends nothing from a copy', async () => {
    const slack = await startWebhookReceiver();
    const server = await startTestServer({
      databaseRole: { findCopyReason: async () => 'is a copy' },
      config: { slackWebhookUrl: slack.url },
    });
    const { headers } = await signIn(server, 'owner');
    const response = await server.app.inject({
      method: 'POST',
      url: `${HEALTH}/channels/slack/test`,
      headers,
    });
    expect(response.json()).toMatchObject({
      isAccepted: false,
      sentence: expect.stringContaining('is a copy'),
    });
    expect(slack.calls).toEqual([]);
  });
});
