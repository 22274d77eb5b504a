import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskSession } from 'contract/desk/session.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call } from '../shared/api.ts';
import { SessionContext } from '../shared/session.ts';
import { Reauthentication } from './Reauthentication.tsx';

vi.mock('../screens/sign-in/SignIn.tsx', () => ({
  SignIn: ({ onSignedIn }: { onSignedIn: () => void }) => (
    <button type="button" onClick={onSignedIn}>
      Sign in
    </button>
  ),
}));
vi.mock('../screens/sign-in/ConfirmPasskey.tsx', () => ({
  ConfirmPasskey: ({ onConfirmed }: { onConfirmed: () => void }) => (
    <button type="button" onClick={onConfirmed}>
      Confirm
    </button>
  ),
}));

const session: DeskSession = {
  person: {
    id: 'maya',
    name: 'Maya Chen',
    email: 'maya@example.com',
    role: 'owner',
    zone: 'Europe/Berlin',
    locale: null,
  },
  rights: ['leads.all'],
  expiresAt: '2026-11-27T00:00:00Z',
  productName: 'Weave',
};

/** Code with which each path is refused, until it is taken out. */
const refused = new Map<string, string>();
let signedIn = session;
const made: string[] = [];
const user = userEvent.setup();

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/desk/api', '');
    made.push(`${init.method} ${path}`);
    const code = refused.get(path);
    const body = code ? { statusCode: 401, code, message: 'No.' } : path === '/session' ? signedIn : { path };
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(body), { status: code ? 401 : 200, headers });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={session}>
        <Reauthentication />
        <textarea aria-label="Note" />
      </SessionContext>
    </QueryClientProvider>,
  );
});

afterEach(() => {
  refused.clear();
  made.length = 0;
  signedIn = session;
  vi.unstubAllGlobals();
});

it('asks once for an ended session, keeps what was typed, and makes each call again', async () => {
  await user.type(screen.getByLabelText('Note'), 'Called, no answer');
  refused.set('/account', 'signed_out').set('/leads', 'signed_out');
  const calls = Promise.all([call('PATCH /account', { body: { name: 'Zoë' } }), call('GET /leads')]);

  expect(await screen.findAllByRole('dialog', { name: 'Your session has ended' })).toHaveLength(1);
  refused.clear();
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));

  expect(await calls).toEqual([{ path: '/account' }, { path: '/leads' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Called, no answer');
});

it('asks for the passkey, and fails the call as it was refused where the person closes the dialog', async () => {
  refused.set('/audit/verify', 'passkey_needed');
  const failed = call('POST /audit/verify').catch((error: unknown) => error);
  await screen.findByRole('dialog', { name: 'Confirm that it’s you' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(await failed).toMatchObject({ code: 'passkey_needed' });
  expect(made.filter((path) => path === 'POST /audit/verify')).toHaveLength(1);
});

it('makes no call again for someone else who signs in', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  refused.set('/account', 'signed_out');
  void call('PATCH /account', { body: { name: 'Zoë' } });
  await screen.findByRole('dialog');
  refused.clear();
  signedIn = { ...session, person: { ...session.person, id: 'leo' } };
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(reload).toHaveBeenCalled());
  expect(made.filter((path) => path === 'PATCH /account')).toHaveLength(1);
});
