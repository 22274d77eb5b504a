import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReplyTemplate } from 'contract/desk/person.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Toasts } from '../../shared/ui/Toasts.tsx';
import { ReplyTemplates } from './ReplyTemplates.tsx';

const user = userEvent.setup();
const made: string[] = [];
let stored: ReplyTemplate[] = [];
let isOffline = false;

/** Changes the templates as the server does. */
function answer(method: string, id: string | undefined, body: Omit<ReplyTemplate, 'id'>): unknown {
  if (method === 'POST') stored.push({ ...body, id: String(stored.length + 1), version: 0 });
  if (method === 'PUT')
    stored = stored.map((each) => (each.id === id ? { ...body, id, version: each.version + 1 } : each));
  if (method === 'DELETE') stored = stored.filter((each) => each.id !== id);
  return stored;
}

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    if (method !== 'GET' && isOffline) throw new TypeError('Failed to fetch');
    if (method !== 'GET') made.push(`${method} ${url.replace('/desk/api', '')}`);
    const sent = body ? JSON.parse(String(body)) : undefined;
    if (method === 'PUT' && sent.version !== stored[0]?.version) {
      const refused = { code: 'outdated', message: 'Bob has changed this template meanwhile.' };
      return new Response(JSON.stringify(refused), {
        status: 409,
        headers: { 'content-type': 'application/json' },
      });
    }
    const answered = answer(method, url.split('/replies/')[1], sent);
    return new Response(JSON.stringify(answered), { headers: { 'content-type': 'application/json' } });
  });
});

function show() {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReplyTemplates />
      <Toasts />
    </QueryClientProvider>,
  );
}

afterEach(() => {
  made.length = 0;
  stored = [];
  isOffline = false;
  vi.unstubAllGlobals();
});

it('adds a template, and keeps what was typed where the line is lost', async () => {
  show();
  await user.click(await screen.findByRole('button', { name: 'Write the first template' }));
  await user.type(screen.getByLabelText('Name'), 'Thanks');
  await user.type(screen.getByLabelText('Subject'), 'Thank you');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await user.type(screen.getByLabelText('Text'), 'Hi {{firstName}');
  isOffline = true;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getByLabelText('Text')).toHaveProperty('value', 'Hi {firstName}');
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: /^Thanks/ })).toBeTruthy();
  expect(stored).toEqual([
    { id: '1', version: 0, name: 'Thanks', subject: 'Thank you', text: 'Hi {firstName}' },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

it('changes one, removes it, and takes that back', async () => {
  stored = [{ id: 'a', version: 3, name: 'Prices', subject: 'Our prices', text: 'Here they are.' }];
  show();
  await user.click(await screen.findByRole('button', { name: /^Prices/ }));
  await user.clear(screen.getByLabelText('Subject'));
  await user.type(screen.getByLabelText('Subject'), 'What it costs');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('What it costs')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Prices/ }));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No templates yet')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Undo' }).at(-1) as HTMLElement);
  expect(await screen.findByText('What it costs')).toBeTruthy();
  await waitFor(() => expect(made).toEqual(['PUT /replies/a', 'DELETE /replies/a', 'POST /replies']));
});

it('asks before it replaces what a colleague has saved meanwhile', async () => {
  const mine = { id: 'a', version: 3, name: 'Prices', subject: 'Our prices', text: 'Here they are.' };
  stored = [mine];
  show();
  await user.click(await screen.findByRole('button', { name: /^Prices/ }));
  await user.type(screen.getByLabelText('Text'), ' Mine.');
  stored = [{ ...mine, version: 4, text: 'Theirs.' }];
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Bob has changed this template meanwhile.');
  expect(stored).toMatchObject([{ text: 'Theirs.' }]);
  await user.click(await screen.findByRole('button', { name: 'Save mine instead' }));
  await waitFor(() => expect(stored).toMatchObject([{ version: 5, text: 'Here they are. Mine.' }]));
});
