import { describe, expect, it } from 'vitest';
import { addressPattern } from './find-address.ts';

const EMAIL = 'asha.rao@example.com';

describe('addressPattern', () => {
  it.each([
    'asha.rao@example.com',
    'ASHA.Rao@Example.COM',
    'write to asha.rao@example.com.',
    '<asha.rao@example.com>',
    "'asha.rao@example.com'",
    'mailto:asha.rao@example.com?subject=x',
    'to=asha.rao@example.com',
    'a, asha.rao@example.com,b',
    'call me:\nasha.rao@example.com',
    JSON.stringify('call me:\nasha.rao@example.com\tsoon'),
  ])('finds the address in %j', (text) => {
    expect(text.search(addressPattern(EMAIL))).not.toBe(-1);
  });

  it.each([
    'natasha.rao@example.com',
    'x.asha.rao@example.com',
    'x+asha.rao@example.com',
    "o'asha.rao@example.com",
    'asha.rao@example.com.au',
    'asha.rao@example.community',
    'asha.rao@example.com-x.org',
    'ashaxrao@example.com',
  ])('does not match %s, the address of another person', (text) => {
    expect(text.search(addressPattern(EMAIL))).toBe(-1);
  });
});
