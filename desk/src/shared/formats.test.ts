import { afterEach, describe, expect, it } from 'vitest';
import { bytesInWords, counted, formatNumber, setLocale, wholeLocale } from './formats.ts';
import { fullMoment, hourOf, spanOf } from './time.ts';

afterEach(() => setLocale(null));

const AT = new Date('2026-12-03T13:30:00Z');
/** Without the narrow spaces of some versions of `Intl`. */
const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ');

describe('a locale', () => {
  it.each([
    [null, 'en-US'],
    ['en-DE', 'en-DE'],
    ['en-u-hc-h23', 'en-US-u-hc-h23'],
    ['en-IN-u-fw-mon-hc-h12', 'en-IN-u-fw-mon-hc-h12'],
  ])('is for the choice %j in an American browser %s', (chosen, whole) => {
    expect(wholeLocale(chosen)).toBe(whole);
  });

  it.each([
    ['en-US', 'Thursday, December 3, 2026 at 2:30 PM GMT+1', '2 PM', '2:30 – 3:00 PM', '1,234,567.8'],
    ['en-US-u-hc-h23', 'Thursday, December 3, 2026 at 14:30 GMT+1', '14:00', '14:30 – 15:00', '1,234,567.8'],
    ['en-DE', 'Thursday, 3 December 2026 at 14:30 CET', '14:00', '14:30–15:00', '1.234.567,8'],
    ['en-IN', 'Thursday, 3 December 2026 at 2:30 pm GMT+1', '2 pm', '2:30 – 3:00 pm', '12,34,567.8'],
    // `Intl` has no English of Brazil.
    ['en-BR', 'Thursday, 3 December 2026 at 14:30 GMT+1', '14:00', '14:30–15:00', '1.234.567,8'],
    ['en-EG-u-hc-h23', 'Thursday, 3 December 2026 at 14:30 GMT+1', '14:00', '14:30–15:00', '1,234,567.8'],
  ])('shows in %s %s, %s, %s and %s', (chosen, moment, hour, span, number) => {
    setLocale(chosen);
    expect(plain(fullMoment(AT, 'Europe/Berlin'))).toBe(moment);
    expect(plain(hourOf(14))).toBe(hour);
    expect(plain(spanOf(AT, new Date(AT.getTime() + 1_800_000), 'Europe/Berlin'))).toBe(span);
    expect(formatNumber(1_234_567.8)).toBe(number);
  });
});

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [38_200_000_000, '38.2 GB'],
  [512_000_000_000, '512 GB'],
])('writes %i bytes as %s', (bytes, words) => {
  expect(bytesInWords(bytes)).toBe(words);
});

it('names counts', () => {
  expect([counted(1, 'form'), counted(1_200, 'form')]).toEqual(['1 form', '1,200 forms']);
  expect(counted(2, 'copy', 'copies')).toBe('2 copies');
});
