import { describe, expect, it } from 'vitest';
import { pauseAfter, planReading, problemOf } from './reading.rules.ts';

describe('planReading', () => {
  const now = new Date('2026-03-10T06:30:00Z');
  const readAt = new Date('2026-03-08T06:30:00Z');
  const failingSince = new Date('2026-03-05T06:30:00Z');
  const progress = { validity: '7', lastUid: 40, readAt, failingSince: null };

  it.each([
    ['goes on behind the last mail', progress, { from: 41 }],
    ['begins a day ago', undefined, '2026-03-09T06:30:00Z'],
    [
      'begins a day before a mailbox was first asked that has not answered so far',
      { ...progress, validity: '', readAt: null, failingSince },
      '2026-03-04T06:30:00Z',
    ],
    [
      'reads the last day again where all UIDs are new',
      { ...progress, validity: '6', failingSince },
      '2026-03-07T06:30:00Z',
    ],
  ])('%s', (_, stored, plan) => {
    const expected = typeof plan === 'string' ? { from: 1, since: new Date(plan) } : plan;
    expect(planReading(stored, '7', now)).toEqual(expected);
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
  [{ authenticationFailed: true, serverResponseCode: 'AUTHENTICATIONFAILED' }, 'login_refused'],
  [{ authenticationFailed: true, serverResponseCode: 'UNAVAILABLE' }, 'unavailable'],
  [{ serverResponseCode: 'NONEXISTENT' }, 'no_such_folder'],
  [{ code: 'ECONNREFUSED' }, 'econnrefused'],
  [{ code: 'user a@b.example' }, 'no_answer'],
  [{}, 'no_answer'],
])('names %j %s', (error, problem) => {
  expect(problemOf(error)).toBe(problem);
});
