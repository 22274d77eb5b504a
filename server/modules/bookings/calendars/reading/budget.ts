/** Days and times that are looked at for one event: a daily one with a count since 1900 takes half of them. */
const MOST_OF_EVENT = 100_000;
/** Takes about a second. */
const MOST_OF_CALENDAR = 5_000_000;

/** A recurring event, or a calendar of them, would take more work than any real one. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork';
  readonly isWholeCalendar: boolean;
  constructor(isWholeCalendar: boolean) {
    super('too many days and times to look at');
    this.isWholeCalendar = isWholeCalendar;
  }
}

export type Budget = ReturnType<typeof openBudget>;

/** Bounds the work that one calendar may cause. */
export function openBudget() {
  let leftOfEvent = MOST_OF_EVENT;
  let leftOfCalendar = MOST_OF_CALENDAR;
  return {
    beginEvent() {
      leftOfEvent = MOST_OF_EVENT;
    },
    /** @throws {TooMuchWork} */
    spend() {
      leftOfEvent -= 1;
      leftOfCalendar -= 1;
      if (leftOfCalendar < 0) throw new TooMuchWork(true);
      if (leftOfEvent < 0) throw new TooMuchWork(false);
    },
  };
}
