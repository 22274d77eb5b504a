import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { seal, unseal } from './credentials.ts';

const KEY = randomBytes(32).toString('base64url');
const SECRET = {
  address: 'https://calendar.example.com/private-abc/basic.ics',
  username: 'anna',
  password: 'ä:b',
};

it('opens the credentials of a calendar with the key that sealed them', () => {
  const sealed = seal(SECRET, 'one', KEY);
  expect(unseal(sealed, 'one', KEY)).toEqual(SECRET);
  expect(sealed).not.toBe(seal(SECRET, 'one', KEY));
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('private');
});

it('opens none with another key, for another calendar, or that were changed', () => {
  const sealed = seal(SECRET, 'one', KEY);
  expect(() => unseal(sealed, 'one', randomBytes(32).toString('base64url'))).toThrow();
  expect(() => unseal(sealed, 'two', KEY)).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  expect(() => unseal(bytes.toString('base64url'), 'one', KEY)).toThrow();
});
