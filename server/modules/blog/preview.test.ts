import { describe, expect, it } from 'vitest';
import { createPreviewSigner } from './preview.ts';

const NOW = new Date('2026-03-10T06:30:00Z');
const EXPIRES_AT = new Date('2026-03-17T06:30:00Z');

function createSigner({ key = 'secret', now = NOW } = {}) {
  return createPreviewSigner({ key, clock: () => now });
}

describe('preview tokens', () => {
  const token = createSigner().sign('operations', 'a-title', EXPIRES_AT);

  it('accepts a token for its article until it expires', () => {
    const lastMoment = new Date(EXPIRES_AT.getTime() - 1);
    expect(createSigner().verify('operations', 'a-title', token)).toBe(true);
    expect(createSigner({ now: lastMoment }).verify('operations', 'a-title', token)).toBe(true);
  });

  it('refuses a token from the moment at which it expires', () => {
    expect(createSigner({ now: EXPIRES_AT }).verify('operations', 'a-title', token)).toBe(false);
  });

  it('makes a token that fits into an address', () => {
    expect(encodeURIComponent(token)).toBe(token);
  });

  it.each([
    ['another article', 'operations', 'another'],
    ['another category', 'developers', 'a-title'],
    ['the same letters, divided differently', 'operationsa', '-title'],
  ])('refuses a token for %s', (_what, categorySlug, url) => {
    expect(createSigner().verify(categorySlug, url, token)).toBe(false);
  });

  it('refuses a token of a server with another key', () => {
    expect(createSigner({ key: 'another' }).verify('operations', 'a-title', token)).toBe(false);
  });

  it('refuses a token with any one character changed', () => {
    const changed = Array.from(token, (character, index) => {
      const other = character === 'A' ? 'B' : 'A';
      return token.slice(0, index) + other + token.slice(index + 1);
    });
    expect(changed.filter((text) => createSigner().verify('operations', 'a-title', text))).toEqual([]);
  });

  it('refuses a token with a later expiry', () => {
    const later = createSigner({ key: 'another' }).sign('operations', 'a-title', new Date('2030-01-01'));
    const forged = later.slice(0, 5) + token.slice(5);
    expect(createSigner().verify('operations', 'a-title', forged)).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['too few characters', token.slice(1)],
    ['a character more', `${token}A`],
    ['a line feed more', `${token}\n`],
    ['very many characters', token.repeat(100_000)],
    ['characters of another alphabet', `+/${token.slice(2)}`],
    ['characters beyond ASCII', `é${token.slice(1)}`],
    ['zeros', 'A'.repeat(48)],
  ])('refuses a token with %s', (_what, text) => {
    expect(createSigner().verify('operations', 'a-title', text)).toBe(false);
  });
});
