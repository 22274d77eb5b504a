import { expect, it } from 'vitest';
import { type BookingRequest, findBookingViolations, type StoredBookings } from './booking-history.ts';

type Told = string | number | 'unknown';

/** Returns a request that was made at the given moment and answered a moment later with an id, a status, or nothing. */
function asks(key: string, step: number, start: string | null, at: number, told: Told): BookingRequest {
  const outcomeOf = (): BookingRequest['outcome'] => {
    if (told === 'unknown') return { kind: 'unknown' };
    return typeof told === 'number' ? { kind: 'refused', status: told } : { kind: 'acknowledged', id: told };
  };
  return { key, step, start, askedAt: at, toldAt: at + 1, outcome: outcomeOf() };
}

/** A booking as it should be stored: with its key, and with a seat if it is somewhere. */
function holds(
  ...each: [key: string, leadId: string, start: string, sequence: number, isHeld?: boolean][]
): StoredBookings {
  return {
    keys: each.map(([key, leadId]) => ({ key, leadId })),
    bookings: each.map(([, leadId, start, sequence, isHeld = true]) => ({ leadId, start, sequence, isHeld })),
    seats: each.flatMap(([, leadId, start, , isHeld = true]) => (isHeld ? [{ leadId, start }] : [])),
  };
}

const NOTHING = holds();

it.each<[string, BookingRequest[], StoredBookings, string[]]>([
  ['a booking that is there', [asks('a', 0, '8:00', 1, '1')], holds(['a', '1', '8:00', 0]), []],
  ['a lost answer that was stored', [asks('a', 0, '8:00', 1, 'unknown')], holds(['a', '1', '8:00', 0]), []],
  ['a lost answer that was not', [asks('a', 0, '8:00', 1, 'unknown')], NOTHING, []],
  ['a half-hour that was taken', [asks('a', 0, '8:00', 1, 409)], NOTHING, []],
  [
    'a booking that was moved',
    [asks('a', 0, '8:00', 1, '1'), asks('a', 1, '9:00', 3, '1')],
    holds(['a', '1', '9:00', 1]),
    [],
  ],
  [
    'a move that was never answered, done or not',
    [asks('a', 0, '8:00', 1, '1'), asks('a', 1, '9:00', 3, 'unknown')],
    holds(['a', '1', '8:00', 0]),
    [],
  ],
  [
    'a half-hour that was given up, and taken by another',
    [asks('a', 0, '8:00', 1, '1'), asks('a', 1, null, 3, '1'), asks('b', 0, '8:00', 5, '2')],
    holds(['a', '1', '8:00', 1, false], ['b', '2', '8:00', 0]),
    [],
  ],
  [
    'a late repetition that books again what was canceled',
    [asks('a', 0, '8:00', 1, '1'), asks('a', 1, null, 3, '1')],
    holds(['a', '1', '8:00', 1, false], ['a', '2', '8:00', 0]),
    [],
  ],
  [
    'a booking that is acknowledged twice',
    [asks('a', 0, '8:00', 1, '1'), asks('a', 0, '8:00', 2, '2')],
    holds(['a', '1', '8:00', 0], ['a', '2', '9:00', 0]),
    ['the booking a was acknowledged as 2, and is another or lost'],
  ],
  [
    'a booking that is lost',
    [asks('a', 0, '8:00', 1, '1')],
    NOTHING,
    [
      'the booking a was acknowledged as 1, and is another or lost',
      'the step 0 of a was acknowledged, and is lost',
    ],
  ],
  [
    'a move that was acknowledged, and not done',
    [asks('a', 0, '8:00', 1, '1'), asks('a', 1, '9:00', 3, '1')],
    holds(['a', '1', '8:00', 0]),
    ['the step 1 of a was acknowledged, and is lost'],
  ],
  [
    'a move to elsewhere',
    [asks('a', 0, '8:00', 1, '1'), asks('a', 1, '9:00', 3, '1')],
    holds(['a', '1', '10:00', 1]),
    ['the booking a is at 10:00, and was asked to be at 9:00'],
  ],
  [
    'a cancelled one that is still held',
    [asks('a', 0, '8:00', 1, '1'), asks('a', 1, null, 3, '1')],
    holds(['a', '1', '8:00', 1]),
    ['the booking a is at 8:00, and was asked to be at null'],
  ],
  [
    'a change that no client requested',
    [asks('a', 0, '8:00', 1, '1')],
    holds(['a', '1', '9:00', 1]),
    ['no request asked for the step 1 of a'],
  ],
  [
    'two on one seat',
    [asks('a', 0, '8:00', 1, '1'), asks('b', 0, '8:00', 1, '2')],
    holds(['a', '1', '8:00', 0], ['b', '2', '8:00', 0]),
    ['2 have the one seat of 8:00', 'a and b both had 8:00'],
  ],
  [
    'two who had it at once, of whom one has moved away since',
    [asks('a', 0, '8:00', 1, '1'), asks('b', 0, '8:00', 3, '2'), asks('a', 1, '9:00', 6, '1')],
    holds(['a', '1', '9:00', 1], ['b', '2', '8:00', 0]),
    ['a and b both had 8:00'],
  ],
  [
    'a booking without its seat, and a seat without a booking',
    [asks('a', 0, '8:00', 1, '1')],
    { ...holds(['a', '1', '8:00', 0]), seats: [{ leadId: '1', start: '9:00' }] },
    ['a seat is held by no booking: 1 at 9:00', 'the booking 1 at 8:00 has no seat'],
  ],
  ['an error of ours', [asks('a', 0, '8:00', 1, 500)], NOTHING, ['the booking a was answered 500']],
  ['a booking from nowhere', [], holds(['a', '1', '8:00', 0]), ['no request asked for a']],
])('judges %s', (_what, history, stored, violations) => {
  expect(findBookingViolations(history, stored).sort()).toEqual([...violations].sort());
});
