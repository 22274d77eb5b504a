import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareStarts, FUZZ_HORIZON, recurringEvents } from '../../../testing/recurring-events.ts';
import { readIcs } from './read-ics.ts';
import { calendar, event } from './shapes/shape.ts';

/** More of them: `npm run fuzz`. */
const CASES = 150;

it('finds the same occurrences of any rule as another library', () => {
  fc.assert(
    fc.property(recurringEvents, (fuzzed) => {
      const text = calendar(event(...fuzzed.lines));
      compareStarts(
        fuzzed,
        text,
        readIcs(text, FUZZ_HORIZON).busy.map(({ start }) => start),
      );
    }),
    { numRuns: CASES },
  );
});

it.each([
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31',
  'FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31',
  'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30;COUNT=5',
  'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=WEEKLY;BYMONTH=1;BYDAY=MO;BYSETPOS=7',
  'FREQ=YEARLY;INTERVAL=100000;BYWEEKNO=53',
])('ends with %s, which matches nothing', (rule) => {
  const text = calendar(event('UID:1', 'DTSTART:20240205T090000Z', 'DURATION:PT1H', `RRULE:${rule}`));
  expect(readIcs(text, FUZZ_HORIZON).busy).toEqual([]);
});
