/** From one moment until before another, in milliseconds since 1970 (UTC): lists of thousands are gone through at once. */
export interface Interval {
  start: number;
  end: number;
}
