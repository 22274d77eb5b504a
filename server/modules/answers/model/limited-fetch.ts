import { fetchWithin } from '../../../shared/outgoing.ts';

/**
 * A `fetch` that reads at most so many bytes of an answer, and follows no redirect: the key is meant for one host.
 * @throws from the body's reader when there are more
 */
export function limitFetch(mostBytes: number): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetchWithin('own', input instanceof Request ? input.url : input, {
      ...init,
      redirect: 'error',
    });
    if (!response.body) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(countBytes(mostBytes)), { status, statusText, headers });
  };
}

function countBytes(mostBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) controller.error(new RangeError(`the answer is longer than ${mostBytes} bytes`));
      else controller.enqueue(chunk);
    },
  });
}
