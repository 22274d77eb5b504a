const BEARER = /^Bearer +(\S+) *$/i;

/** The access token of an `Authorization` header (RFC 6750, 2.1); `undefined` if the header has none. */
export function readBearer(header: string | undefined): string | undefined {
  return BEARER.exec(header ?? '')?.[1];
}
