import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSealedText, sealText } from './sealed-text.ts';

const KEY = randomBytes(32).toString('base64url');
const SECRET = JSON.stringify({
  address: 'https://calendar.example.com/private-abc/basic.ics',
  password: 'ä:b',
});

it('opens a text with the key that sealed it', () => {
  const sealed = sealText(SECRET, 'one', KEY);
  expect(openSealedText(sealed, 'one', KEY)).toBe(SECRET);
  expect(sealed).not.toBe(sealText(SECRET, 'one', KEY));
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('private');
});

it('opens no text with another key, for another row, or that was changed', () => {
  const sealed = sealText(SECRET, 'one', KEY);
  expect(() => openSealedText(sealed, 'one', randomBytes(32).toString('base64url'))).toThrow();
  expect(() => openSealedText(sealed, 'two', KEY)).toThrow();
  const bytes = Buffer.from(sealed, 'base64url');
  bytes[40] = (bytes[40] ?? 0) ^ 1;
  expect(() => openSealedText(bytes.toString('base64url'), 'one', KEY)).toThrow();
});
