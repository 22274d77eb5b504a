import { isLoopback } from '../../../plugins/settings/listening-address.ts';

/** Lifetime of a session, in seconds. */
const SESSION_SECONDS = 12 * 3_600;

/** Lifetime of a session, in milliseconds. */
export const SESSION_MS = SESSION_SECONDS * 1_000;

/**
 * Returns the name of the cookie that holds a session. `__Host-` needs `Secure`, which not every browser accepts over
 * http from this machine: there the name has no prefix.
 * @param hostname as the browser calls the server, without a port
 */
export function cookieNameFor(hostname: string, publicUrl: string | null): '__Host-desk' | 'desk' {
  const isPublic = publicUrl?.startsWith('https:') ?? false;
  return !isPublic && isLoopback(hostname.replace(/^\[|\]$/g, '')) ? 'desk' : '__Host-desk';
}

/** The value of a cookie; undefined where the header has none of this name, or several. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  const values = (header ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1));
  return values.length === 1 ? values[0] : undefined;
}

/** `Set-Cookie` of a new session. @param token undefined to end it */
export function writeCookie(name: '__Host-desk' | 'desk', token: string | undefined): string {
  const secure = name === '__Host-desk' ? '; Secure' : '';
  const age = token === undefined ? 0 : SESSION_SECONDS;
  return `${name}=${token ?? ''}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}
