import type { Office } from 'contract/bookings/office.ts';
import { MINUTE_MS } from 'contract/dates.ts';
import type { Interval } from '../hosts/interval.ts';

/** No setting allows a longer demo. */
export const LONGEST_DEMO_MINUTES = 240;

/** Time of a demo, and the earliest beginning of another one that may overlap it; ISO 8601, UTC. */
export interface DemoSpan {
  at: string;
  end: string;
  earliest: string;
}

export function spanOf(start: Date, office: Pick<Office, 'minutes'>): DemoSpan {
  return {
    at: start.toISOString(),
    end: laterBy(office.minutes, start),
    earliest: laterBy(-LONGEST_DEMO_MINUTES, start),
  };
}

function laterBy(minutes: number, moment: Date): string {
  return new Date(moment.getTime() + minutes * MINUTE_MS).toISOString();
}

/** Seats that are held for one interval. */
export interface TakenSeats extends Interval {
  taken: number;
}

/** Counts the seats of all intervals that overlap a demo. @param inOrder by their start */
export function countTaken(inOrder: readonly TakenSeats[], demo: Interval): number {
  let [low, high] = [0, inOrder.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((inOrder[middle] as TakenSeats).start <= demo.start - LONGEST_DEMO_MINUTES * MINUTE_MS)
      low = middle + 1;
    else high = middle;
  }
  let count = 0;
  for (let index = low; index < inOrder.length; index += 1) {
    const { start, end, taken } = inOrder[index] as TakenSeats;
    if (start >= demo.end) break;
    if (end > demo.start) count += taken;
  }
  return count;
}
