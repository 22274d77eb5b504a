import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { holdsAddress, listAddresses } from './find-address.ts';

const EMAIL = 'asha.rao+news@example.co.in';
const base64 = (text: string) => Buffer.from(text).toString('base64');

const SPELLED = [
  EMAIL,
  EMAIL.toUpperCase(),
  `email=${EMAIL}`,
  encodeURIComponent(EMAIL),
  `?to=${encodeURIComponent(encodeURIComponent(EMAIL))}&x=1`,
  EMAIL.replace('@', '&#64;'),
  JSON.stringify({ to: EMAIL }).replace('@', '\\u0040'),
  `e=${base64(EMAIL)}`,
  `e=${base64(`u=1&email=${EMAIL}`)}`,
  base64(encodeURIComponent(EMAIL)),
];

describe('holdsAddress', () => {
  it.each(SPELLED)('finds an address in %j', (text) => {
    expect(holdsAddress(text)).toBe(true);
    expect([...listAddresses(text)]).toContain(EMAIL);
  });

  it.each([
    '/pricing?utm_source=mail',
    'https://www.example.com/@asha',
    'https://social.example/@asha.rao/posts',
    'at @ example.com',
    '/blog/a%20b?q=5%25%20off',
    'https://t.example/?id=0190a3c2-7d4e-7000-8000-00000000abcd&h=bbb@',
  ])('finds no address in %j', (text) => {
    expect(holdsAddress(text)).toBe(false);
  });

  it('finds no address in the random ids of ad networks', () => {
    // The same in each run: no chance decides whether the test passes.
    const idOf = (seed: number) => createHash('sha512').update(`${seed}`).digest('base64url');
    const made = Array.from({ length: 2_000 }, (_, seed) => `gclid=${idOf(seed)}`);
    expect(made.filter(holdsAddress).length).toBeLessThan(3);
  });
});
