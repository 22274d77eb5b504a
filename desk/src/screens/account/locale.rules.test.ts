import { LocaleText } from 'contract/desk/texts.ts';
import { Check } from 'typebox/schema';
import { expect, it } from 'vitest';
import { BROWSER, choicesIn, localeOf, USUAL } from './locale.rules.ts';

it.each([
  [null, BROWSER, USUAL, USUAL],
  ['en-DE', 'DE', USUAL, USUAL],
  ['en-u-hc-h23', BROWSER, 'h23', USUAL],
  ['en-u-fw-sun', BROWSER, USUAL, 'sun'],
  ['en-IN-u-fw-mon-hc-h12', 'IN', 'h12', 'mon'],
] as const)('reads and writes %j', (locale, region, clock, firstDay) => {
  expect(choicesIn(locale)).toEqual({ region, clock, firstDay });
  expect(localeOf({ region, clock, firstDay })).toBe(locale);
  expect(locale === null || Check(LocaleText, locale)).toBe(true);
});

it.each(['en-u', 'en-DE-u', 'de-DE', 'en-de', 'en-DE-u-ca-buddhist'])('has no place for %s', (locale) => {
  expect(Check(LocaleText, locale)).toBe(false);
});
