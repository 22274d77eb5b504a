import { describe, expect, it } from 'vitest';
import { hideNetwork, hideNetworks } from './client-network.ts';

const KEY = Buffer.alloc(32, 1);

describe('hideNetwork and hideNetworks', () => {
  it.each([
    ['the same address', '192.0.2.1', '192.0.2.1', true],
    ['another address', '192.0.2.1', '192.0.2.2', false],
    ['an address in IPv6 writing', '192.0.2.1', '::ffff:192.0.2.1', true],
    ['two addresses of one /64', '2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', true],
    ['neighbouring networks', '2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ])('compares %s (%s and %s): equal is %s', (_what, first, second, expected) => {
    expect(hideNetwork(KEY, first) === hideNetwork(KEY, second)).toBe(expected);
  });

  it('returns a hash without the address, and another one for another key', () => {
    expect(hideNetwork(KEY, '192.0.2.1')).toMatch(/^[\w-]{43}$/);
    expect(hideNetwork(KEY, '192.0.2.1')).not.toBe(hideNetwork(Buffer.alloc(32, 2), '192.0.2.1'));
  });

  it('includes the IPv6 /48 of an address, if it has one', () => {
    const first = hideNetworks(KEY, '2001:db8:1:2::');
    expect(first).toMatchObject({ network: hideNetwork(KEY, '2001:db8:1:2::1') });
    expect(hideNetworks(KEY, '2001:db8:1:3::').widerNetwork).toBe(first.widerNetwork);
    expect(hideNetworks(KEY, '2001:db8:2:2::').widerNetwork).not.toBe(first.widerNetwork);
    // The first /64 of a /48 begins like it.
    expect(hideNetworks(KEY, '2001:db8:1::')).not.toMatchObject({ network: first.widerNetwork });
    expect(hideNetworks(KEY, '192.0.2.1').widerNetwork).toBeNull();
  });
});
