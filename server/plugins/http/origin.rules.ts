/**
 * Whether a handshake may come from there. A page of another site must not speak for its visitor; what sends no
 * Origin is no browser.
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
