import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DeskLead } from 'contract/desk/person.ts';
import type { DeskSession } from 'contract/desk/session.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SessionContext } from '../../shared/session.ts';
import { Composer } from './Composer.tsx';

const user = userEvent.setup();
const sent: { text: string; seen?: string }[] = [];
let refusal: object | undefined;

const template = {
  id: 't',
  version: 0,
  name: 'Hello',
  subject: 'Hi',
  text: 'Hi {{first_name}} {lastName}, {company}',
};
const session = {
  ...{ productName: 'Example', rights: ['leads.all'] },
  person: { id: 'm', name: 'Maya', email: 'maya@example.com', zone: 'Europe/Berlin' },
} as unknown as DeskSession;
const lead = {
  ...{ id: 'lead', email: 'info@example.com', demo: null, deliveries: [], history: [] },
  visitor: { firstName: 'Mary Ann', lastName: 'Smith', company: '{company}', phone: '', timeZone: '' },
  fields: [{ label: 'Company', value: '{company}' }],
} as unknown as DeskLead;
const answered: DeskLead = {
  ...lead,
  history: [
    {
      ...{ kind: 'reply', id: 'their-reply', at: '2026-03-01T00:00:00Z', author: 'Bob' },
      ...{ subject: 'Hi', text: 'Yes', deliveryId: 'd' },
    },
  ],
};

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith('/replies') && !body) return Response.json([template]);
    sent.push(JSON.parse(String(body)));
    return refusal ? Response.json(refusal, { status: 409 }) : new Response(null, { status: 204 });
  });
});

afterEach(() => {
  sent.length = 0;
  refusal = undefined;
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function Screen({ lead: shown }: { lead: DeskLead }) {
  return (
    <QueryClientProvider client={client}>
      <SessionContext value={session}>
        <Composer readsReplies={false} lead={shown} />
      </SessionContext>
    </QueryClientProvider>
  );
}
const client = new QueryClient();

const text = () => screen.getByLabelText('To info@example.com');

it('fills a template in with what this request says, also a company that looks like a placeholder', async () => {
  render(<Screen lead={lead} />);
  await user.click(await screen.findByRole('button', { name: 'Templates' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hello' }));
  expect(text()).toHaveProperty('value', 'Hi Mary Ann Smith, {company}');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(sent).toMatchObject([{ text: 'Hi Mary Ann Smith, {company}' }]);
});

it('sends nothing while a placeholder is left, in whichever spelling', async () => {
  render(<Screen lead={lead} />);
  await user.type(text(), 'Hi %firstName%');
  expect(screen.getByText('Fill in %firstName% before you send.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Send reply' })).toHaveProperty('disabled', true);
});

it('asks before a second answer leaves, also where the first one came while it was written', async () => {
  const { rerender } = render(<Screen lead={lead} />);
  await user.type(text(), 'Yes');
  rerender(<Screen lead={answered} />);
  refusal = { code: 'outdated', message: 'Bob has answered this request meanwhile.' };
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('Bob has answered this request meanwhile.')).toBeTruthy();
  expect(text()).toHaveProperty('value', 'Yes');
  refusal = undefined;
  await user.click(await screen.findByRole('button', { name: 'Send it anyway' }));
  expect(sent.map(({ seen }) => seen)).toEqual([undefined, 'their-reply']);
});
