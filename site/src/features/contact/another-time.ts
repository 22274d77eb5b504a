import { fill } from 'contract/content/fill.ts';
import { describeZone } from '../../product/meeting-text.ts';
import { wordsFor } from '../../words.ts';

/** The fragment with which the booking page leads here. It names a wish only. */
export const ANOTHER_TIME = '#another-time';

/**
 * The beginning of a message, for the visitor to complete.
 * @param timeZone an IANA name, as `Intl` gives it for this browser
 */
export function wishForAnotherTime(now: Date, timeZone: string): string {
  const words = wordsFor('contactForm');
  return `${words.anotherTime} \n\n${fill(words.ownZone, { zone: describeZone(now, timeZone) })}`;
}
