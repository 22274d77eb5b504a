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

/** What agents did before the visitor came, newest first: the drafts, and what Hana’s own page tells of her day and night. */
export const done: readonly TrailEntry[] = [
  {
    words: { day: 'Hana read 14 applications', night: 'Hana answered the night shift' },
    at: { day: '7:45 AM', night: '3:05 AM' },
  },
  { words: 'Felix held invoice 2207', at: { day: '7:40 AM', night: '2:40 AM' } },
  { words: 'Marco found a delay', at: { day: '7:31 AM', night: '2:10 AM' } },
  { words: 'Noah drafted a reply to Harriet', at: { day: '7:20 AM', night: '1:50 AM' } },
];
