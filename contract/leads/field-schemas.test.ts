import Format from 'typebox/format';
import { Check } from 'typebox/schema';
import { describe, expect, it } from 'vitest';
import { isEmailAddress } from '../email-address.ts';
import { EMAIL } from './field-rules.ts';
import { requestSchema } from './field-schemas.ts';

Format.Set('email-address', isEmailAddress);

const REQUEST = requestSchema({
  name: { kind: 'line', maxLength: 5, label: 'Name' },
  email: { ...EMAIL, label: 'Email' },
  note: { kind: 'text', isOptional: true, maxLength: 9, label: 'Note' },
  size: { kind: 'choice', isOptional: true, options: ['S', 'L'], label: 'Size', prompt: 'Choose' },
  color: { kind: 'choice', options: ['red', 'blue'], label: 'Color', prompt: 'Choose' },
  at: { kind: 'moment', pattern: '^[0-9]{4}$', label: 'At' },
  zone: { kind: 'fixed', value: 'Asia/Kolkata', label: 'Zone' },
});

const GOOD = { name: 'Asha', email: 'asha@example.com', color: 'red', at: '2026', zone: 'Asia/Kolkata' };

describe('requestSchema', () => {
  it.each<[string, object, boolean]>([
    ['what is required alone', {}, true],
    ['optional fields, filled in', { note: 'a\nb', size: 'L' }, true],
    ['optional fields, left empty', { note: '', size: '' }, true],
    ['a line that is too long', { name: 'Asha R' }, false],
    ['a line in which nothing can be seen', { name: '\u200b' }, false],
    ['a line with a line break', { name: 'a\nb' }, false],
    ['a text that is too long', { note: 'x'.repeat(10) }, false],
    ['text that is no address', { email: 'asha' }, false],
    ['an option that is not offered', { size: 'M' }, false],
    ['no option where one is required', { color: '' }, false],
    ['a moment in another form', { at: '26' }, false],
    ['another value than the fixed one', { zone: 'UTC' }, false],
    ['a field that is not described', { isAdmin: true }, false],
    ['a required field that is missing', { name: undefined }, false],
  ])('accepts or refuses %s', (_what, changed, isGood) => {
    const body = JSON.parse(JSON.stringify({ ...GOOD, ...changed }));
    expect(Check(REQUEST, body)).toBe(isGood);
  });
});
