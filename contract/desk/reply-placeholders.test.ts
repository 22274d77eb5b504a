import { describe, expect, it } from 'vitest';
import { fillPlaceholders, findPlaceholders } from './reply-placeholders.ts';

describe('fillPlaceholders', () => {
  it.each([
    ['Hi {firstName},', { firstName: 'Meera' }, 'Hi Meera,'],
    ['Hi { firstName }, of {company}', { firstName: 'Meera', company: '' }, 'Hi Meera, of {company}'],
    ['{firstName}', { firstName: '{me}', me: 'Bob' }, '{me}'],
    ['{toString} {unknown} {}', {}, '{toString} {unknown} {}'],
    ['$& {me}', { me: '$1' }, '$& $1'],
  ])('fills %j with %j', (template, values, text) => {
    expect(fillPlaceholders(template, values)).toBe(text);
  });
});

describe('findPlaceholders', () => {
  it.each([
    ['Hi Meera', []],
    ['Hi {firstName} { firstName } {firstName}', ['{firstName}', '{ firstName }']],
    ['{"json": 1} {notOurs} {toString}', []],
  ])('of %j', (text, left) => {
    expect(findPlaceholders(text)).toEqual(left);
  });
});
