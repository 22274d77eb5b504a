import type { CalendarDay } from 'contract/bookings/demo-calendar.ts';
import { slotsOn } from '../../product/office.ts';
import type { FreeTimes, KnownSlot } from './free-times.ts';

/**
 * Notes which day of the server's calendar was pressed before the island's script was there; the styles show it as chosen.
 * It is a text because the page contains it (`book-demo.astro`).
 */
export const EARLY_DAY_SCRIPT = `{let p;addEventListener('click',e=>{const d=e.target.closest?.('astro-island[ssr] td>:enabled:not([aria-disabled])');if(d){if(p)delete p.dataset.early;(p=d).dataset.early=''}})}`;

/** The server's knowledge of the calendar's first month, as the page carries it. */
export interface FirstDays {
  /** Time of that knowledge; ISO 8601. */
  now: string;
  /** `2026-12-09 1100...`: of each day and each of its half-hours the free seats, 9 for more; `?` where a host has to confirm it, `-` where none is offered. */
  days: string[];
}

const NOT_OFFERED = '-';
const TO_BE_CONFIRMED = '?';

/** Packs days for the page's HTML: a tenth of what the call for the same days weighs. */
export function packDays(days: readonly CalendarDay[]): string[] {
  return days.map(({ date, slots }) => {
    const offered = new Map(slots.map((slot) => [slot.startDateTime, slot]));
    const marks = slotsOn(date).map(({ startDateTime }) => {
      const slot = offered.get(startDateTime);
      if (!slot) return NOT_OFFERED;
      return slot.toBeConfirmed ? TO_BE_CONFIRMED : Math.min(slot.freeSeats, 9);
    });
    return `${date} ${marks.join('')}`;
  });
}

export function unpackDays(days: readonly string[]): FreeTimes {
  return new Map(
    days.map((day) => {
      const [date = '', marks = ''] = day.split(' ');
      const offered = slotsOn(date).flatMap(({ startDateTime }, index): [string, KnownSlot][] => {
        const toBeConfirmed = marks[index] === TO_BE_CONFIRMED;
        const freeSeats = toBeConfirmed ? 1 : Number(marks[index]);
        return marks[index] === NOT_OFFERED ? [] : [[startDateTime, { freeSeats, toBeConfirmed }]];
      });
      return [date, new Map(offered)];
    }),
  );
}

/** The day that was pressed meanwhile, once. */
export function takeEarlyDay(): string | undefined {
  const day = document.querySelector<HTMLButtonElement>('[data-early]');
  day?.removeAttribute('data-early');
  return day?.value;
}
