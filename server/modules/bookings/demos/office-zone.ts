import { DEFAULT_OFFICE, type Office } from 'contract/bookings/office.ts';
import { offsetsOf } from 'contract/dates.ts';

/** Years whose changes of clocks are listed: longer than any demo is kept, or booked ahead. */
const YEARS = [new Date('2020-01-01T00:00:00Z'), new Date('2045-01-01T00:00:00Z')] as const;

/**
 * Describes a zone: its usual name, the place of its clock, and its changes, such as `Central European Time` and
 * `Berlin` for `Europe/Berlin`.
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
