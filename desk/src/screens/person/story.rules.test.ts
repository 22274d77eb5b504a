import type { DeskLead } from 'contract/desk/person.ts';
import { expect, it } from 'vitest';
import { storyOf } from './story.rules.ts';

const lead: Pick<DeskLead, 'notes' | 'history'> = {
  notes: [{ id: 'n', at: '2026-11-26T10:00:00Z', author: 'Maya', text: 'Called, no answer' }],
  history: [
    { id: 'a', at: '2026-11-26T09:00:00Z', author: 'Leo', kind: 'assigned', to: 'Maya' },
    { id: 'b', at: '2026-11-26T11:00:00Z', author: 'Maya', kind: 'snoozed', until: '2026-11-27T08:00:00Z' },
    {
      ...{ id: 'c', at: '2026-11-26T12:00:00Z', author: 'Maya', kind: 'reply' as const },
      ...{ subject: 'Your question', text: 'Yes, in the EU.', deliveryId: 'd' },
    },
    { id: 'd', at: '2026-11-26T12:00:01Z', author: 'Maya', kind: 'state', from: 'new', to: 'answered' },
    { id: 'e', at: '2026-11-26T13:00:00Z', author: null, kind: 'sent-again', to: 'Slack' },
    {
      id: 'f',
      at: '2026-11-26T14:00:00Z',
      author: 'Leo',
      kind: 'merged',
      email: 'ada@example.com',
      isUndone: false,
    },
    { id: 'g', at: '2026-11-26T15:00:00Z', author: 'Leo', kind: 'assigned', to: null },
  ],
};

it('tells what was done in the order of time', () => {
  const lines = storyOf(lead, (instant) => instant.slice(0, 10)).map(({ author, what, text }) => [
    author,
    what,
    text,
  ]);
  expect(lines).toEqual([
    ['Leo', 'assigned it to Maya', undefined],
    ['Maya', 'noted', 'Called, no answer'],
    ['Maya', 'snoozed it until 2026-11-27', undefined],
    ['Maya', 'replied: Your question', 'Yes, in the EU.'],
    ['Maya', 'changed it from New to Answered', undefined],
    [null, 'sent the message to Slack again', undefined],
    ['Leo', 'joined it with ada@example.com', undefined],
    ['Leo', 'assigned it to no one', undefined],
  ]);
});
