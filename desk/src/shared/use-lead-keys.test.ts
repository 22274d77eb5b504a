import { expect, it } from 'vitest';
import { leadBeside } from './use-lead-keys.ts';

it.each([
  ['b', 1, 'c'],
  ['b', -1, 'a'],
  ['c', 1, undefined],
  ['a', -1, undefined],
  // Opened by a link, from no list.
  ['d', 1, undefined],
  ['d', -1, undefined],
] as const)('finds the lead beside %s in the list, %i further: %s', (id, by, found) => {
  expect(leadBeside(['a', 'b', 'c'], id, by)).toBe(found);
});
