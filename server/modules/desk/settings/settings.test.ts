import { DEMO_SLOTS_PATH } from 'contract/api-paths.ts';
import { expect, it } from 'vitest';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { GOOD_BODIES, postLead } from '../../../../checks/support/lead-bodies.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { NOW, startTestServer } from '../../../../checks/support/test-server.ts';
import type { Database } from '../../../plugins/database/schema.ts';
import { listAudit } from '../audit/audit.store.ts';

const SETTINGS = '/desk/api/settings';
const SECRETS = `${SETTINGS}/secrets`;
const KEY = Buffer.alloc(32, 7).toString('base64');
const SLACK = 'https://hooks.slack.example/T000/secret';

interface Options {
  environment?: Record<string, string>;
  deskKey?: string | null;
  database?: Database;
  delivers?: boolean;
}

/** Starts a server with the owner signed in at its desk. */
async function setUp({ environment = {}, deskKey = KEY, database, delivers = false }: Options = {}) {
  let now = NOW;
  const server = await startTestServer({
    environment,
    config: { deskKey, demoSeats: 1 },
    clock: () => now,
    delivers,
    ...(database && { database }),
  });
  const system = await signIn(server, 'system');
  return {
    server,
    /** Changes settings, as another person or at a later time. */
    async put(changes: Record<string, string | null>, { url = SETTINGS, headers = system.headers } = {}) {
      now = new Date(now.getTime() + 1_000);
      const payload = { changes: Object.entries(changes).map(([name, text]) => ({ name, text })) };
      const response = await server.app.inject({ method: 'PUT', url, headers, payload });
      return { status: response.statusCode, body: response.json() };
    },
    async read(name: string) {
      const response = await server.app.inject({ url: SETTINGS, headers: system.headers });
      return response.json().settings.find((each: { name: string }) => each.name === name);
    },
    system,
    async slots() {
      return (await server.app.inject(`${DEMO_SLOTS_PATH}?from=2026-03-11&to=2026-03-11`)).body;
    },
  };
}

it('puts a changed setting into effect at once, and takes it back', async () => {
  const { put, read, slots, system } = await setUp();
  const before = await read('DEMO_HOURS');
  expect(before).toMatchObject({ group: 'Office', source: 'default', usual: '08:00-20:00' });
  expect(await slots()).toContain('T08:00:00');
  expect((await put({ DEMO_HOURS: '10:00-12:00' })).status).toBe(200);
  expect(await slots()).not.toContain('T08:00:00');
  expect(await slots()).toContain('T10:00:00');
  expect(await read('DEMO_HOURS')).toMatchObject({
    source: 'desk',
    text: '10:00-12:00',
    changedBy: system.email,
  });
  await put({ DEMO_HOURS: null });
  expect(await slots()).toContain('T08:00:00');
  expect(await read('DEMO_HOURS')).toMatchObject({ source: 'default' });
});

it('takes an office in another zone, whose demos are asked for in that zone', async () => {
  const { put, server, slots } = await setUp();
  const payload = {
    ...GOOD_BODIES.demo,
    startDateTime: '2026-03-11T09:00:00+01:00',
    endDateTime: '2026-03-11T09:30:00+01:00',
  };
  expect((await postLead(server.url, 'demo', payload)).status).toBe(400);
  await put({ DEMO_ZONE: 'Europe/Berlin', DEMO_HOURS: '09:00-17:00' });
  expect(await slots()).toContain('2026-03-11T09:00:00+01:00');
  const inIndia = await postLead(server.url, 'demo', payload);
  expect(await inIndia.json()).toMatchObject({ code: 'invalid_request', fields: [{ field: 'timezone' }] });
  const inBerlin = await postLead(server.url, 'demo', { ...payload, timezone: 'Europe/Berlin' });
  expect(inBerlin.status).toBe(201);
});

