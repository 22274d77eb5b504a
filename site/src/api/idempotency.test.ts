import { describe, expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotency.ts';

describe('createIdempotencyKeys', () => {
  it('keeps the key while the content stays the same', () => {
    const keyFor = createIdempotencyKeys();

    expect(keyFor({ name: 'Mira' })).toBe(keyFor({ name: 'Mira' }));
  });

  it('creates a new key when the content changes, so that an edited form is a new request', () => {
    const keyFor = createIdempotencyKeys();

    expect(keyFor({ name: 'Mira' })).not.toBe(keyFor({ name: 'Mara' }));
  });

  it('returns to the first key when a change is undone', () => {
    const keyFor = createIdempotencyKeys();
    const first = keyFor({ name: 'Mira' });
    keyFor({ name: 'Mara' });

    expect(keyFor({ name: 'Mira' })).toBe(first);
  });

  it('gives two forms different keys', () => {
    expect(createIdempotencyKeys()({})).not.toBe(createIdempotencyKeys()({}));
  });
});
