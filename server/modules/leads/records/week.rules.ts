import type { LeadKind } from 'contract/api-paths.ts';
import { DAY_MS, dateOf } from 'contract/dates.ts';
import type { Fields } from './lead-record.ts';

/** Leads of a day in UTC, by kind. */
export interface DayOfLeads {
  day: string;
  counts: Partial<Record<LeadKind, number>>;
}

export const DAYS = 7;

/** The last seven days in UTC, the oldest first, the one that is under way last. */
export function lastDays(now: Date): string[] {
  return Array.from({ length: DAYS }, (_, index) =>
    dateOf(new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS)),
  );
}

/**
 * Returns the source of the visit in a few words: the campaign, or else the site that led here.
 * @example nameSource({ utm_source: 'newsletter', utm_medium: 'email' }) // 'newsletter / email'
 */
export function nameSource({ utm_source, utm_medium, referrer }: Fields): string {
  if (typeof utm_source === 'string') {
    return typeof utm_medium === 'string' ? `${utm_source} / ${utm_medium}` : utm_source;
  }
  if (typeof referrer !== 'string') return 'direct or unknown';
  return URL.canParse(referrer) ? new URL(referrer).hostname : referrer;
}
