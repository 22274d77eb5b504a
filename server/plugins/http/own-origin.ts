import type { FastifyRequest } from 'fastify';
import { isAllowedOrigin } from './origin.rules.ts';

/**
 * Under which origin this visitor sees the site, for links in an answer to nobody else: the operator's word, or what the
 * visitor's own browser says. Behind a proxy that ends TLS only `Origin` knows the scheme.
 */
export function ownOrigin({ headers, protocol, host }: FastifyRequest, publicUrl: string | null): string {
  if (publicUrl !== null) return publicUrl;
  const { origin } = headers;
  if (origin !== undefined && isAllowedOrigin(origin, host, [])) return origin;
  return URL.parse(`${protocol}://${host}`)?.origin ?? '';
}
