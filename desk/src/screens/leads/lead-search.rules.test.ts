import { expect, it } from 'vitest';
import { builtInOf, filterOf, isSameFilter } from './lead-search.rules.ts';

it('reads a filter from an address', () => {
  const filter = filterOf({ state: 'new', text: 'Zoë & co', order: 'oldest', other: 'x', kind: undefined });
  expect(filter).toEqual({ state: 'new', text: 'Zoë & co' });
});

it.each([
  [{ assigned: 'me', unanswered: '24' }, 'mine'],
  [{ state: 'held' }, 'held'],
  [{ state: 'held', text: 'x' }, undefined],
  [{}, undefined],
] as const)('knows %j as the view %s', (filter, view) => {
  expect(builtInOf(filter)).toBe(view);
});

it('takes what is empty for what is not named', () => {
  expect(isSameFilter({ text: '' }, {})).toBe(true);
});
