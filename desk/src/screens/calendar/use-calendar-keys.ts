import type { DeskDemo } from 'contract/desk/calendar.ts';
import { type KeyboardEvent, useState } from 'react';
import { whenWords } from './demo-words.ts';
import { type Carry, canMove, type FreeTime } from './use-carry.ts';
import { nextTarget } from './week.rules.ts';

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
type Arrow = (typeof ARROWS)[number];

/**
 * Handles the keys of a demo: Space picks it up; then arrows carry it, Enter and Space put it down, Escape leaves it.
 * @returns the handler, and the sentence that a screen reader announces
 */
export function useCalendarKeys(carry: Carry, times: readonly FreeTime[], zone: string) {
  const [said, setSaid] = useState('');
  const { carried } = carry;

  const onKey = (event: KeyboardEvent<HTMLElement>, demo: DeskDemo) => {
    const say = (text: string) => {
      event.preventDefault();
      event.stopPropagation();
      setSaid(text);
    };
    const isArrow = (ARROWS as readonly string[]).includes(event.key);
    if (carried?.demo.id !== demo.id) {
      if (event.key === ' ' || event.key === 'm') {
        if (!canMove(demo, Date.now())) return say('This demo can’t be moved.');
        carry.pickUp(demo, 'keys');
        say(
          `Picked up the demo of ${demo.name}. Arrow keys move it, Enter puts it down, Escape leaves it where it is.`,
        );
      } else if (isArrow) {
        event.preventDefault();
        event.stopPropagation();
        focusDemo(event.currentTarget, event.key as Arrow);
      }
      return;
    }
    if (event.key === 'Escape') {
      carry.letGo();
      say(`The demo of ${demo.name} stays at ${whenWords(demo.start, zone)}.`);
    } else if (event.key === 'Enter' || event.key === ' ') {
      say(carried.at === demo.start ? 'The demo stays where it is.' : 'Put down.');
      carry.drop();
    } else if (isArrow) {
      const next = nextTarget(times, carried.at, event.key as Arrow, zone);
      if (!next)
        return say('No free time that way. Of other weeks, Move in the demo’s own dialog shows the times.');
      carry.carryTo(next.start);
      say(whenWords(next.start, zone));
      document.querySelector(`[data-start="${next.start}"]`)?.scrollIntoView({ block: 'nearest' });
    }
  };

  return { said, onKey };
}

/** Focuses the demo before or after, or the nearest one of another day. */
function focusDemo(from: HTMLElement, key: Arrow): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-demo]')];
  const columns = Map.groupBy(all, (each) => each.parentElement);
  const own = columns.get(from.parentElement) ?? [];
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    own[own.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)]?.focus();
    return;
  }
  const days = [...columns.keys()];
  const next = columns.get(days[days.indexOf(from.parentElement) + (key === 'ArrowRight' ? 1 : -1)] ?? null);
  const top = from.getBoundingClientRect().top;
  const distance = (each: HTMLElement) => Math.abs(each.getBoundingClientRect().top - top);
  next?.toSorted((one, two) => distance(one) - distance(two))[0]?.focus();
}
