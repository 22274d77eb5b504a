import { CONTACT } from 'contract/leads/contact.ts';
import type { FormField } from 'contract/leads/form-fields.ts';
import { describe, expect, it, test } from 'vitest';
import { type Control, findProblems } from './field-problems.ts';

function control(wanted: Partial<Control>): Control {
  return { name: 'field', type: 'text', value: '', required: false, validity: { valid: true }, ...wanted };
}

describe('findProblems', () => {
  test.each<[string, Partial<Control>, boolean]>([
    ['an empty required field', { required: true }, true],
    ['a required field with spaces only', { required: true, value: ' \t ' }, true],
    ['a filled required field', { required: true, value: 'x' }, false],
    ['an empty optional field', {}, false],
    ['what the browser refuses', { value: 'x', validity: { valid: false } }, true],
  ])('judges %s', (_, wanted, isProblem) => {
    expect(findProblems([control(wanted)], {})).toHaveLength(isProblem ? 1 : 0);
  });

  test.each<[string, Partial<Control>, FormField, string | undefined]>([
    ['an address between spaces', { value: ' mira@example.com ' }, CONTACT.email, undefined],
    ['an address without a top-level domain', { value: 'mira@example' }, CONTACT.email, 'Own words'],
    ['text that is no address', { value: 'mira' }, CONTACT.email, 'Own words'],
    ['nothing where something must be', { required: true }, CONTACT.company, 'Own words'],
    ['nothing that can be seen', { value: '\u200b' }, CONTACT.company, 'Own words'],
    ['too long a line', { value: 'x'.repeat(201) }, CONTACT.company, 'Use at most 200 characters'],
    ['an optional field left empty', {}, CONTACT.phone, undefined],
    [
      'an address with a mark that the browser refuses',
      { name: 'email', value: '\u200bmira@example.com\u00a0', validity: { valid: false } },
      CONTACT.email,
      undefined,
    ],
    ['a name between marks', { value: '\u200fMeera\u200e' }, CONTACT.firstName, undefined],
    [
      'a mark inside of a name',
      { value: 'Rao\u202cLtd' },
      CONTACT.company,
      'This field contains an invisible character: type it again',
    ],
    ['a phone with an extension', { value: '+44 20 7946 0018 ext 4' }, CONTACT.phone, undefined],
  ])('applies the rule of the server to %s', (_what, wanted, field, message) => {
    const fields = { [wanted.name ?? 'field']: { ...field, sentence: 'Own words' } };
    const problems = findProblems([control(wanted)], fields);
    expect(problems).toEqual(message ? [{ field: 'field', message }] : []);
  });

  it('names each field once, in order, with its own message', () => {
    const controls = [
      control({ name: 'a', required: true }),
      control({ name: 'b' }),
      control({ name: 'c', required: true }),
    ];

    const a = { kind: 'line', label: 'A', sentence: 'A is missing' } as const;
    expect(findProblems(controls, { a })).toEqual([
      { field: 'a', message: 'A is missing' },
      { field: 'c', message: 'Please check this field' },
    ]);
  });
});
