import { API_HOST } from './host.ts';

/** Long enough for a poor line; then it counts as no answer. */
const TIMEOUT_MS = 30_000;

/** GET of one of the calls, from wherever they live. @throws {DOMException} when `signal` or the time ends it */
export function askHost(path: string, signal: AbortSignal): Promise<Response> {
  return fetch(API_HOST + path, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]) });
}