it('lets the environment win, and says so', async () => {
  const { put, read } = await setUp({ environment: { SALES_EMAIL: 'sales@example.com' } });
  expect(await read('SALES_EMAIL')).toMatchObject({ source: 'environment' });
  expect(await put({ SALES_EMAIL: 'other@example.com' })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'SALES_EMAIL', message: expect.stringContaining('environment') }] },
  });
});

it.each([
  ['DEMO_SEATS', '0', 'Must be a number from 1 to 1000.'],
  ['DEMO_ZONE', 'Mars/Olympus', 'Must be an IANA time zone, such as Europe/Berlin.'],
  ['PORT', '80', 'The desk does not change this setting.'],
])('refuses %s=%s, naming the field, and stores nothing', async (name, text, message) => {
  const { put, read } = await setUp();
  expect(await put({ SALES_EMAIL: 'sales@example.com', [name]: text })).toMatchObject({
    status: 400,
    body: { code: 'invalid_request', fields: [{ field: name, message }] },
  });
  expect(await read('SALES_EMAIL')).toMatchObject({ isSet: false });
});

it('names all settings at fault at once', async () => {
  const { put } = await setUp();
  const typed = { DEMO_DAYS: 'Mo-Fr', DEMO_HOURS: '9-17', PHONE_COUNTRY: 'Germany', DEMO_SEATS: '2' };
  const { status, body } = await put(typed);
  expect(status).toBe(400);
  expect(body.fields.map(({ field }: { field: string }) => field).sort()).toEqual([
    'DEMO_DAYS',
    'DEMO_HOURS',
    'PHONE_COUNTRY',
  ]);
});

it('refuses half of a pair', async () => {
  const { put } = await setUp();
  expect(await put({ CRM_WEBHOOK_URL: 'https://crm.example.com/' }, { url: SECRETS })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'CRM_WEBHOOK_SECRET' }] },
  });
});

it('keeps a secret encrypted, and never shows it again', async () => {
  const { put, read, server } = await setUp();
  expect((await put({ SLACK_WEBHOOK_URL: SLACK })).status).toBe(400);
  expect((await put({ SLACK_WEBHOOK_URL: SLACK }, { url: SECRETS })).status).toBe(200);
  expect(await read('SLACK_WEBHOOK_URL')).toMatchObject({ isSecret: true, isSet: true, source: 'desk' });
  const stored = JSON.stringify(await server.database.selectFrom('stored_settings').selectAll().execute());
  const audit = JSON.stringify(await listAudit(server.database, { limit: 10 }));
  for (const text of [JSON.stringify(await read('SLACK_WEBHOOK_URL')), stored, audit]) {
    expect(text).not.toContain('secret');
  }
  expect(audit).toContain('SLACK_WEBHOOK_URL');
});

it('warns of an address that sends leads over plain http', async () => {
  const { put, read } = await setUp();
  expect((await put({ SLACK_WEBHOOK_URL: SLACK }, { url: SECRETS })).status).toBe(200);
  expect(await read('SLACK_WEBHOOK_URL')).not.toHaveProperty('warning');
  const plain = SLACK.replace('https:', 'http:');
  expect((await put({ SLACK_WEBHOOK_URL: plain }, { url: SECRETS })).status).toBe(200);
  expect(await read('SLACK_WEBHOOK_URL')).toMatchObject({
    warning: 'This address is http, so that what visitors write can be read on the way.',
  });
});

it('asks for a passkey again before a secret is changed', async () => {
  const { put, server } = await setUp();
  const { headers } = await signIn(server, 'system', { isFresh: false });
  const answered = await put({ SLACK_WEBHOOK_URL: SLACK }, { url: SECRETS, headers });
  expect(answered).toMatchObject({ status: 401, body: { code: 'passkey_needed' } });
});

