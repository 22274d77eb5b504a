import { API_HOST } from './host.ts';

/** Long enough for a poor line; then it counts as no answer. */
const TIMEOUT_MS = 30_000;

/**
 * GET of one of the calls, from wherever they live. Of a refusal there is the status alone.
 * @throws {DOMException} when `signal` or the time ends it
 */
export async function askHost(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(API_HOST + path, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  if (!response.ok) discardBody(response);
  return response;
}

/**
 * Discards the body of an answer that isn't needed: unread, it would hold the connection until the request times out.
 */
export function discardBody(response: Response): void {
  response.arrayBuffer().catch(() => undefined);
}
