import { failureCodeOf, fetchWithin, type Reach } from '../../../shared/outgoing.ts';
import type { Credentials } from '../credentials.ts';
import { SourceProblem } from './calendar-source.ts';

/** A calendar of ten busy years has some 10 MB. */
export const MOST_BYTES = 16 * 1024 * 1024;
const MOST_REDIRECTS = 5;
const TIMEOUT_MS = 20_000;

export type BoundedFetch = typeof globalThis.fetch;

interface Bounds {
  signal: AbortSignal;
  mostBytes?: number;
}

/**
 * `fetch` for one calendar: bounded in time, in bytes and in redirects. What a server names in an answer is reached only
 * where it is public or of the calendar's own origin; name and password go to that origin alone.
 */
export function createBoundedFetch(
  { address, username, password, isTrusted = true }: Credentials,
  { signal, mostBytes = MOST_BYTES }: Bounds,
): BoundedFetch {
  const { origin } = new URL(address);
  const hasLogin = username !== undefined;
  const reachOf = (url: URL): Reach => (isTrusted && url.origin === origin ? 'own' : 'public');

  return async (input, init = {}) => {
    const within = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const headers = new Headers(init.headers);
    if (hasLogin) headers.set('authorization', basicOf(username, password ?? ''));
    let url = new URL(input instanceof Request ? input.url : input);
    for (let hops = 0; ; hops += 1) {
      // Without the password it would be refused there, in words that lead nobody to the reason.
      if (hasLogin && url.origin !== origin) throw new SourceProblem('other_server', url.origin);
      const answer = await send(reachOf(url), url, { ...init, headers, redirect: 'manual', signal: within });
      const next = answer.headers.get('location');
      if (![301, 302, 303, 307, 308].includes(answer.status) || next === null) {
        const body = await readBody(answer, mostBytes);
        return new Response(body, { status: answer.status, headers: answer.headers });
      }
      await answer.body?.cancel();
      if (hops >= MOST_REDIRECTS) throw new SourceProblem('too_many_redirects');
      url = targetOf(url, next);
    }
  };
}

/** @throws {SourceProblem} where the redirect leaves the web, or leaves https */
function targetOf(from: URL, location: string): URL {
  const to = URL.parse(location, from);
  const isWeb = to?.protocol === 'https:' || (to?.protocol === 'http:' && from.protocol === 'http:');
  if (!to || !isWeb) throw new SourceProblem('redirect_refused');
  return to;
}

async function send(reach: Reach, url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetchWithin(reach, url, init);
  } catch (error) {
    throw new SourceProblem(failureCodeOf(error));
  }
}

async function readBody(answer: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if ([101, 204, 205, 304].includes(answer.status)) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw new SourceProblem('too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof SourceProblem ? error : new SourceProblem(failureCodeOf(error));
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function basicOf(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}
