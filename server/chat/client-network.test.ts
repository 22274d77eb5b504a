import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createNetworkFinder } from './client-network.ts';

function from(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

describe('createNetworkFinder', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:0DB8:0000::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('finds %s in %s', (address, network) => {
    expect(createNetworkFinder([])(from(address))).toBe(network);
  });

  it.each([
    ['believes nobody unless told to', [], '10.0.0.1', '203.0.113.7', '10.0.0.1'],
    ['believes a trusted proxy', ['10.0.0.0/8'], '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['believes one named by its address', ['10.0.0.1'], '10.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['walks through several proxies', ['10.0.0.0/8'], '10.0.0.1', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['stops at the first stranger', ['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['keeps the proxy when it names nobody', ['10.0.0.0/8'], '10.0.0.1', 'unknown', '10.0.0.1'],
    [
      'takes the outermost when all are trusted',
      ['10.0.0.0/8'],
      '10.0.0.1',
      '10.0.0.3, 10.0.0.2',
      '10.0.0.3',
    ],
    ['believes proxies on IPv6', ['fd00::/8'], 'fd00::1', '2001:db8::1', '2001:db8:0:0::/64'],
  ])('%s', (_case, trustedProxies, address, forwardedFor, network) => {
    expect(createNetworkFinder(trustedProxies)(from(address, forwardedFor))).toBe(network);
  });
});
