import { describe, expect, it } from 'vitest';
import { pauseAfter, planReading, problemOf } from './reading.rules.ts';

describe('planReading', () => {
  const readAt = new Date('2026-03-10T06:30:00Z');

  it.each([
    ['begins behind what lies there at first', undefined, { from: 42 }],
    ['goes on behind the last mail', { validity: '7', lastUid: 40, readAt }, { from: 41 }],
    [
      'reads the last day again where all UIDs are new',
      { validity: '6', lastUid: 900, readAt },
      { from: 1, since: new Date('2026-03-09T06:30:00Z') },
    ],
    ['reads all where it was never read', { validity: '6', lastUid: 900, readAt: null }, { from: 1 }],
  ])('%s', (_, stored, plan) => {
    expect(planReading(stored, { validity: '7', nextUid: 42 })).toEqual(plan);
  });
});

it.each([
  [1, 'econnrefused', 2_000],
  [4, 'econnrefused', 16_000],
  [30, 'econnrefused', 300_000],
  [1, 'login_refused', 900_000],
])('waits after %i failures with %s for %i ms', (failures, problem, ms) => {
  expect(pauseAfter(failures, problem)).toBe(ms);
});

it.each([
  [{ authenticationFailed: true, code: 'x' }, 'login_refused'],
  [{ serverResponseCode: 'NONEXISTENT' }, 'no_such_folder'],
  [{ code: 'ECONNREFUSED' }, 'econnrefused'],
  [{ code: 'user a@b.example' }, 'no_answer'],
  [{}, 'no_answer'],
])('names %j %s', (error, problem) => {
  expect(problemOf(error)).toBe(problem);
});
