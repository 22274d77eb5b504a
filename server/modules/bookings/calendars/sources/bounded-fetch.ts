import { setImmediate } from 'node:timers/promises';
import { failureCodeOf, fetchWithin, type Reach } from '../../../../shared/outgoing.ts';
import type { Credentials } from '../credentials.ts';
import { SourceProblem } from './calendar-source.ts';

/** A calendar of ten busy years has some 10 MB. */
export const MOST_BYTES = 16 * 1024 * 1024;
const MOST_REDIRECTS = 5;
const TIMEOUT_MS = 20_000;

/** Bytes are handed on in pieces of this size: each is one short step. */
const PIECE_BYTES = 256 * 1024;

export type BoundedFetch = typeof globalThis.fetch;

/** Answer whose body has been read. */
export interface BoundedAnswer {
  status: number;
  headers: Headers;
  pieces: Uint8Array[];
}

interface Bounds {
  signal: AbortSignal;
  mostBytes?: number;
}

/**
 * Calls for one calendar: bounded in time, in bytes and in redirects. What a server names in an answer is reached only
 * where it is public or of the calendar's own origin; name and password go to that origin alone.
 */
export function createBoundedCall(
  { address, username, password, isTrusted = true }: Credentials,
  { signal, mostBytes = MOST_BYTES }: Bounds,
): (...request: Parameters<BoundedFetch>) => Promise<BoundedAnswer> {
  const { origin } = new URL(address);
  const hasLogin = username !== undefined;
  const reachOf = (url: URL): Reach => (isTrusted && url.origin === origin ? 'own' : 'public');

  return async (input, init = {}) => {
    const within = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    const headers = new Headers(init.headers);
    if (hasLogin) headers.set('authorization', basicOf(username, password ?? ''));
    let url = new URL(input instanceof Request ? input.url : input);
    for (let hops = 0; ; hops += 1) {
      // Without the password it would be refused there, in words that do not name the reason.
      if (hasLogin && url.origin !== origin) throw new SourceProblem('other_server', url.origin);
      const answer = await send(reachOf(url), url, { ...init, headers, redirect: 'manual', signal: within });
      const next = answer.headers.get('location');
      if (![301, 302, 303, 307, 308].includes(answer.status) || next === null) {
        const { status, headers } = answer;
        return { status, headers, pieces: await readBody(answer, mostBytes) };
      }
      await answer.body?.cancel();
      if (hops >= MOST_REDIRECTS) throw new SourceProblem('too_many_redirects');
      url = targetOf(url, next);
    }
  };
}

/** The same for a library. */
export function createBoundedFetch(credentials: Credentials, bounds: Bounds): BoundedFetch {
  const call = createBoundedCall(credentials, bounds);
  return async (input, init) => {
    const { status, headers, pieces } = await call(input, init);
    const hasNone = [101, 204, 205, 304].includes(status);
    return new Response(hasNone ? null : new Uint8Array(Buffer.concat(pieces)), { status, headers });
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

async function readBody(answer: Response, mostBytes: number): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  let chunks: Uint8Array[] = [];
  let [bytes, waiting] = [0, 0];
  try {
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.byteLength;
      waiting += chunk.byteLength;
      if (bytes > mostBytes) throw new SourceProblem('too_large');
      chunks.push(chunk);
      if (waiting < PIECE_BYTES) continue;
      pieces.push(Buffer.concat(chunks));
      chunks = [];
      waiting = 0;
      await setImmediate();
    }
  } catch (error) {
    throw error instanceof SourceProblem ? error : new SourceProblem(failureCodeOf(error));
  }
  return [...pieces, Buffer.concat(chunks)];
}

function basicOf(username: string, password: string): string {
  return `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
}
