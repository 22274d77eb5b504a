import type { ContentField } from 'contract/desk/content.ts';
import { expect, it, test } from 'vitest';
import { arrangeSections, groupFields, roomLeft } from './content.rules.ts';

const FIELD: ContentField = {
  ...{ address: 'pages/home#hero.title', label: 'Hero › Title', type: 'line' },
  ...{ value: 'Now', usual: 'Usual' },
};

it('groups fields by their first title, those without one first', () => {
  const groups = groupFields([FIELD, { ...FIELD, label: 'Price' }, { ...FIELD, label: 'Hero › Links › 1' }]);
  expect(groups.map(({ title, fields }) => [title, fields.map(({ label }) => label)])).toEqual([
    ['', ['Price']],
    ['Hero', ['Title', 'Links › 1']],
  ]);
});

test.each([
  ['x'.repeat(10), 60, undefined],
  ['x'.repeat(50), 60, '50 of 60 characters'],
  ['x'.repeat(50), undefined, undefined],
])('counts %s of %s as %s', (text, most, room) => {
  expect(roomLeft(text, most)).toBe(room);
});

test.each([
  ['b', 'up', ['b', 'a', 'c']],
  ['b', 'down', ['a', 'c', 'b']],
  ['a', 'up', ['a', 'b', 'c']],
  ['c', 'down', ['a', 'b', 'c']],
  ['b', 'hide', ['a', 'c']],
  ['d', 'show', ['a', 'b', 'c', 'd']],
] as const)('moves %s %s', (name, act, order) => {
  expect(arrangeSections(['a', 'b', 'c'], name, act)).toEqual(order);
});
