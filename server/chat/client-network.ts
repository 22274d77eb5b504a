import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Tells from which network a request comes: an IPv4 address, or the first half of an IPv6 address. */
export type FindNetwork = (request: IncomingMessage) => string;

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;
const MAPPED = /^::ffff:(?=\d+\.)/i;

/** @param trustedProxies addresses and CIDR ranges whose X-Forwarded-For is believed */
export function createNetworkFinder(trustedProxies: readonly string[]): FindNetwork {
  const trusted = new BlockList();
  for (const network of trustedProxies) {
    const [address = '', prefix] = network.split('/');
    const family = familyOf(address);
    trusted.addSubnet(address, Number(prefix ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, familyOf(address));

  return ({ socket, headers }) => {
    const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
    // From the nearest outwards, as far as the one who says it is believed.
    let address = plain(socket.remoteAddress ?? '');
    while (isTrusted(address) && forwarded.length > 0) {
      const further = plain(forwarded.pop()?.trim() ?? '');
      if (isIP(further) === 0) break;
      address = further;
    }
    return isIP(address) === 6 ? networkOf(address) : address;
  };
}

function plain(address: string): string {
  return address.replace(MAPPED, '');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

/** One household or server has all addresses of a /64. */
function networkOf(address: string): string {
  const [head = '', tail] = (address.toLowerCase().split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, IPV6_GROUPS - before.length - after.length) }, () => '0');
  const groups = [...before, ...(tail === undefined ? [] : zeros), ...after].slice(0, NETWORK_GROUPS);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
