// By hand: files need these as a list before anyone asks, and `@fastify/helmet` has no Permissions-Policy (decision
// 001). With it 'sets what concerns documents on a page' of security-headers.test.ts fails.

/** Policy for everything that is not a page of the site: nothing may be loaded, framed or sent from it. */
export const NO_PAGE_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const TWO_YEARS_IN_SECONDS = 63_072_000;

const OF_DOCUMENTS = {
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'origin-agent-cluster': '?1',
};

/** Names of those that a browser heeds on a document alone: an answer that each page fetches does without them. */
export const DOCUMENT_HEADERS: readonly string[] = [
  ...Object.keys(OF_DOCUMENTS),
  'cross-origin-opener-policy',
];

/**
 * The headers that every answer carries, in lower case.
 * @param isSecure visitors come by https only, as `PUBLIC_URL` says
 * @param pagePolicy the Content-Security-Policy of a page
 */
export function securityHeaders(isSecure: boolean, pagePolicy = NO_PAGE_POLICY): Record<string, string> {
  return {
    ...publicHeaders(isSecure, pagePolicy),
    'cross-origin-opener-policy': 'same-origin',
  };
}

/**
 * The same for what anyone may see. It gives nothing away to a window that opened it, and with an opener policy the
 * browser would have to change processes when the answer begins, before it can show anything (decision 019). A script
 * or a style sheet, which has no policy of a page, does without what concerns documents alone: a page fetches several.
 */
export function publicHeaders(isSecure: boolean, pagePolicy?: string): Record<string, string> {
  return {
    'content-security-policy': pagePolicy ?? NO_PAGE_POLICY,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(pagePolicy === undefined ? {} : OF_DOCUMENTS),
    // Without its subdomains: what else the operator runs there is not for us to decide.
    ...(isSecure ? { 'strict-transport-security': `max-age=${TWO_YEARS_IN_SECONDS}` } : {}),
  };
}
