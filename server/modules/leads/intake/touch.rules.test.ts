import { describe, expect, it } from 'vitest';
import { nameForList, tidyTouch } from './touch.rules.ts';

const EMAIL = 'asha.rao+news@example.com';
const coded = Buffer.from(EMAIL).toString('base64url');

describe('tidyTouch', () => {
  it.each([
    [`/book-demo?email=${EMAIL}`, '/book-demo'],
    [
      `/book-demo?utm_source=mail&email=${encodeURIComponent(EMAIL)}&plan=growth`,
      '/book-demo?utm_source=mail&plan=growth',
    ],
    [
      `/book-demo?e=${encodeURIComponent(encodeURIComponent(EMAIL))}&plan=growth#slots`,
      '/book-demo?plan=growth#slots',
    ],
    [`/book-demo?plan=growth&u=${coded}`, '/book-demo?plan=growth'],
    [
      `/book-demo?plan=growth&u=${Buffer.from(`id=1&to=${EMAIL}`).toString('base64')}`,
      '/book-demo?plan=growth',
    ],
    [`/book-demo?plan=growth#email=${EMAIL}`, '/book-demo?plan=growth'],
    [`/book-demo#${EMAIL.replace('@', '&#64;')}`, '/book-demo'],
    ...['&#64;', '&#x40;', '&#X40;', '&amp;#64;', '&commat;'].map((sign) => [
      `/x/${EMAIL.replace('@', sign)}/y?plan=growth#slots`,
      '/x/[removed]/y?plan=growth#slots',
    ]),
    ['/x/a&#b', '/x/a&#b'],
    [`https://mail.example/u/${EMAIL}/inbox?x=1`, 'https://mail.example/u/[removed]/inbox?x=1'],
    [`https://mail.example/u/${encodeURIComponent(EMAIL)}`, 'https://mail.example/u/[removed]'],
    [`https://${EMAIL}/`, 'https://[removed]/'],
    [
      `https://t.example/r?to=${encodeURIComponent(`/book-demo?email=${encodeURIComponent(EMAIL)}`)}&id=7`,
      'https://t.example/r?id=7',
    ],
    [EMAIL, '[removed]'],
    [`mailto:${EMAIL}`, '[removed]'],
    ['/pricing?utm_source=mail#plans', '/pricing?utm_source=mail#plans'],
    ['https://social.example/@asha', 'https://social.example/@asha'],
  ])('removes addresses: %s', (told, stored) => {
    for (const key of ['landing_page', 'referrer'])
      expect(tidyTouch({ [key]: told })).toEqual({ [key]: stored });
  });

  it('omits a value with an address outside of a URL', () => {
    expect(tidyTouch({ utm_term: EMAIL, utm_content: `to ${EMAIL}`, utm_source: 'mail' })).toEqual({
      utm_source: 'mail',
    });
    expect(tidyTouch({ landing_page: `?email=${EMAIL}` })).toEqual({});
  });

  it('cuts long values after it removes addresses, so that no half address is left', () => {
    const told = `/${'x'.repeat(480)}?email=${EMAIL}`;
    expect(tidyTouch({ landing_page: told })).toEqual({ landing_page: `/${'x'.repeat(480)}` });
    expect(tidyTouch({ landing_page: `/${'x'.repeat(900)}` }).landing_page).toHaveLength(500);
  });
});

describe('nameForList', () => {
  it.each([
    ['spring-sale', 'spring-sale'],
    ['  spring\n sale\t', 'spring sale'],
    ['a\0b', 'a b'],
    ['x'.repeat(500), 'x'.repeat(100)],
    [' \0 ', null],
    [undefined, null],
  ])('names %j as %j', (told, name) => {
    expect(nameForList(told)).toBe(name);
  });
});
