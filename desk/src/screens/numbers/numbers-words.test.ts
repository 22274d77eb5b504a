import { expect, it } from 'vitest';
import { daysOf, inHours, longWeek, share, shortWeek, sumEach } from './numbers-words.ts';

it.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [185, '3 h 05 min'],
  [599, '9 h 59 min'],
  [620, '10 h'],
  [629, '10 h'],
])('says %i minutes as %s', (minutes, words) => {
  expect(inHours(minutes)).toBe(words);
});

it.each([
  [1, 3, '33 %'],
  [0, 4, '0 %'],
  [8, 1967, '0.4 %'],
  [0, 0, undefined],
])('says %i of %i as %s', (part, whole, words) => {
  expect(share(part, whole)).toBe(words);
});

it('names a week by its Monday', () => {
  expect([shortWeek('2026-11-23'), longWeek('2026-11-23')]).toEqual(['Nov 23', 'Nov 23, 2026']);
});

it('sums series week by week', () => {
  expect(
    sumEach(
      [
        [1, 2, 3],
        [4, 5],
      ],
      3,
    ),
  ).toEqual([5, 7, 3]);
});

it('lists leads by the first and last day of weeks', () => {
  expect(daysOf(['2026-11-16', '2026-11-23'])).toEqual({ first: '2026-11-16', last: '2026-11-29' });
});
