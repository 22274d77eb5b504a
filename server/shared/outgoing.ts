import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Agent } from 'undici';

/**
 * Machines at which a call may end. `public`: those of the internet, for addresses that an answer names, or a person
 * without the right over all demos. `own`: also this machine and its network, for addresses that an owner or the
 * environment gave.
 */
export type Reach = 'public' | 'own';

/** Code of a call that would have ended elsewhere. */
export const ADDRESS_REFUSED = 'ADDRESS_REFUSED';

/** Addresses at which clouds hand out credentials, besides the link-local ones. */
const OF_CLOUDS: ReadonlySet<string> = new Set(['fd00:ec2:0:0:0:0:0:254', '100.100.100.200', '192.0.0.192']);
const NEVER: ReadonlySet<string> = new Set(['linkLocal', 'multicast', 'broadcast']);

/** Returns whether a call of this reach may end at an IP address. */
export function isWithin(reach: Reach, address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  let ip = ipaddr.process(address);
  // As networks without IPv4 write it (NAT64).
  if (ip.range() === 'rfc6052') ip = new ipaddr.IPv4(ip.toByteArray().slice(12));
  const range = ip.range();
  if (reach === 'public') return range === 'unicast';
  return !NEVER.has(range) && !OF_CLOUDS.has(ip.toNormalizedString());
}

/**
 * `fetch`, for every call of ours to another server. The address that is checked is the one that is connected to, so
 * that a name can't lead elsewhere after it was checked; a name that can't be looked up is an error.
 */
export async function fetchWithin(
  reach: Reach,
  url: string | URL,
  init: RequestInit = {},
): Promise<Response> {
  // Takes 20 MB, which a server that calls no other saves.
  undici ??= import('undici');
  const library = await undici;
  agents[reach] ??= openAgent(library, reach);
  const call = { ...init, dispatcher: agents[reach] } as Parameters<typeof library.fetch>[1];
  return library.fetch(url, call) as unknown as Promise<Response>;
}

/** `ECONNREFUSED` and the like of a call that has failed; what an engine says in words may repeat an address. */
export function failureCodeOf(error: unknown): string {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  return code !== undefined && /^[A-Z_]+$/.test(code) ? code : 'unreachable';
}

let undici: Promise<typeof import('undici')> | undefined;
const agents: Partial<Record<Reach, Agent>> = {};

function openAgent({ Agent, buildConnector }: typeof import('undici'), reach: Reach): Agent {
  const lookUp: LookupFunction = (hostname, options, done) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const allowed = found.filter(({ address }) => isWithin(reach, address));
      const [first] = allowed;
      if (!first) return done(refusal(), '');
      if (options.all) done(null, allowed);
      else done(null, first.address, first.family);
    });
  const connect = buildConnector({ lookup: lookUp, allowH2: false });
  return new Agent({
    connect(options, done) {
      const host = options.hostname.replace(/^\[|\]$/g, '');
      // An IP address is not looked up.
      if (isIP(host) !== 0 && !isWithin(reach, host)) done(refusal(), null);
      else connect(options, done);
    },
  });
}

function refusal(): Error {
  return Object.assign(new Error('the call would end at a machine that it may not reach'), {
    code: ADDRESS_REFUSED,
  });
}
