import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a page of the desk itself makes this call. The browser says so by `Sec-Fetch-Site`, an older one by an `Origin` that
 * is the host it calls; a caller that says neither is no browser with the desk open. Other allowed origins don't count.
 * @param publicUrl counts as ours beside `Host`, which a proxy may have changed
 */
export function isFromDesk(headers: IncomingHttpHeaders, publicUrl: string | null): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin !== undefined && isOwnOrigin(headers.origin, headers.host, publicUrl);
}

/** Whether an origin is the desk's: the public one, or that of the host which is called. */
export function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string | null): boolean {
  if (origin === publicUrl) return true;
  const url = URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && url.host === hostOf(host, url.protocol);
}

/** Without the port that goes without saying, as in an origin. */
function hostOf(host: string | undefined, protocol: string): string | undefined {
  return host === undefined ? undefined : URL.parse(`${protocol}//${host}`)?.host;
}
