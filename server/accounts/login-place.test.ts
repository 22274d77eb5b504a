import { describe, expect, it } from 'vitest';
import { namePlace } from './login-place.ts';

const KEY = Buffer.alloc(32, 1);

describe('namePlace', () => {
  it.each([
    ['the same address', '192.0.2.1', '192.0.2.1', true],
    ['another address', '192.0.2.1', '192.0.2.2', false],
    ['an address in IPv6 writing', '192.0.2.1', '::ffff:192.0.2.1', true],
    ['two addresses of one /64', '2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', true],
    ['neighbouring networks', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ])('takes %s (%s and %s) for one place: %s', (_what, first, second, expected) => {
    expect(namePlace(KEY, first) === namePlace(KEY, second)).toBe(expected);
  });

  it('does not tell the address, and another server names it otherwise', () => {
    expect(namePlace(KEY, '192.0.2.1')).toMatch(/^[\w-]{43}$/);
    expect(namePlace(KEY, '192.0.2.1')).not.toBe(namePlace(Buffer.alloc(32, 2), '192.0.2.1'));
  });
});
