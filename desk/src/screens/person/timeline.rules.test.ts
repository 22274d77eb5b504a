import type { DeskLead } from 'contract/desk/person.ts';
import { expect, it } from 'vitest';
import { timelineOf } from './timeline.rules.ts';

const lead = (id: string, at: string, more: Partial<DeskLead>) =>
  ({ id, receivedAt: at, notes: [], history: [], deliveries: [], mails: [], ...more }) as unknown as DeskLead;

it('puts what happened with all requests of a person in one line of time, newest first', () => {
  const done = { author: 'Maya' };
  const entries = timelineOf({
    leads: [
      lead('second', '2026-03-05T00:00:00Z', {
        history: [
          { ...done, id: 'a', at: '2026-03-06T00:00:00Z', kind: 'state', from: 'new', to: 'won' },
          { ...done, id: 'b', at: '2026-03-07T00:00:00Z', kind: 'assigned', to: 'Bob' },
        ],
      }),
      lead('first', '2026-03-01T00:00:00Z', {
        notes: [{ id: 'n', at: '2026-03-05T12:00:00Z', author: null, text: 'called' }],
      }),
    ],
  });
  expect(
    entries.map((entry) => [entry.id, 'words' in entry ? `${entry.author} ${entry.words}` : entry.kind]),
  ).toEqual([
    ['b', 'Maya assigned it to Bob'],
    ['a', 'Maya changed New to Won'],
    ['n', 'note'],
    ['second', 'request'],
    ['first', 'request'],
  ]);
});
