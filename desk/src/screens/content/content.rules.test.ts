import type { ContentField } from 'contract/desk/content.ts';
import { describe, expect, it, test } from 'vitest';
import { changesOf, groupFields, parseTyped, roomLeft, textIn, typeText } from './content.rules.ts';

const FIELD: ContentField = {
  ...{ address: 'pages/home#hero.title', label: 'Hero › Title', type: 'line' },
  ...{ value: 'Now', usual: 'Usual' },
};

describe('a typed text', () => {
  it.each([
    ['changes what counts', 'New', { before: 'Now', value: 'New' }],
    ['takes back what stood for the usual one', 'Usual', { before: 'Now', value: null }],
    ['is no change where it counts already', 'Now', undefined],
  ])('%s', (_what, text, change) => {
    const typed = typeText({}, FIELD, text);
    expect(typed[FIELD.address]).toEqual(change);
    expect(textIn(FIELD, typed)).toBe(text);
  });

  it('keeps the text that was there when typing began, whatever is published meanwhile', () => {
    const typed = typeText({}, FIELD, 'New');
    const later = typeText(typed, { ...FIELD, value: 'Theirs' }, 'Newer');
    expect(changesOf(later)).toEqual([{ address: FIELD.address, before: 'Now', value: 'Newer' }]);
  });
});

test.each([
  ['nothing', null, {}],
  ['what is no JSON', '{', {}],
  ['what has another form', '{"a":1,"b":{"before":"x","value":null}}', { b: { before: 'x', value: null } }],
])('reads %s as kept texts', (_what, kept, typed) => {
  expect(parseTyped(kept)).toEqual(typed);
});

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
