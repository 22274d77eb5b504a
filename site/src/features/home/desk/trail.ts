/** What a scene says by day, and by night: where the visitor’s system is dark. */
export interface DayAndNight<T = string> {
  day: T;
  night: T;
}

/** A line of the audit trail. `at` is in milliseconds, or what a clock showed before the visitor came. */
export interface TrailEntry {
  isYours?: boolean;
  words: string | DayAndNight;
  at: number | DayAndNight;
}
