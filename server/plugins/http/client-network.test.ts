import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { postLead } from '../../testing/lead-bodies.ts';
import { startTestServer } from '../../testing/test-server.ts';
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
  ])('of %j is %j', (address, network) => {
    expect(nameNetwork(address)).toBe(network);
  });
});

describe('the wider network', () => {
  it.each([
    ['2001:db8:1:2::', '2001:db8:1::/48'],
    ['2001:db8:1:ffff::', '2001:db8:1::/48'],
    ['2001:db8:2:2::', '2001:db8:2::/48'],
    ['203.0.113.7', undefined],
    ['::ffff:203.0.113.7', undefined],
    ['', undefined],
    ['no address', undefined],
  ])('of %j is %j', (network, wider) => {
    expect(nameWiderNetwork(network)).toBe(wider);
  });
});

describe('the network of a request', () => {
  const PROXIES = ['10.0.0.0/8'];
  const PEER = '10.0.0.1';

  it.each([
    ['believes no proxy unless configured to', [], PEER, '203.0.113.7', PEER],
    ['believes a trusted proxy', PROXIES, PEER, '203.0.113.7', '203.0.113.7'],
    ['believes one that came over IPv6', PROXIES, `::ffff:${PEER}`, '203.0.113.7', '203.0.113.7'],
    ['believes one named by its address', [PEER], PEER, '203.0.113.7', '203.0.113.7'],
    ['walks through several proxies', PROXIES, PEER, '203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['walks through proxies that add ports', PROXIES, PEER, '203.0.113.7, 10.9.9.9:80', '203.0.113.7'],
    ['stops at the first untrusted address', PROXIES, PEER, '1.1.1.1, 203.0.113.7', '203.0.113.7'],
    ['keeps the proxy when it names no address', PROXIES, PEER, 'unknown', PEER],
    ['keeps the proxy when a client made something up', PROXIES, PEER, '1.1.1.1, x9f3k', PEER],
    ['takes the outermost when all are trusted', PROXIES, PEER, '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['believes proxies on IPv6', ['fd00::/8'], 'fd00::1', '2001:db8::1', '2001:db8::'],
    ['does not count ports as visitors', PROXIES, PEER, '203.0.113.7:1234', '203.0.113.7'],
    ['does not count ports on IPv6 either', PROXIES, PEER, '[2001:db8::9]:1234', '2001:db8::'],
    ['reads brackets without a port', PROXIES, PEER, '[2001:db8::9]', '2001:db8::'],
    ['takes no number for an address', PROXIES, PEER, '0x7f.1', PEER],
    ['takes an empty header for none', PROXIES, PEER, ' , ', PEER],
  ])('%s', (_case, trustedProxies, address, forwardedFor, network) => {
    expect(new ClientNetworks(trustedProxies).networkOf(from(address, forwardedFor))).toBe(network);
  });

  it('is still known when the connection is gone', () => {
    const networks = new ClientNetworks([]);
    const request = from('203.0.113.7');
    networks.meet(request.socket);
    Object.assign(request.socket, { remoteAddress: undefined });
    expect(networks.networkOf(request)).toBe('203.0.113.7');
  });
});

describe('a limit of calls behind a trusted proxy', () => {
  const say = (count: number) => [`203.0.113.7:${count}`, `stranger-${count}`, `[2001:db8::${count}]:1`];

  it.each([0, 1, 2])('is reached by one network in many spellings (%i)', async (spelling) => {
    const { url } = await startTestServer({ config: { leadsPerMinute: 2, trustedProxies: ['127.0.0.1'] } });
    const statuses = [];
    for (let count = 1; count <= 3; count += 1) {
      const headers = { 'x-forwarded-for': say(count)[spelling] as string };
      statuses.push((await postLead(url, 'contact', undefined, headers)).status);
    }
    expect(statuses).toEqual([201, 201, 429]);
  });
});
