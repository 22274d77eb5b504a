import { describe, expect, it } from 'vitest';
import { isAllowedOrigin } from './origin.rules.ts';

const PUBLIC_URL = 'https://www.example.com';

describe('isAllowedOrigin', () => {
  it.each([
    ['no browser', undefined, 'localhost:3000', null],
    ['a page of this server', 'http://localhost:3000', 'localhost:3000', null],
    [
      'a page of this server behind a proxy that ends TLS',
      'https://api.example.com',
      'api.example.com',
      null,
    ],
    ['a host spelled in capitals', 'http://localhost:3000', 'LocalHost:3000', null],
    ['the site, on another host than the calls', PUBLIC_URL, 'api.example.com', PUBLIC_URL],
  ])('lets %s in', (_case, origin, host, publicUrl) => {
    expect(isAllowedOrigin(origin, host, publicUrl)).toBe(true);
  });

  it.each([
    ['a page of another site', 'https://evil.example', 'www.example.com'],
    ['a page of another port', 'http://localhost:4000', 'localhost:3000'],
    ['a sandboxed page', 'null', 'null'],
    ['an extension', 'chrome-extension://www.example.com', 'www.example.com'],
    ['the site without TLS', 'http://www.example.com', 'api.example.com'],
    ['a name that only begins like the site', 'https://www.example.com.evil.example', 'api.example.com'],
    ['nonsense', 'www.example.com', 'www.example.com'],
    ['an empty origin', '', ''],
    ['no host at all', 'http://localhost', undefined],
  ])('keeps %s out', (_case, origin, host) => {
    expect(isAllowedOrigin(origin, host, PUBLIC_URL)).toBe(false);
  });
});
