import { describe, expect, it } from 'vitest';
import { readConfig } from '../../settings/read-config.ts';
import { isDeskOn } from './desk.settings.ts';

describe('the desk', () => {
  it.each<[Record<string, string>, boolean]>([
    [{}, true],
    [{ HOST: '::1' }, true],
    [{ PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ PUBLIC_URL: 'http://[::1]:3000' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://www.example.com' }, false],
    [{ PUBLIC_URL: 'https://www.example.com', DESK: 'on' }, true],
    [{ DESK: 'off' }, false],
  ])('with %j is served: %s', (environment, expected) => {
    expect(isDeskOn(readConfig(environment))).toBe(expected);
  });
});
