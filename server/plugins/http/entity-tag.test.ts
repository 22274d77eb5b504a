import { describe, expect, it } from 'vitest';
import { etagOf, namesTag } from './entity-tag.ts';

describe('an entity tag', () => {
  it('is strong, the same for the same bytes and another for others', () => {
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
  ])('is recognised in If-None-Match: %s is %s', (condition, isNamed) => {
    expect(namesTag(condition, '"a"')).toBe(isNamed);
  });
});
