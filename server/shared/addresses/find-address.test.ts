import { describe, expect, it } from 'vitest';
import { BLANK, searchFor } from './find-address.ts';

const EMAIL = 'canary.q7x+tag@example.com';

const each = (text: string, write: (code: number) => string) =>
  [...text].map((sign) => write(sign.charCodeAt(0))).join('');
const hex = (code: number) => code.toString(16).padStart(2, '0');
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** Ways to write an address. */
const SPELLINGS: [string, (email: string) => string][] = [
  ['as it is', (email) => email],
  ['in capitals', (email) => email.toUpperCase()],
  ['with its sign in percent', (email) => email.replace('@', '%40')],
  ['as a form sends it', (email) => encodeURIComponent(email)],
  ['in percent in capitals', (email) => encodeURIComponent(email.toUpperCase())],
  ['in percent with small digits', (email) => encodeURIComponent(email).toLowerCase()],
  ['in percent sign by sign', (email) => each(email, (code) => `%${hex(code)}`)],
  ['in percent twice', (email) => encodeURIComponent(encodeURIComponent(email))],
  ['in percent three times', (email) => encodeURIComponent(encodeURIComponent(encodeURIComponent(email)))],
  ['with an entity', (email) => email.replace('@', '&#64;').replace('+', '&#43;')],
  ['with an entity in hexadecimal', (email) => email.replace('@', '&#x40;').replace('+', '&#x2B;')],
  ['with an entity that has a name', (email) => email.replace('@', '&commat;').replace('+', '&plus;')],
  ['with an entity without its end', (email) => email.replace('@', '&#64')],
  ['with entities sign by sign', (email) => each(email, (code) => `&#${code};`)],
  ['with entities that were written twice', (email) => email.replace('@', '&amp;#64;')],
  ['with entities in percent', (email) => encodeURIComponent(email.replace('@', '&#64;'))],
  ['with an escape of JSON', (email) => email.replace('@', '\\u0040').replace('+', '\\u002b')],
  ['with an escape of JSON in JSON', (email) => email.replace('@', '\\\\u0040')],
  ['with an escape of JavaScript', (email) => email.replace('@', '\\x40')],
  ['with escapes sign by sign', (email) => each(email, (code) => `\\u00${hex(code)}`)],
  ['in full-width forms', (email) => each(email, (code) => String.fromCharCode(code + 0xfee0))],
  ['with a full-width sign', (email) => email.replace('@', '\uff20')],
  ['with a space of no width', (email) => email.replace('@', '\u200b@')],
  ['with a soft hyphen', (email) => email.replace('.', '\u00ad.')],
  ['in Base64', (email) => base64(email)],
  ['in Base64 for addresses', (email) => Buffer.from(email).toString('base64url')],
  ['in Base64 in percent', (email) => encodeURIComponent(base64(email))],
  ['in Base64 in capitals', (email) => base64(email.toUpperCase())],
  ['in Base64 of percent', (email) => base64(encodeURIComponent(email))],
  ['in Base64 twice', (email) => base64(base64(email))],
  ...[0, 1, 2, 3, 4, 5].map((before): [string, (email: string) => string] => [
    `in Base64 behind ${before} bytes`,
    (email) => base64(`${'<'.repeat(before)}${email}>, and more`),
  ]),
  ...[1, 2, 3].map((before): [string, (email: string) => string] => [
    `in Base64 behind ${before} unrelated letters`,
    (email) => `${'A'.repeat(before)}${base64(`<${email}>`)}`,
  ]),
  [
    'in Base64 on several lines',
    (email) => base64(`${'x'.repeat(50)} ${email}`).replaceAll(/.{20}/g, '$&\r\n'),
  ],
];

const AROUND: [string, (spelled: string) => string][] = [
  ['alone', (spelled) => spelled],
  [
    'in an address of a page',
    (spelled) => `https://www.example.com/book-demo?email=${spelled}&utm_source=mail#top`,
  ],
  ['in JSON behind a letter in an escape', (spelled) => `{"message":"\\u00e9${spelled}"}`],
  ['behind a blank that is in percent', (spelled) => `?q=%C2%A0${spelled}`],
  ['in JSON', (spelled) => JSON.stringify({ message: `write to:\n${spelled}\tsoon` })],
  ['in a text', (spelled) => `Please invite <${spelled}>, too.`],
];

const CASES = SPELLINGS.flatMap(([how, spell]) =>
  AROUND.map(([where, surround]): [string, string, (email: string) => string] => [
    how,
    where,
    (email) => surround(spell(email)),
  ]),
);

describe('searchFor', () => {
  const search = searchFor(EMAIL);

  it.each(CASES)('finds and removes an address %s, %s', (_how, _where, write) => {
    const text = write(EMAIL);
    expect(search.isIn(text)).toBe(true);
    const blanked = search.blank(text);
    expect(blanked).toContain(BLANK);
    expect(search.mayBeIn(blanked)).toBe(false);
    if (text.startsWith('{')) expect(JSON.parse(blanked)).toHaveProperty('message');
  });

  it.each(CASES)('keeps a longer address %s, %s, of another person', (_how, _where, write) => {
    for (const longer of [`x.${EMAIL}`, `${EMAIL}.au`]) {
      const text = write(longer);
      expect(search.isIn(text)).toBe(false);
      expect(search.blank(text)).toBe(text);
      expect(search.mayBeIn(text)).toBe(true);
    }
  });

  it('keeps the text around several spellings', () => {
    const text = `a ${EMAIL} b ${encodeURIComponent(EMAIL)} c ${EMAIL.replace('@', '&#64;')} d bob@example.net %41 &#65;`;
    expect(search.blank(text)).toBe(`a ${BLANK} b ${BLANK} c ${BLANK} d bob@example.net %41 &#65;`);
  });

  it.each([
    '',
    'nothing',
    '100% of \\u0040 &#64; %40 @',
    'canary.q7x',
    base64('nothing'),
    '\\'.repeat(99),
    '%25'.repeat(99),
  ])('finds no address in %j', (text) => {
    expect(search.mayBeIn(text)).toBe(false);
    expect(search.blank(text)).toBe(text);
  });
});
