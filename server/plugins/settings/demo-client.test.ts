import { describe, expect, it } from 'vitest';
import { readConfig } from '../../settings/read-config.ts';
import { offersDemo } from './demo-client.ts';

describe('the demo client', () => {
  it.each([
    ['with default settings', {}, true],
    ['on another address of this machine', { HOST: '::1' }, true],
    ['with Redis', { REDIS_URL: 'redis://127.0.0.1:6379' }, true],
    ['on an address that others reach', { HOST: '0.0.0.0' }, false],
    ['under a public address', { PUBLIC_URL: 'https://www.example.com' }, false],
    ['on Postgres', { DATABASE_URL: 'postgres://a:b@c:5432/d' }, false],
    ['behind a proxy', { TRUSTED_PROXIES: '127.0.0.1' }, false],
  ])('offers the demo client by a server %s: %j, %s', (_what, environment, expected) => {
    expect(offersDemo(readConfig(environment))).toBe(expected);
  });
});
