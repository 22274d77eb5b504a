import { DEMO_SLOTS_PATH } from 'contract/api-paths.ts';
import { expect, it } from 'vitest';
import { signIn } from '../../../../checks/support/desk/sign-in.ts';
import { openTestDatabase } from '../../../../checks/support/test-database.ts';
import { startTestServer, type TestServer } from '../../../../checks/support/test-server.ts';

/** Another value than the usual one for every setting that the desk can change. */
const OTHER: Readonly<Record<string, string>> = {
  SALES_EMAIL: 'sales@example.com',
  CRM_WEBHOOK_URL: 'https://crm.example.com/',
  CRM_WEBHOOK_SECRET: `whsec_${Buffer.from('a key of at least 24 bytes').toString('base64')}`,
  SLACK_WEBHOOK_URL: 'https://hooks.slack.example/T000',
  TEAMS_WEBHOOK_URL: 'https://teams.example.com/workflow',
  ALERT_EMAIL: 'alerts@example.com',
  REPLY_MAILBOX: 'imaps://answers%40example.com:password@127.0.0.1:1/INBOX',
  DEMO_ZONE: 'Europe/Berlin',
  DEMO_DAYS: 'mon-wed',
  DEMO_HOURS: '09:00-12:00',
  DEMO_MINUTES: '60',
  DEMO_SEATS: '7',
  DEMO_MEETING_URL: 'https://meet.example.com/demo',
  PHONE_COUNTRY: 'DE',
  DEMO_NOTICE_MINUTES: '60',
  DEMO_HORIZON_DAYS: '2',
  DEMO_MOST_MOVES: '3',
  DEMO_CHANGE_NOTICE_MINUTES: '30',
  BOOKINGS_PER_PERSON: '4',
  BOOKINGS_PER_NETWORK: '9',
  COMPANY_NAME: 'Example GmbH',
  COMPANY_ADDRESS: '1 Example Street, Berlin',
  COMPANY_REPRESENTATIVES: 'Asha Rao',
  COMPANY_REGISTER: 'Berlin, HRB 1',
  COMPANY_VAT: 'DE1',
  REPLY_WITHIN: '2 business days',
  RETENTION_DAYS: 'contact=30',
  LEADS_PER_MINUTE: '77',
};

const DAYS = 'first=2026-03-11&last=2026-03-17';
/** Calls and pages that show what a part of the server makes of its settings. */
const READERS = [
  '/desk/api/calendar/free?first=2026-03-11&last=2026-03-13',
  `/desk/api/calendar?${DAYS}`,
  '/desk/api/health',
  '/desk/api/privacy/retention',
  '/desk/api/settings',
  `${DEMO_SLOTS_PATH}?from=2026-03-11&to=2026-03-17`,
  '/healthz',
];

const OF_THE_MOMENT = /"checkedAt":"[^"]*"|"disks":\[[^\]]*\]|(?<="mailbox":)\{[^}]*\}/g;

it('shows each setting that was changed in a running server as a server that starts afterwards does', async () => {
  const database = await openTestDatabase();
  const deskKey = Buffer.alloc(32, 7).toString('base64');
  const start = () => startTestServer({ database, environment: {}, config: { deskKey } });
  const running = await start();
  const { headers } = await signIn(running, 'owner');
  const read = async ({ app }: TestServer) =>
    Promise.all(
      READERS.map(async (url) => {
        const { statusCode, headers: answered, body } = await app.inject({ url, headers });
        const limit = answered['ratelimit-policy'];
        return { url, statusCode, limit, body: body.replaceAll(OF_THE_MOMENT, '') };
      }),
    );
  // Of another one: each keeps the health that it has read for two seconds.
  const before = await read(await start());
  const changes = Object.entries(OTHER).map(([name, text]) => ({ name, text }));
  const { statusCode, body } = await running.app.inject({
    method: 'PUT',
    url: '/desk/api/settings/secrets',
    ...{ headers, payload: { changes } },
  });
  expect([statusCode, body]).toEqual([200, expect.any(String)]);
  const listed = JSON.parse(body).settings as {
    name: string;
    source: string;
    text?: string;
    usual?: string;
  }[];
  expect(listed.map(({ name }) => name).sort()).toEqual(Object.keys(OTHER).sort());
  for (const { name, source, text, usual } of listed) {
    expect([name, source, text === usual && text !== undefined]).toEqual([name, 'desk', false]);
  }
  const after = await read(running);
  expect(after).toEqual(await read(await start()));
  expect(after.filter(({ body: now }, index) => now === before[index]?.body).map(({ url }) => url)).toEqual([
    '/healthz',
  ]);
});
