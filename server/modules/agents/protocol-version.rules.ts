import { InvalidRequest } from '../../shared/errors.ts';

/** Of the protocol, the newest first; a test holds them to what the protocol's own server speaks. */
export const SPOKEN_VERSIONS = [
  '2026-07-28',
  '2025-11-25',
  '2025-06-18',
  '2025-03-26',
  '2024-11-05',
  '2024-10-07',
];

/**
 * Names the versions to a client that asks for another in a header alone: the protocol's own server would miss in its
 * message what no version of ours needs. A message that says its version itself is left to that server.
 * @throws {InvalidRequest}
 */
export function requireKnownVersion(version: string | string[] | undefined, message: unknown): void {
  if (version === undefined || SPOKEN_VERSIONS.includes(String(version)) || saysVersion(message)) return;
  throw new InvalidRequest(`This server speaks the protocol’s versions ${SPOKEN_VERSIONS.join(', ')}.`);
}

function saysVersion(message: unknown): boolean {
  const { params } = Object(message) as { params?: unknown };
  const { _meta } = Object(params) as { _meta?: unknown };
  return typeof _meta === 'object' && _meta !== null;
}
