import { rightsOf } from 'contract/desk/roles.ts';
import { describe, expect, it } from 'vitest';
import { periodRange, toLeadFilter } from './lead-query.rules.ts';

const NOW = new Date('2026-03-31T22:30:00Z');

describe('periodRange', () => {
  it.each([
    ['today', 'UTC', '2026-03-31T00:00', '2026-04-01T00:00'],
    // In Berlin it is April, and the clocks went forward on March 29.
    ['today', 'Europe/Berlin', '2026-03-31T22:00', '2026-04-01T22:00'],
    ['yesterday', 'Europe/Berlin', '2026-03-30T22:00', '2026-03-31T22:00'],
    ['last-7-days', 'Europe/Berlin', '2026-03-25T23:00', '2026-04-01T22:00'],
    ['last-30-days', 'UTC', '2026-03-02T00:00', '2026-04-01T00:00'],
    ['this-month', 'UTC', '2026-03-01T00:00', '2026-04-01T00:00'],
    ['last-month', 'UTC', '2026-02-01T00:00', '2026-03-01T00:00'],
    ['last-month', 'Europe/Berlin', '2026-02-28T23:00', '2026-03-31T22:00'],
    ['this-year', 'Asia/Kolkata', '2025-12-31T18:30', '2026-04-01T18:30'],
  ] as const)('%s in %s', (period, zone, since, before) => {
    expect(periodRange(period, zone, NOW)).toEqual({
      since: `${since}:00.000Z`,
      before: `${before}:00.000Z`,
    });
  });
});

describe('toLeadFilter', () => {
  const owner = { id: 'me', zone: 'UTC', rights: rightsOf('owner', []) };
  const sales = { ...owner, rights: rightsOf('sales', []) };

  it.each([
    [{}, owner, { notState: 'spam' }],
    [{ state: 'spam' }, owner, { state: 'spam' }],
    [{}, sales, { onlyOf: 'me', notState: 'spam' }],
    [{ assigned: 'me', state: 'answered' }, owner, { assignedTo: 'me', state: 'handled' }],
    [{ assigned: 'none', state: 'held' }, sales, { onlyOf: 'me', assignedTo: null, state: 'quarantined' }],
    [{ assigned: 'another' }, sales, { onlyOf: 'me', assignedTo: 'another', notState: 'spam' }],
    [
      { unanswered: '24' },
      owner,
      { notState: 'spam', unanswered: { waitingSince: '2026-03-30T22:30:00.000Z', now: NOW.toISOString() } },
    ],
  ] as const)('of %j', (asked, person, filter) => {
    expect(toLeadFilter(asked, person, NOW)).toEqual(filter);
  });
});
