import { InvalidRequest } from '../../shared/errors.ts';
import { PROTOCOL_VERSIONS } from '../site/site.queries.ts';

/**
 * Names the versions to a client that asks for another in a header alone: the protocol's own server would miss in its
 * message what no version of ours needs. A message that says its version itself is left to that server.
 * @throws {InvalidRequest}
 */
export function requireKnownVersion(version: string | string[] | undefined, message: unknown): void {
  if (version === undefined || isSpoken(String(version)) || saysVersion(message)) return;
  throw new InvalidRequest(`This server speaks the protocol’s versions ${PROTOCOL_VERSIONS.join(', ')}.`);
}

function isSpoken(version: string): boolean {
  return PROTOCOL_VERSIONS.some((spoken) => spoken === version);
}

function saysVersion(message: unknown): boolean {
  const { params } = Object(message) as { params?: unknown };
  const { _meta } = Object(params) as { _meta?: unknown };
  return typeof _meta === 'object' && _meta !== null;
}
