const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Reports whether an agent may call from an origin. A page that has its own name point at this machine (DNS rebinding)
 * has an Origin that equals its Host, so that counts on a developer's own machine alone. A caller without an Origin is
 * no browser.
 * @param allowed the site's own origin, and those that the operator allows beside it
 */
export function isAgentOrigin(
  origin: string | undefined,
  host: string | undefined,
  allowed: readonly string[],
): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  const url = URL.parse(origin);
  return url !== null && url.host === host && LOOPBACK.has(url.hostname);
}