it('asks for a passkey again before leads go elsewhere, or are kept for less long', async () => {
  const { put, read, server } = await setUp();
  const { headers } = await signIn(server, 'system', { isFresh: false });
  for (const changes of [{ SALES_EMAIL: 'eve@example.net' }, { RETENTION_DAYS: 'contact=1' }]) {
    expect(await put({ ...changes, REPLY_WITHIN: '2 business days' }, { headers })).toMatchObject({
      status: 401,
      body: { code: 'passkey_needed' },
    });
  }
  expect((await put({ REPLY_WITHIN: '2 business days' }, { headers })).status).toBe(200);
  expect(await read('SALES_EMAIL')).toMatchObject({ isSet: false });
});

it('asks for a passkey again before every setting but those without consequences', async () => {
  const { put, read, server } = await setUp();
  const { headers } = await signIn(server, 'system', { isFresh: false });
  const { settings } = (await server.app.inject({ url: SETTINGS, headers })).json();
  const free = [];
  for (const { name, isSecret } of settings) {
    if (!isSecret && (await put({ [name]: null }, { headers })).status === 200) free.push(name);
  }
  expect(free.sort()).toEqual([
    ...['DEMO_CHANGE_NOTICE_MINUTES', 'DEMO_MOST_MOVES', 'PHONE_COUNTRY', 'REPLY_WITHIN'],
  ]);
  expect(await read('ALERT_EMAIL')).toMatchObject({ isSet: false });
});

it('writes down what a setting was before, and never a secret', async () => {
  const { put, server } = await setUp();
  await put({ DEMO_SEATS: '4' });
  await put({ DEMO_SEATS: '5', REPLY_WITHIN: '2 business days' });
  await put({ SLACK_WEBHOOK_URL: SLACK, DEMO_SEATS: null }, { url: SECRETS });
  const subjects = (await listAudit(server.database, { limit: 10 })).map(({ subject }) => subject);
  expect(subjects).toEqual([
    'SLACK_WEBHOOK_URL; DEMO_SEATS: 5 to not set',
    'DEMO_SEATS: 4 to 5; REPLY_WITHIN: not set to 2 business days',
    'DEMO_SEATS: not set to 4',
  ]);
});

it('counts what was stored while another setting has a later time', async () => {
  const { put, slots, server } = await setUp();
  await put({ REPLY_WITHIN: '2 business days' });
  await server.database
    .updateTable('stored_settings')
    .set({ changed_at: '2030-01-01T00:00:00.000Z' })
    .execute();
  await put({ DEMO_HOURS: '10:00-12:00' });
  expect(await slots()).not.toContain('T08:00:00');
});

it('changes nothing that the audit has no entry of', async () => {
  const { put, read, server } = await setUp();
  await server.database.schema.alterTable('audit_entries').renameTo('lost').execute();
  expect((await put({ REPLY_WITHIN: '2 business days' })).status).toBe(500);
  expect(await read('REPLY_WITHIN')).toMatchObject({ source: 'default' });
});

it('stores no secret without a key', async () => {
  const { put } = await setUp({ deskKey: null });
  expect(await put({ SLACK_WEBHOOK_URL: SLACK }, { url: SECRETS })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'SLACK_WEBHOOK_URL', message: expect.stringContaining('DESK_KEY') }] },
  });
});

it('plans messages by a channel as soon as it is set', async () => {
  const { put, server } = await setUp({ delivers: true });
  await put({ SALES_EMAIL: 'sales@example.com' });
  await postLead(server.url, 'contact');
  const rows = await server.database.selectFrom('lead_deliveries').select('channel').execute();
  expect(rows.map(({ channel }) => channel)).toContain('sales-email');
});

it('reaches the other processes on the same database', async () => {
  const database = await openTestDatabase();
  const first = await setUp({ database });
  const second = await startTestServer({ environment: {}, config: { deskKey: KEY }, database });
  await first.put({ REPLY_WITHIN: '2 business days' });
  const { headers } = await signIn(second, 'system');
  await expect
    .poll(
      async () => {
        const { settings } = (await second.app.inject({ url: SETTINGS, headers })).json();
        return settings.find(({ name }: { name: string }) => name === 'REPLY_WITHIN')?.source;
      },
      { timeout: 10_000 },
    )
    .toBe('desk');
});
