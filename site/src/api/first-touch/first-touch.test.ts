import { expect, test } from 'vitest';
import { baggageHeader, readFirstTouch, readTouches } from './first-touch.ts';

const SITE = 'https://www.own.example';

test.each([
  [
    'a campaign',
    `${SITE}/pricing?utm_source=news&utm_medium=mail&x=1 `,
    { utm_source: 'news', utm_medium: 'mail', landing_page: '/pricing' },
  ],
  [
    'a link on another site',
    `${SITE}/ https://search.example/q`,
    { referrer: 'https://search.example/q', landing_page: '/' },
  ],
  ['a link on this site', `${SITE}/blog ${SITE}/`, { landing_page: '/blog' }],
  ['the first of two values', `${SITE}/?utm_source=a&utm_source=b `, { utm_source: 'a', landing_page: '/' }],
  [
    'a key that an object already has',
    `${SITE}/?utm___proto__=a `,
    { utm___proto__: 'a', landing_page: '/' },
  ],
  [
    'the page of a booking, whose address is a key to it',
    `${SITE}/demo/abcDEF-123 `,
    { landing_page: '/demo' },
  ],
  ['the thanks for a booking', `${SITE}/thankyou/abcDEF-123 `, { landing_page: '/thankyou' }],
  ['nonsense', 'nothing at all', {}],
])('reads %s', (_, remembered, entries) => {
  expect(readFirstTouch(remembered)).toEqual(entries);
});

test('encodes characters that a header cannot carry', () => {
  expect(baggageHeader({ utm_campaign: 'Früh,jahr; 50%', landing_page: '/a' })).toBe(
    'utm_campaign=Fr%C3%BCh%2Cjahr%3B%2050%25,landing_page=%2Fa',
  );
});

test('leaves out empty values, and keys that would break the header', () => {
  expect(baggageHeader({ utm_source: '', 'utm_a=b,c': 'x', referrer: 'y' })).toBe('referrer=y');
});

test('limits the size for any address', () => {
  const entries = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`utm_${index}`, '語'.repeat(9_000)]),
  );
  expect(baggageHeader(entries).length).toBeLessThanOrEqual(4_000);
});

test('replaces half a surrogate pair', () => {
  expect(baggageHeader({ utm_source: '\ud83d' })).toBe('utm_source=%EF%BF%BD');
});

test.each([
  ['was not remembered', undefined, {}],
  ['equals the first', `${SITE}/?utm_source=a `, {}],
  [
    'differs from the first',
    `${SITE}/pricing?utm_source=b https://search.example/`,
    { last_utm_source: 'b', last_landing_page: '/pricing', last_referrer: 'https://search.example/' },
  ],
])('handles a last touch that %s', (_, last, entries) => {
  const first = { utm_source: 'a', landing_page: '/' };
  expect(readTouches(`${SITE}/?utm_source=a `, last)).toEqual({ ...first, ...entries });
});
