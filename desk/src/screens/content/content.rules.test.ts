import type { ContentField } from 'contract/desk/content.ts';
import { expect, it, test } from 'vitest';
import {
  arrangeSections,
  copyDocument,
  copyRow,
  describeColor,
  groupFields,
  removeDocument,
  roomLeft,
  rowsInWords,
  titleOfRow,
  withTypedRows,
} from './content.rules.ts';

const FIELD: ContentField = {
  ...{ address: 'pages/home#hero.title', label: 'Hero › Title', type: 'line' },
  ...{ value: 'Now', usual: 'Usual' },
};

it('groups fields by their first title, those without one first', () => {
  const labels = ['Price', 'Hero › Links › 1'].map((label) => ({ ...FIELD, label }));
  const groups = groupFields([FIELD, ...labels, { ...FIELD, label: 'Gaps', type: 'rows' }]);
  expect(groups.map(({ title, fields }) => [title, fields.map(({ label }) => label)])).toEqual([
    ['', ['Price']],
    ['Hero', ['Title', 'Links › 1']],
    ['Gaps', ['Gaps']],
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

test('a copied row reads like the one before it, until its texts are changed', () => {
  const list = { address: 'faq#list', label: 'List', type: 'rows', value: '0\n1', usual: '0\n1' } as const;
  const rows = ['0', '1'].map((key) => ({
    ...FIELD,
    ...{ address: `faq#list.${key}.name`, label: `List › ${key} › Name`, changed: { by: 'a', at: 'b' } },
  }));
  const fields = [list, ...rows];
  const texts = copyRow(fields, list, { key: '0', id: 'a1', typed: {} });
  expect(texts.map(([{ address }, text]) => [address, text])).toEqual([
    ['faq#list', '0\n0+a1\n1'],
    ['faq#list.0+a1.name', 'Now'],
  ]);
  const typed = Object.fromEntries(
    texts.map(([field, value]) => [field.address, { before: field.value, value }]),
  );
  expect(rowsInWords('0\n0+a1\n1')).toBe('Rows 1, 1 copied, 2');
  const copied = withTypedRows(fields, typed).at(-1);
  expect(copied).toEqual({
    ...{ address: 'faq#list.0+a1.name', label: 'List › 1, copied › Name', type: 'line' },
    ...{ value: 'Usual', usual: 'Usual' },
  });
  expect(titleOfRow(withTypedRows(fields, typed), list, '0+a1', typed)).toBe('Now');
});

test('a copied document reads as the other one does now, and goes with all that was changed in it', () => {
  const switched = { ...FIELD, address: 'landing/one#title', value: 'Usual' };
  const typedInto = { ...FIELD, address: 'landing/one#hero.title' };
  const document = { name: 'landing/one', fields: [switched, typedInto] };
  const texts = copyDocument(document, 'landing/two', {});
  expect(texts.map(([{ address }, text]) => [address, text])).toEqual([
    ['landing/two#copyOf', 'landing/one'],
    ['landing/two#hero.title', 'Now'],
  ]);
  const typed = Object.fromEntries(
    texts.map(([field, value]) => [field.address, { before: field.value, value }]),
  );
  const fields = texts.map(([field]) => field);
  const again = copyDocument({ name: 'landing/two', fields }, 'landing/three', typed);
  expect(again.map(([{ address }, text]) => [address, text])).toEqual([
    ['landing/three#copyOf', 'landing/one'],
    ['landing/three#hero.title', 'Now'],
  ]);
  expect(removeDocument(fields, typed).map(([{ address }, text]) => [address, text])).toEqual([
    ['landing/two#copyOf', ''],
    ['landing/two#hero.title', 'Usual'],
  ]);
});

test.each([
  ['agent', '#4b3fd6', ['#4b3fd6', '#a49cff'], 'Pages show #4b3fd6 (contrast 6'],
  [
    'agent',
    '#facc15',
    ['#826802', expect.any(String)],
    'Too light to be read, so it is darkened. Pages show #826802',
  ],
  [
    'human',
    '#ffee58',
    [expect.any(String), expect.any(String)],
    'Too light for lines, so it is darkened. Pages show #',
  ],
  ['agent', '#4B3FD6', ['#4b3fd6', '#a49cff'], 'Pages show #4b3fd6'],
  ['human', '#0f766e', ['#0f766e', expect.any(String)], 'Pages show #0f766e'],
])('describes %s in %s', (side, color, colors, verdict) => {
  const described = describeColor(`site#colors.${side}`, color);
  expect(described).toEqual({ colors, verdict: expect.stringContaining(verdict) });
});

test.each(['', '#fff', 'teal', '#4b3fd6a'])('describes no color in %s', (text) => {
  expect(describeColor('site#colors.agent', text)).toBeUndefined();
});
