import { describeZone } from '../../product/meeting-text.ts';

/** The fragment with which the booking page leads here. It names a wish only. */
export const ANOTHER_TIME = '#another-time';

/**
 * The beginning of a message, for the visitor to complete.
 * @param timeZone an IANA name, as `Intl` gives it for this browser
 */
export function wishForAnotherTime(now: Date, timeZone: string): string {
  return `I'd like a demo at another time: \n\nMy time zone: ${describeZone(now, timeZone)}`;
}
