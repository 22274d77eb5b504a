/**
 * Hands out the `Idempotency-Key` of a form: the same for every try with the same content, so that a retry
 * after a lost answer is stored once; a new one as soon as the visitor changes something.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  let last: { content: string; key: string } | undefined;
  return (body) => {
    const content = JSON.stringify(body);
    if (last?.content !== content) last = { content, key: randomKey() };
    return last.key;
  };
}

/** 128 random bits. Unlike `crypto.randomUUID` it also works on a plain-http address in a local network. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
