import { describe, expect, it } from 'vitest';
import { type HeldSeats, judgeBooking } from './booking.rules.ts';

const LIMITS = { bookingsPerNetwork: 5, bookingsPerPerson: 2 };
const none: HeldSeats = { all: 0, unconfirmed: 0 };
const seats = (all: number, unconfirmed = 0): HeldSeats => ({ all, unconfirmed });
const [AT_ONCE, WITH_SEAT, WITHOUT_SEAT] = [
  { mustBeConfirmed: false, holdsSeat: true },
  { mustBeConfirmed: true, holdsSeat: true },
  { mustBeConfirmed: true, holdsSeat: false },
];

describe('a new booking', () => {
  it.each([
    ['of whom nothing is known', {}, AT_ONCE],
    ['the first', { network: none, person: none }, AT_ONCE],
    ['the fifth of a network', { network: seats(4), person: none }, AT_ONCE],
    ['the sixth of a network', { network: seats(5), person: none }, WITH_SEAT],
    ['the second of a person', { network: seats(1), person: seats(1) }, AT_ONCE],
    ['the third of a person, from another network', { network: none, person: seats(2) }, WITH_SEAT],
    ['of a network of which five wait', { network: seats(10, 5), person: none }, WITHOUT_SEAT],
    ['of a network whose five have been confirmed', { network: seats(10), person: none }, WITH_SEAT],
    ['of a person of whom two wait', { network: seats(2, 1), person: seats(4, 2) }, WITHOUT_SEAT],
    ['the twentieth of an IPv6 /48', { network: none, widerNetwork: seats(19), person: none }, AT_ONCE],
    ['the next of an IPv6 /48', { network: none, widerNetwork: seats(20), person: none }, WITH_SEAT],
    ['of a /48 of which twenty wait', { network: none, widerNetwork: seats(40, 20) }, WITHOUT_SEAT],
  ])('%s', (_which, held, verdict) => {
    expect(judgeBooking(held, LIMITS)).toEqual(verdict);
  });
});
