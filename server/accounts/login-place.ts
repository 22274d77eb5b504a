import { createHmac } from 'node:crypto';
import { nameNetwork } from '../web/client-network.ts';

/**
 * Names the network of an address so that two requests from it can be told to be, and nobody who reads the
 * database learns the address: there are too few IPv4 addresses for a hash without a key.
 */
export function namePlace(key: Uint8Array, address: string): string {
  return createHmac('sha256', key).update(nameNetwork(address)).digest('base64url');
}
