import { fill } from 'contract/content/fill.ts';
import { wordsFor } from '../words.ts';

/** A half-hour as one person's clock and calendar show it. */
export interface MeetingText {
  /** Day on which it begins: `Tuesday, November 24, 2026`. */
  day: string;
  /** `06:30 PM - 07:00 PM`; on the night of a clock change with the short name of each end's zone. */
  time: string;
  /** `Pacific Standard Time (America/Los Angeles)` */
  zone: string;
}

/**
 * A meeting in words, for people of one zone: 12-hour as the slots are (S1 section 9).
 * @param timeZone an IANA name, as `Intl` gives it for this browser
 */
export function describeMeeting(start: Date, end: Date, timeZone: string): MeetingText {
  const [first, last] = [readClock(start, timeZone), readClock(end, timeZone)];
  const isNextDay = first.day !== last.day;
  // 01:30 AM - 01:00 AM would look like a mistake on the one night on which it is correct.
  const isChange = zonePart(start, timeZone, 'longOffset') !== zonePart(end, timeZone, 'longOffset');
  const clock = (at: Date, { time }: { time: string }) =>
    isChange ? `${time} ${zonePart(at, timeZone, 'short')}` : time;
  return {
    day: first.day,
    time: `${clock(start, first)} - ${isNextDay ? fill(wordsFor('calendar').nextDay, { time: clock(end, last) }) : clock(end, last)}`,
    zone: describeZone(start, timeZone),
  };
}

/** `Wednesday, December 9, 2:00 AM`: when a meeting begins, in a sentence. */
export function describeMoment(at: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' });
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${day.format(at)}, ${clock.format(at).replace('\u202f', ' ')}`;
}

/** The zone as people call it at that moment, and as computers do: `Nepal Time (Asia/Kathmandu)`. */
export function describeZone(at: Date, timeZone: string): string {
  return `${zonePart(at, timeZone, 'long')} (${timeZone.replaceAll('_', ' ')})`;
}

/** Returns true if two zones show the same day and time at that moment. */
export function isSameClock(at: Date, one: string, other: string): boolean {
  return zonePart(at, one, 'longOffset') === zonePart(at, other, 'longOffset');
}

function readClock(at: Date, timeZone: string): { day: string; time: string } {
  const date = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' });
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit' });
  return {
    day: date.format(at),
    // Newer engines put a narrow space before AM; the slots have a plain one.
    time: clock.format(at).replace('\u202f', ' '),
  };
}

function zonePart(at: Date, timeZone: string, timeZoneName: 'long' | 'longOffset' | 'short'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
