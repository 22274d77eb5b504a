/**
 * Hands out the `Idempotency-Key` of a form: the same for every try with the same content, so that a retry
 * after a lost answer is stored once; another one for other content.
 */
export function createIdempotencyKeys(): (body: unknown) => string {
  const keys = new Map<string, string>();
  return (body) => {
    const content = JSON.stringify(body);
    const key = keys.get(content) ?? randomKey();
    keys.set(content, key);
    return key;
  };
}

/** 128 random bits. Unlike `crypto.randomUUID` it also works on a plain-http address in a local network. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
