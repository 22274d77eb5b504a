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
    ['an empty optional address', { type: 'email' }, false],
    ['an address', { type: 'email', value: ' mira@example.com ' }, false],
    ['an address without a top-level domain', { type: 'email', value: 'mira@example' }, true],
    ['text that is no address', { type: 'email', value: 'mira' }, true],
    ['what the browser refuses', { value: 'x', validity: { valid: false } }, true],
  ])('judges %s', (_, wanted, isProblem) => {
    expect(findProblems([control(wanted)], {})).toHaveLength(isProblem ? 1 : 0);
  });

  it('names each field once, in order, with its own message', () => {
    const controls = [
      control({ name: 'a', required: true }),
      control({ name: 'b' }),
      control({ name: 'c', required: true }),
    ];

    expect(findProblems(controls, { a: 'A is missing' })).toEqual([
      { field: 'a', message: 'A is missing' },
      { field: 'c', message: 'Please check this field' },
    ]);
  });
});
