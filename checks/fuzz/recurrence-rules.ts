import fc from 'fast-check';
import { readIcs } from '../../server/modules/calendars/reading/read-ics.ts';
import { calendar, event } from '../../server/modules/calendars/reading/shapes/shape.ts';
import { compareStarts, FUZZ_HORIZON, recurringEvents } from '../../server/testing/recurring-events.ts';

/** The calendars of hosts are read as another library reads them. */
export function recurrenceRules() {
  return fc.asyncProperty(recurringEvents, async (fuzzed) => {
    const text = calendar(event(...fuzzed.lines));
    compareStarts(
      fuzzed,
      text,
      readIcs(text, FUZZ_HORIZON).busy.map(({ start }) => start),
    );
  });
}
