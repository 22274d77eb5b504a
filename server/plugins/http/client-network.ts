import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { all, compile } from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import ipaddr from 'ipaddr.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Network of the request, as every limit counts it: an IPv4 address or an IPv6 /64. */
    readonly network: string;
  }
}

/** The other end of a connection, which Node forgets once the connection is gone. */
export interface Peer {
  address: string;
  network: string;
  /** A proxy of ours: its connections are those of many visitors. */
  isTrusted: boolean;
}

/** One household or server has all addresses of a /64, and some have, or rent, a whole /48 of these. */
const IPV6_PREFIX = 64;
const WIDER_PREFIX = 48;
/** Multiple of the limit of one network that all networks of a /48 have together. */
export const WIDER_SHARE = 4;

/** Network that a limit counts, and its multiple of the limit of one network. */
export interface NetworkShare {
  name: string;
  share: number;
}
const MAPPED = /^::ffff:(?=\d+\.)/i;
const WITH_PORT = /^(?:\[(?<bracketed>[^\]]*)\](?::\d{1,5})?|(?<dotted>[\d.]+):\d{1,5})$/;

/** The one reading of addresses and of `X-Forwarded-For`, for calls, sockets and connections alike. */
export class ClientNetworks {
  readonly #isTrusted: (address: string) => boolean;
  readonly #peers = new WeakMap<Socket, Peer>();

  /**
   * @param trustedProxies addresses and CIDR ranges whose X-Forwarded-For is believed
   * @param isBehindOwnSocket whether connections come from this very process, over a socket without an address
   */
  constructor(trustedProxies: readonly string[], { isBehindOwnSocket = false } = {}) {
    const trusts = compile([...trustedProxies]);
    this.#isTrusted = (address) => (address === '' ? isBehindOwnSocket : trusts(address, 0));
  }

  /** Remembers the other end, as long as the connection is remembered by anyone. */
  meet(socket: Socket): Peer {
    const known = this.#peers.get(socket);
    if (known) return known;
    const address = plainAddress(socket.remoteAddress ?? '');
    const peer = { address, network: nameNetwork(address), isTrusted: this.#isTrusted(address) };
    this.#peers.set(socket, peer);
    return peer;
  }

  /**
   * The network of the client that sent the request: of the nearest address that is no proxy of ours. If a proxy
   * reports something that isn't an address, the proxy's own counts: made-up words are not visitors of their own.
   */
  networkOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
    const peer = this.meet(socket);
    if (!peer.isTrusted) return peer.network;
    const seen = { headers, socket: { remoteAddress: peer.address } } as IncomingMessage;
    const chain = all(seen, (address) => this.#isTrusted(plainAddress(address))).map(plainAddress);
    return nameNetwork(chain.findLast((address) => address !== '') ?? peer.address);
  }
}

/** Makes `request.network` known to the routes of the app. */
export function nameNetworks(app: FastifyInstance, networks: ClientNetworks): void {
  app.decorateRequest('network', {
    getter() {
      return networks.networkOf(this.raw);
    },
  });
}

/** `192.0.2.1` or `2001:db8:1:2::`, one name for all spellings; what is no address stays as it is. */
export function nameNetwork(address: string): string {
  if (isIP(address) === 0) return address;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4' ? parsed.toString() : nameIpv6(address, IPV6_PREFIX);
}

/** The IPv6 /48 that a network belongs to, `2001:db8:1::/48`; none for IPv4, and for what is no address. */
export function nameWiderNetwork(network: string): string | undefined {
  if (isIP(network) !== 6 || ipaddr.process(network).kind() === 'ipv4') return undefined;
  return `${nameIpv6(network, WIDER_PREFIX)}/${WIDER_PREFIX}`;
}

/**
 * Returns the networks by which a network is counted. The wider one comes first: beyond its limit none of its many
 * networks is remembered.
 */
export function sharesOf(network: string): NetworkShare[] {
  const wider = nameWiderNetwork(network);
  const own = { name: network, share: 1 };
  return wider === undefined ? [own] : [{ name: wider, share: WIDER_SHARE }, own];
}

function nameIpv6(address: string, prefix: number): string {
  const [withoutZone] = address.split('%');
  return ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone}/${prefix}`).toRFC5952String();
}

/** Returns an address without a port, which some proxies add, and IPv4 as such; empty for what is no address. */
function plainAddress(text: string): string {
  const { bracketed, dotted } = WITH_PORT.exec(text)?.groups ?? {};
  const address = (bracketed ?? dotted ?? text).replace(MAPPED, '');
  return isIP(address) === 0 ? '' : address;
}

/** Networks of a request in the form that the database may keep. */
export interface HiddenNetworks {
  network: string;
  /** Its IPv6 /48; null for IPv4. */
  widerNetwork: string | null;
}

/**
 * Names the network of an address, so that two requests from it can be compared and the database does not reveal the
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
