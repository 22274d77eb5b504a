import { describe, expect, it } from 'vitest';
import { isAllowedOrigin } from './origin.ts';

const SITE = 'https://www.example.com';
const OTHER = 'https://app.example.net';
const ALLOWED = [SITE, OTHER];

describe('isAllowedOrigin', () => {
  it.each([
    ['no browser', undefined, 'localhost:3000', []],
    ['a page of this server', 'http://localhost:3000', 'localhost:3000', []],
    ['a page of this server behind a proxy that ends TLS', 'https://api.example.com', 'api.example.com', []],
    ['a host spelled in capitals', 'http://localhost:3000', 'LocalHost:3000', []],
    ['the site, on another host than the calls', SITE, 'api.example.com', ALLOWED],
    ['another site that is allowed', OTHER, 'api.example.com', ALLOWED],
  ])('lets %s in', (_case, origin, host, allowed) => {
    expect(isAllowedOrigin(origin, host, allowed)).toBe(true);
  });

  it.each([
    ['a page of another site', 'https://evil.example', 'www.example.com'],
    ['a page of another port', 'http://localhost:4000', 'localhost:3000'],
    ['a sandboxed page', 'null', 'null'],
    ['an extension', 'chrome-extension://www.example.com', 'www.example.com'],
    ['the site without TLS', 'http://www.example.com', 'api.example.com'],
    ['a name that only begins like the site', 'https://www.example.com.evil.example', 'api.example.com'],
    ['another port of a site that is allowed', 'https://app.example.net:8443', 'api.example.com'],
    ['a part of a site that is allowed', 'https://x.app.example.net', 'api.example.com'],
    ['nonsense', 'www.example.com', 'www.example.com'],
    ['an empty origin', '', ''],
    ['no host at all', 'http://localhost', undefined],
  ])('keeps %s out', (_case, origin, host) => {
    expect(isAllowedOrigin(origin, host, ALLOWED)).toBe(false);
  });
});
