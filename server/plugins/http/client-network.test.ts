import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { postLead } from '../../../checks/support/lead-bodies.ts';
import { startTestServer } from '../../../checks/support/test-server.ts';
import { ClientNetworks, nameNetwork, nameWiderNetwork } from './client-network.ts';

function from(remoteAddress: string, forwardedFor?: string): IncomingMessage {
  const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

describe('nameNetwork', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
    ['2001:db8::1', '2001:db8::'],
    ['2001:0DB8:0000::1', '2001:db8::'],
    ['2001:db8:1:2::', '2001:db8:1:2::'],
    ['fe80::1%eth0', 'fe80::'],
    ['::1', '::'],
    ['', ''],
    ['no address', 'no address'],
  ])('returns for %j the network %j', (address, network) => {
    expect(nameNetwork(address)).toBe(network);
  });
});

describe('nameWiderNetwork', () => {
  it.each([
    ['2001:db8:1:2::', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::', '2001:db8:1::/48'],
    ['2001:db8:2:2::', '2001:db8:2::/48'],
    ['203.0.113.7', undefined],
    ['::ffff:203.0.113.7', undefined],
    ['', undefined],
    ['no address', undefined],
  ])('returns for %j the network %j', (network, wider) => {
    expect(nameWiderNetwork(network)).toBe(wider);
  });
});

describe('ClientNetworks', () => {
  const PROXIES = ['10.0.0.0/8'];
  const PEER = '10.0.0.1';

  it.each([
    ['trusts no proxy by default', [], PEER, '203.0.113.7', PEER],
    ['uses the address that a trusted proxy adds', PROXIES, PEER, '203.0.113.7', '203.0.113.7'],
    ['recognizes a trusted proxy in IPv6 notation', PROXIES, `::ffff:${PEER}`, '203.0.113.7', '203.0.113.7'],
    ['recognizes a trusted proxy by a single address', [PEER], PEER, '203.0.113.7', '203.0.113.7'],
    ['skips several trusted proxies', PROXIES, PEER, '203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['skips trusted proxies that add ports', PROXIES, PEER, '203.0.113.7, 10.9.9.9:80', '203.0.113.7'],
    ['stops at the first untrusted address', PROXIES, PEER, '1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['falls back to the proxy when the header has no address', PROXIES, PEER, 'unknown', PEER],
    ['falls back to the proxy when the last entry is invalid', PROXIES, PEER, '1.1.1.1, x9f3k', PEER],
    ['uses the outermost address when all are trusted', PROXIES, PEER, '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['recognizes trusted proxies on IPv6', ['fd00::/8'], 'fd00::1', '2001:db8::1', '2001:db8::'],
    ['ignores ports', PROXIES, PEER, '203.0.113.7:1234', '203.0.113.7'],
    ['ignores ports on IPv6', PROXIES, PEER, '[2001:db8::9]:1234', '2001:db8::'],
    ['reads brackets without a port', PROXIES, PEER, '[2001:db8::9]', '2001:db8::'],
    ['rejects a hexadecimal number as an address', PROXIES, PEER, '0x7f.1', PEER],
    ['ignores an empty header', PROXIES, PEER, ' , ', PEER],
  ])('%s', (_case, trustedProxies, address, forwardedFor, network) => {
    expect(new ClientNetworks(trustedProxies).networkOf(from(address, forwardedFor))).toBe(network);
  });

  it('remembers the network of a closed connection', () => {
    const networks = new ClientNetworks([]);
    const request = from('203.0.113.7');
    networks.meet(request.socket);
    Object.assign(request.socket, { remoteAddress: undefined });
    expect(networks.networkOf(request)).toBe('203.0.113.7');
  });
});

describe('a rate limit behind a trusted proxy', () => {
  const say = (count: number) => [
    `203.0.113.7:${count}`,
    `not-an-address-${count}`,
    `[2001:db8::${count}]:1`,
  ];

  it.each([0, 1, 2])('counts one network in several notations once (%i)', async (spelling) => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 2, trustedProxies: ['127.0.0.1'] } });
    const statuses = [];
    for (let count = 1; count <= 3; count += 1) {
      const headers = { 'x-forwarded-for': say(count)[spelling] as string };
      statuses.push((await postLead(url, 'contact', undefined, headers)).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
  });
});
