import type { ContentField } from 'contract/desk/content.ts';
import type { Draft } from 'contract/desk/drafts.ts';
import { describe, expect, it, test } from 'vitest';
import {
  chooseText,
  compareTexts,
  keyOf,
  moveToSet,
  nextBatch,
  type PendingText,
  type PendingTexts,
  parsePending,
  settle,
  textIn,
  typedIn,
  typeText,
} from './drafts.rules.ts';

const ADDRESS = 'pages/home#hero.title';
const SET = { id: 'set-1', name: 'Spring' };
const FIELD: ContentField = {
  ...{ address: ADDRESS, label: 'Hero › Title', type: 'line' },
  ...{ value: 'Now', usual: 'Usual' },
};
const DRAFT: Draft = {
  ...{
    address: ADDRESS,
    title: 'Home',
    label: 'Hero › Title',
    before: 'Now',
    value: 'Draft',
    usual: 'Usual',
  },
  ...{ version: 'v1', writer: 'there', by: 'maya@example.com', at: '2026-03-10T06:30:00.000Z' },
};
const KEY = keyOf({ setId: SET.id, address: ADDRESS });
const PENDING: PendingText = {
  ...{ setId: SET.id, name: SET.name, address: ADDRESS, before: 'Now', value: 'Typed', base: 'v1' },
};
const THEIRS = { ...DRAFT, value: 'Theirs', version: 'v2', writer: 'there' };

const type = (value: string, { pending = {} as PendingTexts, draft = undefined as Draft | undefined } = {}) =>
  typeText(pending, { set: SET, field: FIELD, draft }, value);

describe('a typed text', () => {
  it.each([
    ['changes what counts', 'New', 'New'],
    ['takes back what stood for the usual one', 'Usual', null],
    ['ends a draft where it counts already', 'Now', 'Now'],
  ])('%s', (_what, text, value) => {
    const pending = type(text);
    expect(pending[KEY]).toMatchObject({ before: 'Now', value, base: null });
    expect(textIn(FIELD, typedIn(SET.id, [], pending))).toBe(text);
  });

  it('stands for the draft that was seen when typing began', () => {
    const pending = type('New', { draft: DRAFT });
    const later = type('Newer', { pending, draft: THEIRS });
    expect(later[KEY]).toMatchObject({ before: 'Now', value: 'Newer', base: 'v1' });
  });
});

test('a set shows its drafts with what was typed since, and not what counts already', () => {
  expect(typedIn(SET.id, [DRAFT], {})).toEqual({ [ADDRESS]: { before: 'Now', value: 'Draft' } });
  expect(typedIn(SET.id, [DRAFT], { [KEY]: PENDING })[ADDRESS]?.value).toBe('Typed');
  expect(typedIn(SET.id, [DRAFT], { [KEY]: { ...PENDING, value: 'Now' } })).toEqual({});
  expect(typedIn('set-2', [], { [KEY]: PENDING })).toEqual({});
});

describe('nextBatch', () => {
  const many = (count: number, length: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [String(index), { ...PENDING, value: 'x'.repeat(length) }]),
    );
  it.each([
    ['all of one set', { a: PENDING, b: PENDING }, 2],
    ['those of one set at a time', { a: PENDING, b: { ...PENDING, setId: 'set-2' } }, 1],
    ['nothing before the person has chosen', { a: { ...PENDING, conflict: THEIRS } }, 0],
    ['as much as one call takes', many(5, 6_000), 2],
    ['a very long text by itself', many(2, 40_000), 1],
  ])('sends %s', (_what, pending, count) => {
    expect(nextBatch(pending)).toHaveLength(count);
  });
});

describe('settle', () => {
  const saved = { saved: [{ address: ADDRESS, version: 'v2' }], conflicts: [] };
  const conflict = { saved: [], conflicts: [THEIRS] };
  const newer = { ...PENDING, value: 'Newer' };
  it.each([
    ['forgets what the server has', PENDING, saved, 'here', undefined],
    ['keeps what was typed since', newer, saved, 'here', { value: 'Newer', base: 'v2' }],
    ['asks where a colleague wrote', PENDING, conflict, 'here', { value: 'Typed', conflict: THEIRS }],
    ['replaces its own text of before', newer, conflict, 'there', { value: 'Newer', base: 'v2' }],
  ])('%s', (_what, now, answer, writer, left) => {
    const settled = settle({ [KEY]: now }, [PENDING], answer, writer)[KEY];
    if (left) expect(settled).toMatchObject(left);
    else expect(settled).toBeUndefined();
  });
});

test('a person keeps their own text over that of a colleague, or leaves it', () => {
  const pending = { [KEY]: { ...PENDING, conflict: THEIRS } };
  expect(chooseText(pending, KEY, true)).toEqual({ [KEY]: { ...PENDING, base: 'v2' } });
  expect(chooseText(pending, KEY, false)).toEqual({});
});

test('what was typed into a published set goes into another one', () => {
  const moved = moveToSet({ [KEY]: PENDING }, SET.id, 'set-2');
  expect(Object.values(moved)).toEqual([{ ...PENDING, setId: 'set-2', base: null }]);
  expect(Object.keys(moved)).toEqual([`set-2 ${ADDRESS}`]);
});

test.each([
  ['nothing', null],
  ['what is no JSON', '{'],
  ['what has another form', '{"setId":1}'],
])('reads %s as no kept text', (_what, kept) => {
  expect(parsePending(kept)).toBeUndefined();
});

it('reads a kept text', () => {
  expect(parsePending(JSON.stringify(PENDING))).toEqual(PENDING);
});

describe('compareTexts', () => {
  it.each([
    ['a word replaced', 'From $29 a month', 'From $39 a month', 'From |-$29|+$39| a month'],
    ['words added', 'Book', 'Book a demo', 'Book|+ a demo'],
    ['all of it', 'One', 'Two', '-One|+Two'],
    ['two places', 'a b c d e', 'a x c y e', 'a |-b|+x| c |-d|+y| e'],
    ['nothing', 'Same words', 'Same words', 'Same words'],
    ['an empty text', '', 'New', '+New'],
  ])('marks %s', (_what, before, after, marked) => {
    const signs = { same: '', before: '-', after: '+' };
    const pieces = compareTexts(before, after);
    expect(pieces.map(({ kind, text }) => signs[kind] + text).join('|')).toBe(marked);
    const texts = (without: string) =>
      pieces
        .filter(({ kind }) => kind !== without)
        .map(({ text }) => text)
        .join('');
    expect([texts('after'), texts('before')]).toEqual([before, after]);
  });

  it('compares very long texts at their ends', () => {
    const words = (word: string) => Array.from({ length: 2_000 }, (_, index) => `${word}${index}`).join(' ');
    const pieces = compareTexts(`a ${words('x')} z`, `a ${words('y')} z`);
    expect(pieces.map(({ kind }) => kind)).toEqual(['same', 'before', 'after', 'same']);
  });
});
