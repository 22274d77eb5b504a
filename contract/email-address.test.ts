import { describe, expect, it } from 'vitest';
import { isEmailAddress } from './email-address.ts';

describe('isEmailAddress', () => {
  it.each([
    'mira@example.com',
    'mira.singh+demo@sub.example.co.in',
    "o'neil@example.ie",
    'a@b.co',
    '1@2.example',
    'mira_singh-9@ex-ample.com',
    'mira@xn--bcher-kva.example',
    'mira@example.xn--p1ai',
    `${'a'.repeat(64)}@example.com`,
  ])('accepts %s', (address) => {
    expect(isEmailAddress(address)).toBe(true);
  });

  it.each([
    ['nothing', ''],
    ['no at sign', 'mira.example.com'],
    ['no local part', '@example.com'],
    ['no domain', 'mira@'],
    ['a domain without a dot', 'mira@localhost'],
    ['a display name', 'Mira <mira@example.com>'],
    ['angle brackets', '<mira@example.com>'],
    ['a list', 'mira@example.com,eve@example.com'],
    ['a list with semicolons', 'mira@example.com;eve@example.com'],
    ['a second at sign', 'mira@eve@example.com'],
    ['a comment', 'mira(boss)@example.com'],
    ['a quoted local part', '"mira singh"@example.com'],
    ['an address literal', 'mira@[192.0.2.1]'],
    ['an IP address', 'mira@192.0.2.1'],
    ['a blank inside', 'mira singh@example.com'],
    ['a line break', 'mira@example.com\nBcc: eve@example.com'],
    ['a line break at the end', 'mira@example.com\n'],
    ['a dot in front', '.mira@example.com'],
    ['a dot behind', 'mira.@example.com'],
    ['two dots', 'mira..singh@example.com'],
    ['a hyphen in front of a label', 'mira@-example.com'],
    ['a hyphen behind a label', 'mira@example-.com'],
    ['a dot behind the domain', 'mira@example.com.'],
    ['an empty label', 'mira@example..com'],
    ['letters beyond ASCII', 'mira@exämple.com'],
    ['a percent-encoded line break', 'mira@example.com%0ABcc'],
    ['a local part of 65', `${'a'.repeat(65)}@example.com`],
    [
      '255 characters',
      `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(7)}.co`,
    ],
  ])('refuses %s', (_reason, address) => {
    expect(isEmailAddress(address)).toBe(false);
  });

  it('refuses a hostile text of 60,000 characters at once', () => {
    expect(isEmailAddress(`${'a.'.repeat(30_000)}@`)).toBe(false);
  });
});
