import { type IncomingMessage, METHODS } from 'node:http';

const KNOWN_METHODS = new Set(METHODS);

/** Parts of a request that decide whether it is HTTP/1 as we speak it. */
export type RequestForm = Pick<
  IncomingMessage,
  'method' | 'url' | 'httpVersionMajor' | 'httpVersionMinor'
> & {
  rawHeaders: readonly string[];
};

/**
 * Reports whether a request is HTTP/1.0 or 1.1. Node's parser also takes other versions, and the request lines of RTSP,
 * whose methods no router knows.
 */
export function isProperRequest(request: RequestForm): boolean {
  const { method = '', rawHeaders, httpVersionMajor: major, httpVersionMinor: minor } = request;
  return major === 1 && KNOWN_METHODS.has(method) && hasOneHost(rawHeaders, minor);
}

/** Two Host headers, or none in HTTP/1.1, are a trick to make two servers see two requests (RFC 9112, 3.2). */
function hasOneHost(rawHeaders: readonly string[], httpVersionMinor: number): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1 || (hosts === 0 && httpVersionMinor === 0);
}

/**
 * The address as path and query: `GET http://host/path` means the same as `GET /path`, and `OPTIONS *` asks about the
 * server as a whole (RFC 9112, 3.2). `undefined` for any other form.
 */
export function originForm(method: string, url: string): string | undefined {
  if (url.startsWith('/')) return url;
  if (url === '*') return method === 'OPTIONS' ? '/' : undefined;
  const absolute = /^https?:\/\//i.test(url) ? URL.parse(url) : null;
  return absolute ? absolute.pathname + absolute.search : undefined;
}
