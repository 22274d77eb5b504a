import { createHmac } from 'node:crypto';
import { nameNetwork, nameWiderNetwork } from './client-network.ts';

/** Where a request comes from, as the database may keep it. */
export interface HiddenNetworks {
  network: string;
  /** Its IPv6 /48; null for IPv4. */
  widerNetwork: string | null;
}

/**
 * Names the network of an address, so that two requests from it can be compared and the database does not tell the
 * address: there are too few IPv4 addresses for a hash without a key.
 */
export function hideNetwork(key: Uint8Array, address: string): string {
  return hide(key, nameNetwork(address));
}

/** The same for a network and the wider one that it belongs to. */
export function hideNetworks(key: Uint8Array, network: string): HiddenNetworks {
  const wider = nameWiderNetwork(network);
  return {
    network: hideNetwork(key, network),
    widerNetwork: wider === undefined ? null : hide(key, wider),
  };
}

function hide(key: Uint8Array, name: string): string {
  return createHmac('sha256', key).update(name).digest('base64url');
}
