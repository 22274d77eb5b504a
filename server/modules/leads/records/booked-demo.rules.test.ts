import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { describe, expect, it } from 'vitest';
import { bookedDemo, describeBeginning } from './booked-demo.rules.ts';

const ASKED = '2026-03-11T08:00:00+05:30';
const SAME_MOMENT = '2026-03-11T02:30:00Z';
const LATER = '2026-03-12T09:00:00+05:30';

describe('bookedDemo', () => {
  it.each([
    ['held', ASKED, 'booked', ASKED],
    ['held', SAME_MOMENT, 'booked', ASKED],
    ['waiting', ASKED, 'booked', ASKED],
    ['held', LATER, 'moved', `${LATER}, moved from ${ASKED}`],
    ['waiting', LATER, 'moved', `${LATER}, moved from ${ASKED}`],
    ['cancelled', ASKED, 'canceled', `${ASKED}, canceled`],
    ['cancelled', LATER, 'canceled', `${LATER}, canceled, moved from ${ASKED}`],
  ] as const)('describes one that is %s and begins at %s as %s: %s', (stored, start, state, words) => {
    const demo = bookedDemo(
      DEFAULT_OFFICE,
      { start: new Date(start), state: stored, confirmBy: null },
      ASKED,
    );
    expect(demo.state).toBe(state);
    expect(describeBeginning(demo, ASKED)).toBe(words);
  });

  it('reports one without confirmation as unconfirmed, until it is canceled', () => {
    const waiting = { start: new Date(ASKED), confirmBy: new Date(LATER) };
    const demo = bookedDemo(DEFAULT_OFFICE, { ...waiting, state: 'held' }, ASKED);
    expect([demo.state, describeBeginning(demo, ASKED)]).toEqual(['unconfirmed', `${ASKED}, unconfirmed`]);
    expect(bookedDemo(DEFAULT_OFFICE, { ...waiting, state: 'cancelled' }, ASKED).state).toBe('canceled');
  });

  it('ends half an hour after the beginning', () => {
    expect(
      bookedDemo(DEFAULT_OFFICE, { start: new Date(LATER), state: 'held', confirmBy: null }, ASKED),
    ).toMatchObject({
      startDateTime: LATER,
      endDateTime: '2026-03-12T09:30:00+05:30',
    });
  });
});
