import { vi } from 'vitest';

/** A request of the page, as the server would read it. */
export interface RecordedCall {
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** The JSON of the body; empty if there is no body. */
  body: Record<string, string>;
  signal: AbortSignal | null | undefined;
}

/**
 * Stands in for the server: records each request of the page, then answers it. Undo it with `vi.unstubAllGlobals`.
 * @param answer throws where no answer shall come
 */
export function answerCalls(answer: (call: RecordedCall) => Response | Promise<Response>): RecordedCall[] {
  const calls: RecordedCall[] = [];
  vi.stubGlobal('fetch', async (address: string, { headers, body, signal }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, location.href);
    const call: RecordedCall = {
      path: pathname,
      query: searchParams,
      headers: new Headers(headers),
      body: JSON.parse(typeof body === 'string' ? body : '{}'),
      signal,
    };
    calls.push(call);
    return answer(call);
  });
  return calls;
}

/** The key under which a server stores a request once. */
export function keyOf(call: RecordedCall | undefined): string | null | undefined {
  return call?.headers.get('idempotency-key');
}

/** Returns the facts that a request states beside its body. */
export function baggageOf(call: RecordedCall | undefined): Record<string, string> {
  const members = call?.headers.get('baggage')?.split(',') ?? [];
  return Object.fromEntries(
    members.map((member) => {
      const [key = '', value = ''] = member.split('=');
      return [key, decodeURIComponent(value)];
    }),
  );
}
