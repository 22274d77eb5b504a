import { describe, expect, it } from 'vitest';
import { addressPattern } from '../../shared/addresses/find-address.ts';
import { readMailText } from './mail-files.ts';

const EMAIL = 'asha.rao@example.com';

describe('readMailText', () => {
  it.each([
    ['as plain text', `To: <${EMAIL}>\r\n`],
    ['in a folded line of a calendar', 'ATTENDEE;CN=Asha:mailto:asha.rao@exa\r\n mple.com\r\n'],
    [
      'in a folded line of a calendar in base64',
      `\r\n${Buffer.from('ATTENDEE;CN=Asha:mailto:asha.r\r\n ao@example.com\r\n').toString('base64')}\r\n`,
    ],
    ['as quoted-printable, broken in its middle', 'to asha.rao@exa=\r\nmple.com now'],
    ['as quoted-printable, in codes', 'to asha.rao=40example.com'],
    [
      'as base64',
      `\r\n${Buffer.from(`${'x'.repeat(100)} ${EMAIL} ${'y'.repeat(100)}`)
        .toString('base64')
        .replaceAll(/.{76}/g, '$&\r\n')}\r\n`,
    ],
  ])('finds an address %s', (_how, mail) => {
    expect(readMailText(Buffer.from(mail)).search(addressPattern(EMAIL))).not.toBe(-1);
  });

  it('finds no address in an email without it', () => {
    expect(readMailText(Buffer.from('To: <bob@example.com>\r\n\r\n')).search(addressPattern(EMAIL))).toBe(-1);
  });
});
