import type { CalendarHost, DeskDemo } from 'contract/desk/calendar.ts';
import { formatOf } from '../../shared/formats.ts';
import { clockOf, spanOf, theirClock } from '../../shared/time.ts';
import type { Tone } from '../../shared/ui/Badge.tsx';

/** States of a demo in words. */
const STATE_WORDS: Record<DeskDemo['state'], { text: string; tone: Tone }> = {
  booked: { text: 'Booked', tone: 'plain' },
  unconfirmed: { text: 'Visitor to confirm', tone: 'warn' },
  'to-confirm': { text: 'Host to confirm', tone: 'human' },
  offered: { text: 'Other times offered', tone: 'warn' },
  waiting: { text: 'To review', tone: 'warn' },
  canceled: { text: 'Canceled', tone: 'plain' },
  'took-place': { text: 'Took place', tone: 'good' },
  'no-show': { text: 'No-show', tone: 'bad' },
};

/** Returns the state of a demo at a moment: one that has begun waits for its outcome. */
export function stateWords(
  { state, start }: Pick<DeskDemo, 'state' | 'start'>,
  now: number,
): { text: string; tone: Tone } {
  const hasBegun = Date.parse(start) <= now;
  if (hasBegun && (state === 'booked' || state === 'to-confirm'))
    return { text: 'Did it take place?', tone: 'human' };
  return STATE_WORDS[state];
}

/** `Wed, Mar 11` */
export function dayWords(instant: string, zone: string): string {
  return formatOf(zone, { weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(instant));
}

/** `Wed, Mar 11, 8:00 AM` */
export function whenWords(instant: string, zone: string): string {
  return `${dayWords(instant, zone)}, ${clockOf(new Date(instant), zone)}`;
}

/** `Wed, Mar 11, 8:00 AM (3:30 PM theirs)`: by our clock, and by that of the visitor where it is another one. */
export function whenForBoth({ start, timeZone }: Pick<DeskDemo, 'start' | 'timeZone'>, zone: string): string {
  const theirs = theirClock(start, zone, timeZone);
  return `${whenWords(start, zone)}${theirs ? ` (${theirs})` : ''}`;
}

/** `8:00 – 8:30 AM` */
export function spanWords({ start, end }: Pick<DeskDemo, 'start' | 'end'>, zone: string): string {
  return spanOf(new Date(start), new Date(end), zone);
}

/** The span by a clock elsewhere, with the day if it is another one. */
export function spanElsewhere(
  demo: Pick<DeskDemo, 'start' | 'end'>,
  elsewhere: string,
  zone: string,
): string {
  const day = dayWords(demo.start, elsewhere);
  return `${day === dayWords(demo.start, zone) ? '' : `${day}, `}${spanWords(demo, elsewhere)}`;
}

/** `GMT+1` */
export function zoneWords(zone: string, at: Date): string {
  const parts = formatOf(zone, { timeZoneName: 'short' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** `3 h 30 min ahead of you` */
export function aheadWords(minutes: number): string {
  if (minutes === 0) return 'the same time as yours';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const span = [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
  return `${span} ${minutes > 0 ? 'ahead of you' : 'behind you'}`;
}

export function hostName(hosts: readonly CalendarHost[], id: string | null): string {
  return hosts.find((host) => host.id === id)?.name ?? 'No host';
}

/** Returns the number of a host's color, by the order in which hosts were added. */
export function colorOf(hosts: readonly CalendarHost[], id: string | null): number {
  const index = hosts.findIndex((host) => host.id === id);
  return index < 0 ? 0 : (index % COLORS) + 1;
}

/** Number of colors in `colors.module.css`. */
const COLORS = 8;

/** `Mar 9 – 15, 2026` */
export function rangeWords(days: readonly string[]): string {
  const [first = '', last = first] = [days[0], days.at(-1)];
  const [from, to] = [first, last].map((day) => new Date(`${day}T12:00:00Z`)) as [Date, Date];
  const options = { month: 'short', day: 'numeric', year: 'numeric' } as const;
  return first === last
    ? formatOf('UTC', { ...options, weekday: 'short' }).format(from)
    : formatOf('UTC', options).formatRange(from, to);
}
