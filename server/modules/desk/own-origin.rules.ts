import type { IncomingHttpHeaders } from 'node:http';
import { isLoopback } from '../../plugins/settings/listening-address.ts';

/** Names of the desk's host. */
export interface OwnNames {
  /** The public origin counts beside `Host`, which a proxy may have changed. */
  publicUrl: string | null;
  deskHost: string;
}

/**
 * Reports whether a page of the desk itself makes this call. The browser says so by `Sec-Fetch-Site`, an older one by
 * an `Origin` that is the host it calls; a caller that says neither is no browser with the desk open. Other allowed
 * origins don't count.
 */
export function isFromDesk(headers: IncomingHttpHeaders, own: OwnNames): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' && isOwnHost(headers.host, own);
  return headers.origin !== undefined && isOwnOrigin(headers.origin, headers.host, own);
}

/** Reports whether an origin is the desk's: the public one, or that of the host which is called. */
export function isOwnOrigin(origin: string, host: string | undefined, own: OwnNames): boolean {
  if (origin === own.publicUrl) return true;
  const url = URL.parse(origin);
  if (url === null || !/^https?:$/.test(url.protocol)) return false;
  return url.host === hostOf(host, url.protocol) && isOwnHost(host, own);
}

/**
 * Reports whether a host is the desk's. Without a public origin, any website could have its name lead here: only this
 * machine's names, and `DESK_HOST`, are ours.
 */
function isOwnHost(host: string | undefined, { publicUrl, deskHost }: OwnNames): boolean {
  if (publicUrl !== null) return true;
  const name = hostOf(host, 'http:') && URL.parse(`http://${host}`)?.hostname.replaceAll(/[[\]]/g, '');
  return name !== undefined && (isLoopback(name) || name === deskHost.toLowerCase());
}

/** Returns the host without the default port, as in an origin. */
function hostOf(host: string | undefined, protocol: string): string | undefined {
  return host === undefined ? undefined : URL.parse(`${protocol}//${host}`)?.host;
}
