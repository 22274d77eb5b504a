import { describe, expect, it } from 'vitest';
import { isSingleKey, keysInWords, stepTo, tokenOf } from './keys.rules.ts';

const NONE = { ctrlKey: false, metaKey: false, altKey: false };

describe('tokenOf', () => {
  it.each([
    [{ ...NONE, key: 'e' }, 'e'],
    [{ ...NONE, key: 'E' }, 'e'],
    [{ ...NONE, key: '?' }, '?'],
    [{ ...NONE, key: ' ' }, 'space'],
    [{ ...NONE, key: 'k', ctrlKey: true }, 'mod+k'],
    [{ ...NONE, key: 'k', metaKey: true }, 'mod+k'],
    [{ ...NONE, key: 'l', altKey: true }, undefined],
    [{ ...NONE, key: 'Shift' }, undefined],
  ])('%j is %s', (pressed, token) => {
    expect(tokenOf(pressed)).toBe(token);
  });
});

describe('stepTo', () => {
  const known = ['e', 'g l', 'g t', 'mod+k', 'l'];

  it.each([
    ['', 'e', { keys: 'e', pending: '' }],
    ['', 'g', { pending: 'g' }],
    ['g', 'l', { keys: 'g l', pending: '' }],
    // What begins a sequence and does not go on is forgotten; the key itself counts.
    ['g', 'e', { keys: 'e', pending: '' }],
    ['g', 'z', { pending: '' }],
    ['g', 'g', { pending: 'g' }],
    ['', 'mod+k', { keys: 'mod+k', pending: '' }],
  ])('after "%s", %s', (pending, token, step) => {
    expect(stepTo(pending, token, known)).toEqual(step);
  });
});

describe('isSingleKey', () => {
  it('is all but those with Ctrl or Command', () => {
    expect([isSingleKey('e'), isSingleKey('g l'), isSingleKey('mod+k')]).toEqual([true, true, false]);
  });
});

describe('keysInWords', () => {
  it('names them as they are printed on the keyboard', () => {
    expect(keysInWords('g l', 'Ctrl')).toBe('G then L');
    expect(keysInWords('mod+k', '⌘')).toBe('⌘ K');
    expect(keysInWords('?', 'Ctrl')).toBe('?');
  });
});
