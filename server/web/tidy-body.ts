import { InvalidRequest } from '../errors.ts';

/**
 * Trims every text of a body in place, but for the fields named in `asTyped`, and refuses text that no storage
 * can hold. Anything that is not an object is left to the schema.
 */
export function tidyBody(body: unknown, asTyped: readonly string[] = []): void {
  if (typeof body !== 'object' || body === null) return;
  const fields = body as Record<string, unknown>;
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string') continue;
    if (!value.isWellFormed() || value.includes('\0')) {
      throw new InvalidRequest('The request has characters that can’t be stored.');
    }
    if (!asTyped.includes(name)) fields[name] = value.trim();
  }
}
