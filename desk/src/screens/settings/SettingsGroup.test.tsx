import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type DeskSetting, SETTING_GROUPS, type SettingChanges } from 'contract/desk/settings.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SettingsGroup } from './SettingsGroup.tsx';
import { useTypedSettings } from './use-typed-settings.ts';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

const setting = (name: string, more: Partial<DeskSetting> = {}): DeskSetting => ({
  ...{ name, group: 'Channels', label: name, description: '', accepted: '', isNumber: false },
  ...{ source: 'default', isSecret: false, isSet: false, isReadable: true },
  ...more,
});
const AT_THE_DESK = {
  source: 'desk',
  isSet: true,
  changedBy: 'Maya',
  changedAt: '2026-11-20T10:00:00Z',
} as const;

const mailbox = setting('SALES_EMAIL', { label: 'Sales mailbox', hint: 'Gets an email.' });
const hours = setting('DEMO_HOURS', {
  ...{ ...AT_THE_DESK, label: 'Hours', text: '10:00-12:00', usual: '08:00-20:00' },
});
const zone = setting('DEMO_ZONE', {
  ...{ label: 'Time zone', source: 'environment', text: 'Europe/Berlin', isSet: true },
});
const slack = setting('SLACK_WEBHOOK_URL', { ...AT_THE_DESK, label: 'Slack', isSecret: true });
const retention = setting('RETENTION_DAYS', { usual: 'demo=1095,contact=1095,agent=1095,chatbot=1095' });

const user = userEvent.setup();
const made: { path: string; changes: SettingChanges['changes'] }[] = [];
/** Answer of the next call. */
let answer: () => { status: number; body: object };

beforeEach(() => {
  answer = () => ({ status: 200, body: { settings: [], canKeepSecrets: true } });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    made.push({ path: url.replace('/desk/api', ''), ...JSON.parse(String(init.body)) });
    const { status, body } = answer();
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
});

afterEach(() => {
  made.length = 0;
  vi.unstubAllGlobals();
});

function Group({ settings, canKeepSecrets }: { settings: DeskSetting[]; canKeepSecrets: boolean }) {
  const typed = useTypedSettings();
  return <SettingsGroup group="Channels" settings={settings} typed={typed} canKeepSecrets={canKeepSecrets} />;
}

function show(settings: DeskSetting[], canKeepSecrets = true) {
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <Group settings={settings} canKeepSecrets={canKeepSecrets} />
    </QueryClientProvider>,
  );
}

const save = () => user.click(screen.getByRole('button', { name: 'Save' }));

it('saves what was changed, and says how much is not saved yet', async () => {
  answer = () => ({
    status: 200,
    body: {
      settings: [{ ...mailbox, ...AT_THE_DESK, text: 'sales@example.com' }, hours],
      canKeepSecrets: true,
    },
  });
  show([mailbox, hours]);
  expect(screen.getByText('Gets an email.')).toBeTruthy();
  expect(screen.getByText(SETTING_GROUPS.Channels)).toBeTruthy();
  await user.type(screen.getByLabelText('Sales mailbox'), 'sales@example.com');
  expect(screen.getByText('1 change not saved')).toBeTruthy();
  await save();
  expect(made).toEqual([
    { path: '/settings', changes: [{ name: 'SALES_EMAIL', text: 'sales@example.com' }] },
  ]);
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

it('takes a value back to the usual one', async () => {
  show([hours]);
  expect(screen.getByText(/Changed by Maya/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Reset Hours' }));
  expect(screen.getByText('Back to the usual 08:00-20:00 once you save')).toBeTruthy();
  await save();
  expect(made).toEqual([{ path: '/settings', changes: [{ name: 'DEMO_HOURS', text: null }] }]);
});

it('shows what the environment decides, and does not change it', async () => {
  show([zone]);
  const field = screen.getByRole('combobox', { name: 'Time zone' }) as HTMLInputElement;
  expect([field.value, field.readOnly]).toEqual(['Europe/Berlin', true]);
  expect(screen.getByText('Set by the server’s environment')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reset Time zone' })).toBeNull();
});

it('sends secrets with the rest in one call, and keeps no draft of them', async () => {
  show([mailbox, slack]);
  expect(screen.getByLabelText('Slack').getAttribute('placeholder')).toBe(
    'Set. Type a new one to replace it.',
  );
  await user.type(screen.getByLabelText('Sales mailbox'), 'a@example.com');
  await user.type(screen.getByLabelText('Slack'), 'https://hooks.example/1');
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('hooks.example');
  await save();
  expect(made).toEqual([
    {
      path: '/settings/secrets',
      changes: [
        { name: 'SALES_EMAIL', text: 'a@example.com' },
        { name: 'SLACK_WEBHOOK_URL', text: 'https://hooks.example/1' },
      ],
    },
  ]);
});

it('removes a secret only once that is pressed', async () => {
  show([slack]);
  await user.click(screen.getByRole('button', { name: 'Remove Slack' }));
  await user.click(screen.getByRole('button', { name: 'Keep Slack' }));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Remove Slack' }));
  await save();
  expect(made[0]?.changes).toEqual([{ name: 'SLACK_WEBHOOK_URL', text: null }]);
});

it('says what to do where the server has no key for secrets', () => {
  show([slack], false);
  expect(screen.getByText('This server can’t keep secrets yet')).toBeTruthy();
  expect(screen.getByLabelText('Slack')).toHaveProperty('disabled', true);
});

it('keeps what was typed where a save is refused or the line is lost, and says why at its field', async () => {
  const message = 'Must be an email address.';
  answer = () => ({
    status: 400,
    body: { code: 'invalid_request', message: 'Not changed.', fields: [{ field: 'SALES_EMAIL', message }] },
  });
  const { unmount } = show([mailbox]);
  const field = () => screen.getByLabelText('Sales mailbox') as HTMLInputElement;
  await user.type(field(), 'sales');
  await save();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');

  answer = () => ({ status: 0, body: {} });
  await save();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The server could not be reached. What you typed is kept.',
  );
  unmount();
  show([mailbox]);
  expect(field().value).toBe('sales');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field().value).toBe('');
});

it('asks for days of each kind, and stores all of them once one changes', async () => {
  show([retention]);
  const demo = screen.getByLabelText('Demo') as HTMLInputElement;
  expect(demo.value).toBe('1095');
  await user.clear(demo);
  await user.type(demo, '30');
  await user.clear(screen.getByLabelText('Chatbot'));
  await save();
  expect(made[0]?.changes).toEqual([{ name: 'RETENTION_DAYS', text: 'demo=30,contact=1095,agent=1095' }]);
});
