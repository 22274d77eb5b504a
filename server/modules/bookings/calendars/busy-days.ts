import { DAY_MS, dateOf } from 'contract/dates.ts';
import { type Interval, mergeIntervals } from '../hosts/interval.ts';

/** Busy times by day, as the database keeps them: a calendar that changes a little changes few of its rows. */
export type BusyDays = ReadonlyMap<string, string>;

/** Cuts busy times at the midnights of UTC. @returns by day, `YYYY-MM-DD` */
export function toBusyDays(busy: readonly Interval[], range: Interval): BusyDays {
  const days = new Map<string, [number, number][]>();
  for (const { start, end } of mergeIntervals(busy)) {
    const [from, until] = [Math.max(start, range.start), Math.min(end, range.end)];
    for (let day = Math.floor(from / DAY_MS) * DAY_MS; day < until; day += DAY_MS) {
      const part: [number, number] = [Math.max(from, day), Math.min(until, day + DAY_MS)];
      const name = dayOf(day);
      const others = days.get(name);
      if (others) others.push(part);
      else days.set(name, [part]);
    }
  }
  return new Map([...days].map(([day, parts]) => [day, JSON.stringify(parts)]));
}

export function readBusyDay(busy: string): Interval[] {
  return (JSON.parse(busy) as [number, number][]).map(([start, end]) => ({ start, end }));
}

/** The day of a moment in UTC, `YYYY-MM-DD`. */
export function dayOf(moment: number): string {
  return dateOf(new Date(moment));
}
