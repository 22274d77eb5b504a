import { describe, expect, it } from 'vitest';
import { InvalidRequest } from '../../shared/errors.ts';
import { parseUrlencoded } from './request-body.ts';

describe('parseUrlencoded', () => {
  it.each([
    ['', {}],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=x+y%2B%20z', { a: 'x y+ z' }],
    ['a=b=c', { a: 'b=c' }],
    ['a', { a: '' }],
    ['&a=1&&', { a: '1' }],
    ['n%C3%A4me=%F0%9F%98%80', { näme: '😀' }],
  ])('reads %j', (text, fields) => {
    expect({ ...parseUrlencoded(text) }).toEqual(fields);
  });

  it.each([
    ['a cut escape', 'a=%2'],
    ['an escape that is not hexadecimal', 'a=%zz'],
    ['bytes that are not UTF-8', 'a=%ff'],
    ['an encoded surrogate', 'a=%ed%a0%80'],
    ['a field twice', 'a=1&a=2'],
    ['a field twice in two writings', 'a=1&%61=2'],
    ['51 fields', Array.from({ length: 51 }, (_, index) => `f${index}=`).join('&')],
  ])('refuses %s', (_what, text) => {
    expect(() => parseUrlencoded(text)).toThrow(InvalidRequest);
  });

  it('accepts __proto__ as a name', () => {
    const fields = parseUrlencoded('__proto__=x');
    expect(Object.keys(fields)).toEqual(['__proto__']);
    expect(Object.getPrototypeOf(fields)).toBeNull();
  });
});
