import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { expect, it } from 'vitest';
import { offeredDays } from './offered-days.ts';

/** Noon in India on a Tuesday; the last day that can be booked is 2027-03-10. */
const NOW = new Date('2026-03-10T06:30:00Z');
const RULES = { office: DEFAULT_OFFICE, demoHorizonDays: 365 };

it.each([
  ['today', '2026-03-10', { first: '2026-03-10', last: '2026-03-30', later: '2026-03-31' }],
  ['soon', '2026-03-15', { first: '2026-03-10', last: '2026-03-30', later: '2026-03-31' }],
  [
    'far ahead',
    '2026-06-23',
    { first: '2026-06-16', last: '2026-07-06', earlier: '2026-05-26', later: '2026-07-07' },
  ],
  [
    'in two weeks',
    '2026-03-24',
    { first: '2026-03-17', last: '2026-04-06', earlier: '2026-03-10', later: '2026-04-07' },
  ],
  ['on the last day', '2027-03-10', { first: '2027-02-18', last: '2027-03-10', earlier: '2027-01-28' }],
])('offers days around a demo that is %s', (_, booked, days) => {
  expect(offeredDays({ booked }, RULES, NOW)).toEqual(days);
});

it.each([
  [
    'from a day that was asked for',
    '2026-09-01',
    { first: '2026-09-01', last: '2026-09-21', earlier: '2026-08-11', later: '2026-09-22' },
  ],
  ['from today where that day has passed', '2020-01-01', { first: '2026-03-10', last: '2026-03-30' }],
  ['up to the horizon', '2031-01-01', { first: '2027-02-18', last: '2027-03-10' }],
])('offers days %s', (_, from, days) => {
  expect(offeredDays({ booked: '2026-03-15', from }, RULES, NOW)).toMatchObject(days);
});

it('offers all days of a short horizon', () => {
  const rules = { ...RULES, demoHorizonDays: 3 };
  // It was booked before the operator shortened the horizon.
  expect(offeredDays({ booked: '2026-06-23' }, rules, NOW)).toEqual({
    first: '2026-03-10',
    last: '2026-03-13',
  });
});
