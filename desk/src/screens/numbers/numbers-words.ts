import { laterDate } from 'contract/dates.ts';
import { formatNumber, formatOf } from '../../shared/formats.ts';

/** `Nov 23` of `2026-11-23`. */
export function shortWeek(day: string): string {
  return formatOf('UTC', { month: 'short', day: 'numeric' }).format(new Date(`${day}T00:00:00Z`));
}

/** `Nov 23, 2026` of `2026-11-23`. */
export function longWeek(day: string): string {
  return formatOf('UTC', { dateStyle: 'medium' }).format(new Date(`${day}T00:00:00Z`));
}

/** Minutes as people say them: `45 min`, `3 h 05 min`, `12 h`. */
export function inHours(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 || hours >= 10
    ? `${Math.round(minutes / 60)} h`
    : `${hours} h ${String(rest).padStart(2, '0')} min`;
}

/** `42 %`, `0.4 %`, rounded; `undefined` where there is nothing to be a part of. */
export function share(part: number, whole: number): string | undefined {
  if (whole === 0) return undefined;
  const percent = (100 * part) / whole;
  return `${formatNumber(percent, { maximumFractionDigits: percent < 10 ? 1 : 0, useGrouping: false })} %`;
}

/** `+25 %`, `−3 %`, or `new`: a count beside that of another period; empty where both are 0. */
export function change(now: number, before: number): string {
  if (before === 0) return now === 0 ? '' : 'new';
  const percent = Math.round((100 * (now - before)) / before);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${formatNumber(Math.abs(percent))} %`;
}

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** Each week summed over several series. */
export function sumEach(series: readonly (readonly number[])[], weeks: number): number[] {
  return Array.from({ length: weeks }, (_, week) => sumOf(series.map((counts) => counts[week] ?? 0)));
}

/** First and last day of weeks, each named by its Monday: a filter of leads. */
export function daysOf(weeks: readonly string[]): { first: string; last: string } {
  return { first: weeks[0] ?? '', last: laterDate(weeks.at(-1) ?? '', 6) };
}
