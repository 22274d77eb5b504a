import { createHmac } from 'node:crypto';
import { normalizeIP } from '@fastify/rate-limit';

/** The part of an IPv6 address that one customer has alone. */
const IPV6_PREFIX = 64;

/**
 * Names the network of an address so that two requests from it can be told to be, and nobody who reads the
 * database learns the address: there are too few IPv4 addresses for a hash without a key.
 */
export function namePlace(key: Uint8Array, address: string): string {
  return createHmac('sha256', key).update(normalizeIP(address, IPV6_PREFIX)).digest('base64url');
}
