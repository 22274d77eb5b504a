import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { SourceProblem } from './calendar-source.ts';

/** A calendar of ten busy years has some 10 MB. */
export const MOST_BYTES = 16 * 1024 * 1024;
const MOST_REDIRECTS = 5;
const TIMEOUT_MS = 20_000;

type Fetch = typeof globalThis.fetch;

/**
 * `fetch` for addresses that an operator has given: bounded in time, in bytes and in redirects. A server outside of the
 * operator's network can't lead the request into it, and a password goes to its own server alone.
 */
export function createBoundedFetch(signal: AbortSignal): Fetch {
  return async (input, init = {}) => {
    const within = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    let url = new URL(input instanceof Request ? input.url : input);
    const headers = new Headers(init.headers);
    for (let hops = 0; ; hops += 1) {
      const answer = await send(url, { ...init, headers, redirect: 'manual', signal: within });
      const next = answer.headers.get('location');
      if (![301, 302, 303, 307, 308].includes(answer.status) || next === null) {
        return new Response(await readBody(answer), { status: answer.status, headers: answer.headers });
      }
      await answer.body?.cancel();
      if (hops >= MOST_REDIRECTS) throw new SourceProblem('too_many_redirects');
      const target = new URL(next, url);
      await requireAllowed(url, target);
      if (target.origin !== url.origin) headers.delete('authorization');
      url = target;
    }
  };
}

async function send(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await globalThis.fetch(url, init);
  } catch (error) {
    throw new SourceProblem(codeOf(error));
  }
}

async function readBody(answer: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if ([101, 204, 205, 304].includes(answer.status)) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of answer.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) throw new SourceProblem('too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof SourceProblem ? error : new SourceProblem(codeOf(error));
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** A redirect by the internet must not end at a machine that only this server reaches. */
async function requireAllowed(from: URL, to: URL): Promise<void> {
  const isWeb = to.protocol === 'https:' || (to.protocol === 'http:' && from.protocol === 'http:');
  if (!isWeb) throw new SourceProblem('redirect_refused');
  if (to.origin !== from.origin && (await isPrivate(to)) && !(await isPrivate(from))) {
    throw new SourceProblem('redirect_refused');
  }
}

/** Whether an address leads to a machine of the own network, or to none at all. @throws {SourceProblem} where its name is unknown */
export async function isPrivate({ hostname }: URL): Promise<boolean> {
  const plain = hostname.replace(/^\[|\]$/g, '');
  const found = ipaddr.isValid(plain)
    ? [{ address: plain }]
    : await lookup(plain, { all: true }).catch(() => {
        throw new SourceProblem('ENOTFOUND');
      });
  return found.some(({ address }) => ipaddr.process(address).range() !== 'unicast');
}

/** `ECONNREFUSED` and the like; what an engine says in words may repeat an address. */
function codeOf(error: unknown): string {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError' || name === 'AbortError') return 'timeout';
  const code = (cause as NodeJS.ErrnoException | undefined)?.code;
  return code !== undefined && /^[A-Z_]+$/.test(code) ? code : 'unreachable';
}
