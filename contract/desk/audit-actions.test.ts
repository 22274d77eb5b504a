import { expect, it } from 'vitest';
import { AUDIT_ACTIONS, actionInWords, topicOf } from './audit-actions.ts';

const byPerson = (action: string) => ({ actorKind: 'person' as const, action });
const byCommand = (action: string) => ({ actorKind: 'command' as const, action });

it.each([
  [byPerson('leads.change'), 'Changed leads', 'leads'],
  [byPerson('person.erase'), 'Erased a person', 'leads'],
  [byPerson('days.close'), 'Closed days', 'bookings'],
  [byPerson('time-off.add'), 'Blocked time of a host', 'bookings'],
  [byPerson('channel.test'), 'Sent a test by a channel', 'health'],
  [byPerson('leads.export'), 'Exported leads', null],
  [byPerson('another.version'), 'another.version', null],
  [byCommand('leads.retention'), 'Ran leads retention', 'leads'],
  [byCommand('hosts.calendar.add'), 'Ran hosts calendar add', 'bookings'],
  [byCommand('audit.retention'), 'Removed old entries', null],
])('of %o says %s, for screens of %s', (entry, words, topic) => {
  expect([actionInWords(entry), topicOf(entry)]).toEqual([words, topic]);
});

it('says a sentence of its own of each action', () => {
  const words = Object.values(AUDIT_ACTIONS).map((action) => action.words);
  expect(new Set(words).size).toBe(words.length);
  for (const each of words)
    expect(each).toMatch(/^[A-Z][a-z]+ed |^(?:Sent|Made|Took|Wrote|Gave|Ran|Swapped) /);
});
