/** Region of the browser, whichever that is. */
export const BROWSER = 'browser';
/** Clock or first day of the week that is usual in the region. */
export const USUAL = 'usual';

/** Parts of a locale as a person chooses them. */
export interface FormatChoices {
  /** `DE` or `BROWSER`. */
  region: string;
  clock: typeof USUAL | 'h12' | 'h23';
  firstDay: typeof USUAL | 'mon' | 'sat' | 'sun';
}

const LOCALE = /^en(?:-([A-Z]{2}))?(?:-u)?(?:-fw-(mon|sat|sun))?(?:-hc-(h12|h23))?$/;

/** Reads a stored locale. */
export function choicesIn(locale: string | null): FormatChoices {
  const [, region = BROWSER, firstDay = USUAL, clock = USUAL] = LOCALE.exec(locale ?? '') ?? [];
  return { region, firstDay, clock } as FormatChoices;
}

/** Returns the locale to store; null where nothing is chosen. */
export function localeOf({ region, clock, firstDay }: FormatChoices): string | null {
  const extension = `${firstDay === USUAL ? '' : `-fw-${firstDay}`}${clock === USUAL ? '' : `-hc-${clock}`}`;
  const locale = `en${region === BROWSER ? '' : `-${region}`}${extension && `-u${extension}`}`;
  return locale === 'en' ? null : locale;
}
