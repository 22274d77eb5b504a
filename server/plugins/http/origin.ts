import type { FastifyRequest } from 'fastify';

/**
 * Reports whether a handshake may come from an origin. A page of another site must not speak for its visitor; a client
 * without an Origin is no browser.
 * @param host the Host header, which a page of our own has in its Origin too
 * @param allowed beside it
 */
export function isAllowedOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  const url = URL.parse(origin);
  return url !== null && /^https?:$/.test(url.protocol) && url.host === host?.toLowerCase();
}

/**
 * The origin under which this visitor sees the site, for links in an answer to this visitor only: the operator's
 * setting, or what the visitor's own browser says. Behind a proxy that ends TLS only `Origin` knows the scheme.
 */
export function ownOrigin({ headers, protocol, host }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl;
  const { origin } = headers;
  if (origin !== undefined && isAllowedOrigin(origin, host, [])) return origin;
  return URL.parse(`${protocol}://${host}`)?.origin ?? '';
}
