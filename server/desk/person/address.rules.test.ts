import { describe, expect, it } from 'vitest';
import { readMailText } from '../removal/mail-text.ts';
import { addressPattern } from './address.rules.ts';

const EMAIL = 'asha.rao@example.com';

describe('addressPattern', () => {
  it.each([
    'asha.rao@example.com',
    'ASHA.Rao@Example.COM',
    'write to asha.rao@example.com.',
    '<asha.rao@example.com>',
    "'asha.rao@example.com'",
    'mailto:asha.rao@example.com?subject=x',
    'to=asha.rao@example.com',
    'a, asha.rao@example.com,b',
    'call me:\nasha.rao@example.com',
    JSON.stringify('call me:\nasha.rao@example.com\tsoon'),
  ])('finds the address in %j', (text) => {
    expect(text.search(addressPattern(EMAIL))).not.toBe(-1);
  });

  it.each([
    'natasha.rao@example.com',
    'x.asha.rao@example.com',
    'x+asha.rao@example.com',
    "o'asha.rao@example.com",
    'asha.rao@example.com.au',
    'asha.rao@example.community',
    'asha.rao@example.com-x.org',
    'ashaxrao@example.com',
  ])('leaves %s, which is of somebody else', (text) => {
    expect(text.search(addressPattern(EMAIL))).toBe(-1);
  });
});

describe('readMailText', () => {
  it.each([
    ['as it is', `To: <${EMAIL}>\r\n`],
    ['as quoted-printable, broken in its middle', 'to asha.rao@exa=\r\nmple.com now'],
    ['as quoted-printable, in codes', 'to asha.rao=40example.com'],
    [
      'as base64',
      `\r\n${Buffer.from(`${'x'.repeat(100)} ${EMAIL} ${'y'.repeat(100)}`)
        .toString('base64')
        .replaceAll(/.{76}/g, '$&\r\n')}\r\n`,
    ],
  ])('finds an address that stands in a mail %s', (_how, mail) => {
    expect(readMailText(Buffer.from(mail)).search(addressPattern(EMAIL))).not.toBe(-1);
  });

  it('finds none where there is none', () => {
    expect(readMailText(Buffer.from('To: <bob@example.com>\r\n\r\n')).search(addressPattern(EMAIL))).toBe(-1);
  });
});
