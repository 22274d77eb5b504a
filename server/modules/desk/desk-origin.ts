import { DESK_PATH } from 'contract/desk/paths.ts';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../plugins/settings/config.ts';
import { browserAddress, isLoopback } from '../../plugins/settings/listening-address.ts';
import { isOwnOrigin, type OwnNames } from './own-origin.rules.ts';

type Addressed = Pick<Config, 'publicUrl' | 'host' | 'port' | 'deskHost' | 'deskPort'>;

/** The public origin under which the desk is seen: that of the site, unless the desk has a listener of its own. */
export function publicOriginOf({ publicUrl, deskPort }: Addressed): string | null {
  return deskPort === null ? publicUrl : null;
}

/** Names under which the desk answers its own pages. */
export function ownNamesOf(config: Addressed): OwnNames {
  return { publicUrl: publicOriginOf(config), deskHost: config.deskHost };
}

/**
 * Returns the origin of links that a person gets by mail or at a shell: from settings alone, since a request could name
 * another host.
 * @param port on which the server listens in the end
 * @returns undefined where the settings don't determine it
 */
export function linkOriginOf(config: Addressed, port: number = config.port): string | undefined {
  const { host, publicUrl, deskHost, deskPort } = config;
  if (deskPort !== null) return browserAddress(deskHost, deskPort);
  if (publicUrl !== null) return publicUrl;
  return isLoopback(host) ? browserAddress(host, port) : undefined;
}

/** Returns the address of a link. The token stands behind the `#`, which no log and no `Referer` ever has. */
export function linkAddress(origin: string, token: string): string {
  return `${origin}${DESK_PATH}/link#${token}`;
}

/**
 * The origin under which the browser of this call sees the desk, for the passkeys that it may use there.
 */
export function seenOrigin({ headers, protocol, host }: FastifyRequest, own: OwnNames): string {
  const { origin } = headers;
  if (origin !== undefined && isOwnOrigin(origin, host, own)) return origin;
  return own.publicUrl ?? URL.parse(`${protocol}://${host}`)?.origin ?? '';
}
