import type { Office } from 'contract/bookings/office.ts';
import { fill } from 'contract/content/fill.ts';
import { mailParts } from '../../../plugins/mail/mail-words.ts';

/** Time of a demo. */
export interface Meeting {
  start: Date;
  end: Date;
}

/** Zone and place of the office whose clock demos are held by. */
export type OfficeClock = Pick<Office, 'zone' | 'place'>;

/** Reader of a time: each reader gets their own time first, and then the other's. */
export type Reader = 'visitor' | 'team';

const UTC = 'UTC';
/** Browsers go on naming these zones as the cities were spelled once. */
const CITIES: Readonly<Record<string, string>> = {
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Europe/Kiev': 'Kyiv',
};

/** The zone that a visitor's browser has named, if this server knows it too. */
export function readTimeZone(name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return name;
  } catch {
    return undefined;
  }
}

/**
 * Describes the time of a meeting, a line each: the day, the reader's local time, and the other's local time, with its
 * day where that differs. A visitor whose zone is unknown gets the time in UTC.
 * @param timeZone of the visitor, as `readTimeZone` gives it
 */
export function describeMeeting(
  office: OfficeClock,
  meeting: Meeting,
  timeZone: string | undefined,
  reader: Reader,
): string {
  const [own, other, whose] = zonesOf(office, meeting, timeZone, reader);
  const lines = [dayIn(own, meeting.start), rangeIn(office, own, meeting)];
  if (other) {
    const day = shortDayIn(other, meeting.start);
    const isOtherDay = day !== shortDayIn(own, meeting.start);
    lines.push(`${whose}${rangeIn(office, other, meeting)}${isOtherDay ? `, ${day}` : ''}`);
  }
  return lines.join('\n');
}

/** `Tue, Mar 10, 7:30 PM Pacific Daylight Time` */
export function describeStart({ start }: Meeting, timeZone: string): string {
  const options = { weekday: 'short', month: 'short', day: 'numeric', timeZone } as const;
  const day = new Intl.DateTimeFormat('en-US', options).format(start);
  return `${day}, ${timeIn(timeZone, start)} ${nameOf(timeZone, start)}`;
}

function zonesOf(
  { zone, place }: OfficeClock,
  { start }: Meeting,
  timeZone: string | undefined,
  reader: Reader,
): [own: string, other: string | undefined, whose: string] {
  if (timeZone === undefined) return [zone, UTC, ''];
  // Any of its names counts: browsers still use `Asia/Calcutta`, and Colombo keeps the same time.
  if (nameOf(timeZone, start) === nameOf(zone, start)) return [zone, undefined, ''];
  const { office, visitor } = mailParts().times;
  return reader === 'visitor' ? [timeZone, zone, fill(office, { place })] : [zone, timeZone, visitor];
}

/** `7:30 – 8:00 PM Pacific Daylight Time (Los Angeles)`; both names where a clock is changed in between. */
function rangeIn(office: OfficeClock, zone: string, { start, end }: Meeting): string {
  const [from, to] = [nameOf(zone, start), nameOf(zone, end)];
  const place = zone === office.zone ? '' : placeOf(zone);
  const [begin, finish] = [timeIn(zone, start), timeIn(zone, end)];
  if (from !== to) return `${begin} ${from} – ${finish} ${to}${place}`;
  const half = finish.slice(finish.lastIndexOf(' '));
  const first = begin.endsWith(half) ? begin.slice(0, -half.length) : begin;
  return `${first} – ${finish} ${from}${place}`;
}

function timeIn(timeZone: string, moment: Date): string {
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone }).format(moment);
  // Narrow and thin blanks are squares in some mail programs.
  return time.replaceAll(/[\u2009\u202f]/g, ' ');
}

function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(moment);
}

function shortDayIn(timeZone: string, moment: Date): string {
  const options = { weekday: 'long', month: 'long', day: 'numeric', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', options).format(moment);
}

/**
 * Returns the name of a zone, such as `Pacific Daylight Time`, which distinguishes the two sides of a change of clock;
 * `GMT+01:00` where it has no name.
 */
function nameOf(timeZone: string, moment: Date): string {
  if (timeZone === UTC) return UTC;
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'long' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** The city that a zone is named after, where it is: ` (Los Angeles)`. */
function placeOf(timeZone: string): string {
  const [region = '', ...rest] = timeZone.split('/');
  const city = rest.at(-1);
  if (city === undefined || region === 'Etc') return '';
  return ` (${CITIES[timeZone] ?? city.replaceAll('_', ' ')})`;
}
