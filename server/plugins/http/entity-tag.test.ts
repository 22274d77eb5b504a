import { describe, expect, it } from 'vitest';
import { etagOf, namesTag } from './entity-tag.ts';

describe('etagOf and namesTag', () => {
  it('returns a strong tag that depends on the bytes only', () => {
    expect(etagOf('é')).toMatch(/^"[\w-]{22}"$/);
    expect(etagOf('é')).toBe(etagOf(Buffer.from('é')));
    expect(etagOf('é')).not.toBe(etagOf('e'));
  });

  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b" ,W/"a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
    ['', false],
  ])('finds the tag in If-None-Match: %s is %s', (condition, isNamed) => {
    expect(namesTag(condition, '"a"')).toBe(isNamed);
  });
});
