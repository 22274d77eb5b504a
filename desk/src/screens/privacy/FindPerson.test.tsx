import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ErasureReport, HeldData } from 'contract/desk/privacy.ts';
import type { DeskRight } from 'contract/desk/roles.ts';
import type { DeskSession } from 'contract/desk/session.ts';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from '../../shared/save-file.ts';
import { SessionContext } from '../../shared/session.ts';
import { FindPerson, type Sought } from './FindPerson.tsx';

vi.mock('../../shared/save-file.ts', () => ({ saveFile: vi.fn() }));

const EMAIL = 'asha@example.com';
const held: HeldData = {
  email: EMAIL,
  held: [
    { what: 'leads', count: 2 },
    { what: 'notes to them', count: 1 },
  ],
  demos: [{ leadId: '1', startsAt: '2026-12-01T09:00:00Z' }],
  others: [{ place: 'the CRM', messages: 2, lastAt: '2026-11-01T09:00:00Z' }],
  consents: [
    {
      ...{ leadId: '1', email: EMAIL, kind: 'demo', text: 'Call me about it.' },
      ...{ givenAt: '2026-11-01T09:00:00Z', withdrawnAt: '2026-11-02T09:00:00Z' },
    },
  ],
};
const report: ErasureReport = {
  ...{ canceledDemos: 1, tables: 40, files: 3, found: [], copies: ['backups/2026-11-25.db'] },
};

const user = userEvent.setup();
const made: { path: string; body: unknown }[] = [];
const answers = new Map<string, { status: number; body: object }>();

beforeEach(() => {
  answers
    .set('/privacy/find', { status: 200, body: held })
    .set('/privacy/erase', { status: 200, body: report });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/desk/api', '');
    made.push({ path, body: JSON.parse(String(init.body)) });
    const { status = 404, body = {} } = answers.get(path) ?? {};
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
});

afterEach(() => {
  made.length = 0;
  vi.mocked(saveFile).mockClear();
  vi.unstubAllGlobals();
});

function Screen() {
  const [sought, setSought] = useState<Sought>({});
  return <FindPerson sought={sought} onSought={setSought} />;
}

async function find(rights: DeskRight[] = ['export', 'erase']) {
  const session: DeskSession = {
    ...{ rights, expiresAt: '2026-11-27T00:00:00Z', productName: 'Example' },
    person: {
      id: 'maya',
      name: 'Maya',
      email: 'maya@example.com',
      role: 'owner',
      zone: 'Europe/Berlin',
      locale: null,
    },
  };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionContext value={session}>
        <Screen />
      </SessionContext>
    </QueryClientProvider>,
  );
  await user.type(screen.getByLabelText('Email address'), ` ${EMAIL}{Enter}`);
}

it('shows in words what is held, where else it is, and what was agreed to', async () => {
  await find();
  expect(await screen.findByText('Notes of the team')).toBeTruthy();
  expect(screen.getByText('The CRM')).toBeTruthy();
  expect(screen.getByText('“Call me about it.”')).toBeTruthy();
  expect(screen.getByText('Withdrawn')).toBeTruthy();
  expect(made).toEqual([{ path: '/privacy/find', body: { email: EMAIL } }]);
});

it('says at the field what is wrong with an address', async () => {
  const message = 'Enter one email address.';
  answers.set('/privacy/find', {
    status: 400,
    body: { code: 'invalid_request', message, fields: [{ field: 'email', message }] },
  });
  await find();
  expect(await screen.findByText(message)).toBeTruthy();
});

it('offers only what the person may do', async () => {
  await find(['export']);
  expect(await screen.findByRole('button', { name: 'Download a copy' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
});

it('erases once the address and a reason are typed, and reports what was searched', async () => {
  await find();
  await user.click(await screen.findByRole('button', { name: 'Erase' }));
  const press = screen.getByRole('button', { name: 'Erase for good' });
  await user.type(screen.getByLabelText('Reason'), 'Asked by email');
  expect(press).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Type the address to confirm'), 'Asha@example.com');
  await user.click(press);
  expect(await screen.findByRole('heading', { name: `${EMAIL} is erased` })).toBe(document.activeElement);
  expect(made.at(-1)).toEqual({
    path: '/privacy/erase',
    body: { email: EMAIL, reason: 'Asked by email', waits: true },
  });
  expect(screen.getByText('backups/2026-11-25.db')).toBeTruthy();
  await waitFor(() => expect(sessionStorage.length).toBe(0));
});

it('keeps all that was typed where messages have not gone out, and erases without them if asked to', async () => {
  answers.set('/privacy/erase', { status: 200, body: { ...report, unsent: ['slack'] } });
  await find();
  await user.click(await screen.findByRole('button', { name: 'Erase' }));
  await user.type(screen.getByLabelText('Reason'), 'Asked by email');
  await user.type(screen.getByLabelText('Type the address to confirm'), EMAIL);
  await user.click(screen.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText('Nothing is erased yet')).toBeTruthy();
  expect(screen.getByText('slack')).toBeTruthy();
  answers.set('/privacy/erase', { status: 200, body: report });
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByRole('heading', { name: `${EMAIL} is erased` })).toBeTruthy();
  expect(made.at(-1)?.body).toMatchObject({ waits: false, reason: 'Asked by email' });
});

it('says where the address still is', async () => {
  answers.set('/privacy/erase', { status: 200, body: { ...report, found: ['mails/1.eml'] } });
  await find();
  await user.click(await screen.findByRole('button', { name: 'Erase' }));
  await user.type(screen.getByLabelText('Reason'), 'Asked by email');
  await user.type(screen.getByLabelText('Type the address to confirm'), EMAIL);
  await user.click(screen.getByRole('button', { name: 'Erase for good' }));
  expect(await screen.findByText('mails/1.eml')).toBeTruthy();
});

it('downloads a copy with a reason, which stays where the server refuses it', async () => {
  const message = 'Leave the email address out.';
  answers.set('/privacy/copy', {
    status: 400,
    body: { code: 'invalid_request', message, fields: [{ field: 'reason', message }] },
  });
  await find();
  await user.click(await screen.findByRole('button', { name: 'Download a copy' }));
  await user.type(screen.getByLabelText('Reason'), 'For Asha');
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('Reason')).toHaveProperty('value', 'For Asha');
  answers.set('/privacy/copy', { status: 200, body: {} });
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(made.at(-1)?.body).toEqual({ email: EMAIL, format: 'pdf', reason: 'For Asha' });
});
