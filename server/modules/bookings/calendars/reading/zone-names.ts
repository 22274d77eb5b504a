import { MINUTE_MS } from 'contract/dates.ts';
import { WINDOWS_ZONES } from './windows-zones.ts';

const AREAS = [
  'Europe',
  'America',
  'Asia',
  'Africa',
  'Australia',
  'Pacific',
  'Atlantic',
  'Indian',
  'US',
  'Canada',
];
/** Cities that names of zones begin with in Windows and Rails, and that the IANA has no zone for. */
const CITIES: Readonly<Record<string, string | undefined>> = {
  'abu dhabi': 'Asia/Dubai',
  beijing: 'Asia/Shanghai',
  bern: 'Europe/Zurich',
  brasilia: 'America/Sao_Paulo',
  chennai: 'Asia/Calcutta',
  edinburgh: 'Europe/London',
  hanoi: 'Asia/Bangkok',
  islamabad: 'Asia/Karachi',
  mumbai: 'Asia/Calcutta',
  'new delhi': 'Asia/Calcutta',
  osaka: 'Asia/Tokyo',
  pretoria: 'Africa/Johannesburg',
  wellington: 'Pacific/Auckland',
};
/** Zones that are also called in words, such as `Central European Time` and `Mitteleuropäische Zeit`. */
const CALLED_IN_WORDS = [
  ...['Europe/Lisbon', 'Europe/Berlin', 'Europe/Athens', 'Europe/Moscow', 'America/Halifax'],
  ...['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'],
];
const LANGUAGES = ['en', 'de'];
const [WINTER, SUMMER] = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];
/** `GMT+0100`, `UTC-05:00` and `(UTC+01:00) Berlin`. */
const OFFSET = /^\(?(?:GMT|UTC)\b\s*(?:([+-])(\d{1,2}):?(\d{2})?)?\)?/i;

/** Names that the IANA may have for what a file calls a zone, the likeliest first. */
export function* placesOf(name: string): Generator<string> {
  const ofWindows = WINDOWS_ZONES.get(name.toLowerCase());
  if (ofWindows) yield ofWindows;
  if (name.includes('/')) {
    // Some write a prefix, as `/freeassociation.sourceforge.net/Europe/Berlin`, and `tzone://Microsoft/Utc`.
    const parts = name.replaceAll(' ', '_').split('/');
    for (const count of [3, 2]) if (parts.length >= count) yield parts.slice(-count).join('/');
    if (/^utc$/i.test(parts.at(-1) ?? '')) yield 'UTC';
    return;
  }
  const words = name.replace(OFFSET, '').trim();
  // `Eastern Time (US & Canada)`, and all of the cities that Windows lists.
  for (const part of words.replace(/ Time \(.*/, '').split(/[,;:]/, 6)) {
    const city = part.trim();
    const place = CITIES[city.toLowerCase()];
    if (place) yield place;
    if (/^\p{L}[\p{L} .'-]*$/u.test(city)) yield* AREAS.map((area) => `${area}/${city.replaceAll(' ', '_')}`);
  }
  const place = calledInWords().get(words.toLowerCase());
  if (place) yield place;
}

/** Returns the offset in a name, in milliseconds, and whether there are words beside it. */
export function offsetOfName(name: string): { ms: number; hasWords: boolean } | undefined {
  const [all, sign, hours = '0', minutes = '0'] = OFFSET.exec(name) ?? [];
  if (all === undefined) return /^Z$/i.test(name) ? { ms: 0, hasWords: false } : undefined;
  const ms = (Number(hours) * 60 + Number(minutes)) * MINUTE_MS;
  return { ms: sign === '-' ? -ms : ms, hasWords: name.length > all.length };
}

let inWords: ReadonlyMap<string, string> | undefined;

function calledInWords(): ReadonlyMap<string, string> {
  inWords ??= new Map(
    CALLED_IN_WORDS.flatMap((timeZone) =>
      LANGUAGES.flatMap((language) =>
        (['long', 'longGeneric'] as const).flatMap((timeZoneName) => {
          const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName });
          return [WINTER, SUMMER].map((moment): [string, string] => {
            const parts = format.formatToParts(moment);
            return [(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '').toLowerCase(), timeZone];
          });
        }),
      ),
    ),
  );
  return inWords;
}
