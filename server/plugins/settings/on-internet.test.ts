import { expect, it } from 'vitest';
import { isOnInternet } from './on-internet.ts';

it.each([
  ['https://www.example.com', true],
  ['https://site.example:8443', true],
  [null, false],
  ['http://www.example.com', false],
  ['https://localhost:3000', false],
  ['https://site', false],
  ['https://site.internal', false],
  ['https://box.home.arpa', false],
  ['https://192.168.0.7', false],
  ['https://[fd00::1]', false],
])('knows whether everyone may reach %s', (publicUrl, isReachable) => {
  expect(isOnInternet(publicUrl)).toBe(isReachable);
});
