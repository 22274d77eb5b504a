import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendar, event } from '../../../../../checks/fixtures/calendars/shape.ts';
import {
  compareStarts,
  FUZZ_HORIZON,
  recurringEvents,
} from '../../../../../checks/support/recurring-events.ts';
import { expandRule } from './expand-rule.ts';
import { readIcs } from './read-ics.ts';
import { readRule } from './rule.ts';

/** More of them: `npm run fuzz`. */
const CASES = 150;
const LEAP_DAY = Date.UTC(2024, 1, 29);
const NEVER = Date.UTC(20_000, 0, 1);

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

/** Steps and occurrences of a rule within a window. */
function workOf(text: string, from: number, until: number) {
  const { rule } = readRule(text);
  if (!rule) throw new Error('no rule');
  let steps = 0;
  const count = () => {
    steps += 1;
  };
  const found = [...expandRule(rule, LEAP_DAY, { from, until }, count)];
  return { steps, found: found.length };
}

it.each([
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', 1_500],
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29', 1_500],
  ['FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=29', 1_500],
])('takes as many steps for %s as its window without a leap day is long', (rule, most) => {
  const { steps, found } = workOf(rule, Date.UTC(2025, 0, 1), Date.UTC(2028, 0, 1));
  expect(found).toBe(0);
  expect(steps).toBeLessThan(most);
});

it('ends with the last year of four digits, however long its window is', () => {
  const { steps, found } = workOf('FREQ=YEARLY;INTERVAL=4;BYMONTHDAY=29;BYMONTH=2', LEAP_DAY, NEVER);
  // Every fourth year but 2100, 2200, 2300, 2500 and so on.
  expect(found).toBe(1_994 - 60);
  expect(steps).toBeLessThan(1_000_000);
});

it.each([
  ['without end', 'FREQ=WEEKLY', LEAP_DAY],
  ['with a count', 'FREQ=DAILY;COUNT=400', LEAP_DAY],
])('asks before each step of a rule %s whether there may be one', (_what, text, from) => {
  const { rule } = readRule(text);
  if (!rule) throw new Error('no rule');
  const refuse = () => {
    throw new Error('enough');
  };
  expect(() => [...expandRule(rule, LEAP_DAY, { from, until: NEVER }, refuse)]).toThrow('enough');
});
