import { DEFAULT_OFFICE, type Office, type OpenHours } from 'contract/bookings/office.ts';
import { offsetsOf } from 'contract/bookings/zoned-time.ts';
import { namedDays, WEEKDAYS } from './weekdays.ts';

/** Of clocks: longer than any demo is kept, or booked ahead. */
const YEARS = [new Date('2020-01-01T00:00:00Z'), new Date('2045-01-01T00:00:00Z')] as const;
const DAY = `(?:${WEEKDAYS.join('|')})`;
const TIME = '(?:[01]\\d|2[0-3]):[0-5]\\d|24:00';
const RANGE = `(?:${TIME})-(?:${TIME})`;
/** `mon-thu 09:00-12:00 13:00-17:00`; without days, all of them. */
export const HOURS_PATTERN = `^(?i:(?:(${DAY}(?:-${DAY})?) +)?(${RANGE}(?: +${RANGE})*))$`;
const PART = new RegExp(HOURS_PATTERN);

/**
 * What is open on each day of the week, Monday first. Parts that name a day twice add up; what overlaps is one.
 * @throws {RangeError} where hours end before they begin
 */
export function readHours(parts: readonly string[]): OpenHours[][] {
  return WEEKDAYS.map((day) => {
    const ofDay = parts.filter((part) => {
      const [, days] = PART.exec(part) ?? [];
      return days === undefined || namedDays([days]).includes(day);
    });
    const sorted = ofDay.flatMap(rangesIn).sort(([one], [other]) => one - other);
    const joined: OpenHours[] = [];
    for (const [from, to] of sorted) {
      const [begin, end] = joined.at(-1) ?? [from, -1];
      if (from <= end) joined.splice(-1, 1, [begin, Math.max(end, to)]);
      else joined.push([from, to]);
    }
    return joined;
  });
}

/**
 * What people call a zone, where its clock stands, and when it changes: `Central European Time` and `Berlin` for
 * `Europe/Berlin`.
 * @throws {RangeError} when there is no such zone
 */
export function describeZone(zone: string): Pick<Office, 'zone' | 'zoneLabel' | 'place' | 'offsets'> {
  const { zone: usual, zoneLabel, place, offsets } = DEFAULT_OFFICE;
  if (zone === usual) return { zone, zoneLabel, place, offsets };
  // 'Central European Time' is right in summer too; where a zone has no such name, its long one is.
  const names = (['longGeneric', 'long'] as const).map((timeZoneName) => nameOf(zone, timeZoneName));
  const label = names.find((name) => !name.startsWith('GMT')) ?? zone;
  const city = zone.split('/').at(-1) ?? zone;
  return { zone, zoneLabel: label, place: city.replaceAll('_', ' '), offsets: offsetsOf(zone, ...YEARS) };
}

function nameOf(timeZone: string, timeZoneName: 'long' | 'longGeneric'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
}

function rangesIn(text: string): OpenHours[] {
  const [, , ranges = ''] = PART.exec(text) ?? [];
  return ranges
    .split(/ +/)
    .filter(Boolean)
    .map((range) => {
      const [from = 0, to = 0] = range.split('-').map(minuteOf);
      if (from < to) return [from, to];
      throw new RangeError(`${range} ends before it begins`);
    });
}

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}
