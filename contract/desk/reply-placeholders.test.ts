import { describe, expect, it } from 'vitest';
import { fillPlaceholders, findPlaceholders, findUnknownPlaceholders } from './reply-placeholders.ts';

describe('fillPlaceholders', () => {
  it.each([
    ['Hi {firstName},', { firstName: 'Meera' }, 'Hi Meera,'],
    ['Hi { firstName }, of {company}', { firstName: 'Meera', company: '' }, 'Hi Meera, of {company}'],
    ['{firstName}', { firstName: '{me}', me: 'Bob' }, '{me}'],
    ['{toString} {unknown} {}', {}, '{toString} {unknown} {}'],
    ['$& {me}', { me: '$1' }, '$& $1'],
    ['20% off, [1] and 30% more <b>', { me: 'Bob' }, '20% off, [1] and 30% more <b>'],
  ])('fills %j with %j', (template, values, text) => {
    expect(fillPlaceholders(template, values)).toBe(text);
  });

  it.each([
    ...['{{firstName}}', '{first_name}', '{FirstName}', '{  firstName  }', '[firstName]', '%firstName%'],
    ...['{FIRST NAME}', '{first-name}', '\u0024{firstName}', '{{{firstName}}}', '{{contact.first_name}}'],
    ...['<firstName>', '[[First name]]', '{fname}', '%%FNAME%%'],
  ])('fills %j', (written) => {
    expect(fillPlaceholders(`Hi ${written},`, { firstName: 'Meera' })).toBe('Hi Meera,');
    expect(findPlaceholders(`Hi ${written},`)).toEqual([written]);
  });
});

describe('findPlaceholders', () => {
  it.each([
    ['Hi Meera', []],
    ['Hi {firstName} { firstName } {firstName}', ['{firstName}', '{ firstName }']],
    ['{"json": 1} {notOurs} {toString} [1] [link] 5% of 10%', []],
  ])('of %j', (text, left) => {
    expect(findPlaceholders(text)).toEqual(left);
  });

  it('leaves out what the visitor has typed', () => {
    const text = fillPlaceholders('Hi {firstName} of {company}', { company: '{company} Ltd' });
    expect(findPlaceholders(text, ['{company} Ltd'])).toEqual(['{firstName}']);
  });
});

describe('findUnknownPlaceholders', () => {
  it.each([
    ['Hi {fistName} of {{COMPANY}}', ['{fistName}']],
    ['{toString} [link] 5% of 10% {"json": 1} {}', ['{toString}']],
  ])('of %j', (text, unknown) => {
    expect(findUnknownPlaceholders(text)).toEqual(unknown);
  });
});
