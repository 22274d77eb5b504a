import { SETTING_GROUPS } from 'contract/desk/settings.ts';
import { expect, it, vi } from 'vitest';
import { signIn } from '../../checks/support/desk/sign-in.ts';
import { startTestServer } from '../../checks/support/test-server.ts';
import { STORED } from './live-settings.ts';
import { settingsTable } from './settings-table.ts';

vi.mock('./settings.ts', async (importOriginal) => {
  const { SETTINGS } = await importOriginal<typeof import('./settings.ts')>();
  const { line, onDesk } = await import('../plugins/settings/kinds.ts');
  const { default: Type } = await import('typebox');
  const desk = onDesk({ group: 'Company', label: 'Motto', hint: 'Such as Less talk.' });
  const MOTTO = Type.Optional(line({ description: 'What it says of itself', desk, examples: ['Less talk'] }));
  return { SETTINGS: { ...SETTINGS, MOTTO } };
});

it('needs one entry for a setting of the desk, its answer, its audit entry and the manual', async () => {
  const server = await startTestServer({ environment: {} });
  const { headers } = await signIn(server, 'owner');
  const call = async (method: 'GET' | 'PUT', path: string, payload?: object) =>
    (
      await server.app.inject({ method, url: `/desk/api${path}`, headers, ...(payload && { payload }) })
    ).json();

  expect((await call('GET', '/settings')).settings).toContainEqual({
    ...{ name: 'MOTTO', group: 'Company', label: 'Motto', hint: 'Such as Less talk.', isNumber: false },
    ...{ description: 'What it says of itself', source: 'default' },
    accepted: 'a line of at most 300 characters, such as Less talk',
    ...{ isSecret: false, isSet: false, isReadable: true },
  });
  const changed = await call('PUT', '/settings', { changes: [{ name: 'MOTTO', text: 'More work' }] });
  expect(changed.settings).toContainEqual(expect.objectContaining({ name: 'MOTTO', text: 'More work' }));
  expect(JSON.stringify(await call('GET', '/audit'))).toContain('MOTTO: not set to More work');
  expect(settingsTable()).toContain(
    '| `MOTTO` | unset | What it says of itself (a line of at most 300 characters, such as Less talk) |',
  );
});

it('lists the settings of the desk by group and place, secrets with their channels', () => {
  const groups = Map.groupBy(STORED, ([, { desk }]) => desk.group);
  expect([...groups.keys()]).toEqual(Object.keys(SETTING_GROUPS));
  const names = (group: keyof typeof SETTING_GROUPS) => groups.get(group)?.map(([name]) => name);
  expect(names('Channels')).toEqual([
    ...['SALES_EMAIL', 'CRM_WEBHOOK_URL', 'CRM_WEBHOOK_SECRET', 'SLACK_WEBHOOK_URL', 'TEAMS_WEBHOOK_URL'],
    ...['REPLY_MAILBOX', 'ALERT_EMAIL'],
  ]);
  expect(names('Office')).toEqual([
    ...['DEMO_ZONE', 'DEMO_DAYS', 'DEMO_HOURS', 'DEMO_MINUTES', 'DEMO_SEATS', 'DEMO_MEETING_URL'],
    'PHONE_COUNTRY',
  ]);
  expect(names('Booking')).toEqual([
    ...['DEMO_NOTICE_MINUTES', 'DEMO_HORIZON_DAYS', 'DEMO_MOST_MOVES', 'DEMO_CHANGE_NOTICE_MINUTES'],
    ...['BOOKINGS_PER_PERSON', 'BOOKINGS_PER_NETWORK'],
  ]);
  expect(names('Retention and spam')).toEqual(['RETENTION_DAYS', 'LEADS_PER_MINUTE']);
});
