import fc from 'fast-check';
import { readIcs } from '../../server/modules/bookings/calendars/reading/read-ics.ts';
import { calendar, event } from '../fixtures/calendars/shape.ts';
import { compareStarts, FUZZ_HORIZON, recurringEvents } from '../support/recurring-events.ts';

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
