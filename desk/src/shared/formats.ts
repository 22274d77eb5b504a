/**
 * Locale in which dates, clocks and numbers are shown: English words in the way of a region, with the clock (`hc`) and the first
 * day of the week (`fw`) that a person prefers to those of the region, such as `en-DE-u-fw-sun-hc-h12`.
 */
let locale = wholeLocale(null);
/** Locale of messages to visitors: that of all emails. */
export const VISITOR_LOCALE = 'en-US';
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Sets the locale of all formats. @param chosen by the person; where it names no region, that of the browser is used */
export function setLocale(chosen: string | null): void {
  locale = wholeLocale(chosen);
}

export function currentLocale(): string {
  return locale;
}

/** Returns the locale of a choice, with a region. */
export function wholeLocale(chosen: string | null): string {
  const { region = browserRegion(), hourCycle } = new Intl.Locale(chosen ?? 'en');
  const [, firstDay] = /-fw-(\w+)/.exec(chosen ?? '') ?? [];
  const extension = `${firstDay ? `-fw-${firstDay}` : ''}${hourCycle ? `-hc-${hourCycle}` : ''}`;
  return `en-${region}${extension && `-u${extension}`}`;
}

/** Returns the region of the browser's language: `DE` of `de`, too. */
export function browserRegion(): string {
  return new Intl.Locale(navigator.language).maximize().region ?? 'US';
}

/** Returns the zone of this machine: an IANA name. */
export function browserZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Returns a date format, the same for the same options: building one takes longer than a thousand uses. */
export function formatOf(
  zone: string,
  options: Intl.DateTimeFormatOptions,
  shown = locale,
): Intl.DateTimeFormat {
  const key = `${shown} ${zone} ${JSON.stringify(options)}`;
  let format = dates.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(dateLocale(shown), { ...options, timeZone: zone });
    dates.set(key, format);
  }
  return format;
}

/** English in a region for which `Intl` has no dates of its own: the day before the month, and the region's clock. */
function dateLocale(shown: string): string {
  if (new Intl.Locale(new Intl.DateTimeFormat(shown).resolvedOptions().locale).region) return shown;
  const { hourCycle } = new Intl.Locale(shown);
  const usual = new Intl.DateTimeFormat(ownLocale(shown), { hour: 'numeric' }).resolvedOptions().hourCycle;
  return `en-001-u-hc-${hourCycle ?? usual}`;
}

/** The locale of a region in its main language, whose numbers are its own even where no English of the region is known. */
function ownLocale(shown: string): string {
  return `${new Intl.Locale(`und-${new Intl.Locale(shown).region}`).maximize().baseName}-u-nu-latn`;
}

/** `12,345.6` */
export function formatNumber(value: number, options: Intl.NumberFormatOptions = {}, shown = locale): string {
  const key = `${shown} ${JSON.stringify(options)}`;
  let format = numbers.get(key);
  if (!format) {
    format = new Intl.NumberFormat(ownLocale(shown), options);
    numbers.set(key, format);
  }
  return format.format(value);
}

/** `1 lead`, `2,000 leads` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`;
}

/** `38.2 GB` */
export function bytesInWords(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB'];
  const at = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1_000 ** at;
  const digits = value >= 100 || at === 0 ? 0 : 1;
  const rounded = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${formatNumber(value, rounded)} ${units[at]}`;
}
