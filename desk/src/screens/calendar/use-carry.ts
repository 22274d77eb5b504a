import type { DeskDemo, FreeTimes } from 'contract/desk/calendar.ts';
import { useCallback, useState } from 'react';

export type FreeTime = FreeTimes['times'][number];

/** A demo on its way to another half-hour. */
export interface Carried {
  demo: DeskDemo;
  /** Time at which it would be put down; its own at first. */
  at: string;
  by: 'keys' | 'pointer';
}

/** Picks a demo up, carries it from one free half-hour to another, and puts it down: with a pointer or by keys. */
export function useCarry(onDrop: (demo: DeskDemo, start: string) => void) {
  const [carried, setCarried] = useState<Carried>();
  const pickUp = useCallback(
    (demo: DeskDemo, by: Carried['by']) => setCarried({ demo, at: demo.start, by }),
    [],
  );
  const carryTo = useCallback(
    (start: string) => setCarried((before) => before && { ...before, at: start }),
    [],
  );
  const letGo = useCallback(() => setCarried(undefined), []);
  const drop = useCallback(() => {
    setCarried(undefined);
    if (carried && carried.at !== carried.demo.start) onDrop(carried.demo, carried.at);
  }, [carried, onDrop]);
  return { carried, pickUp, carryTo, drop, letGo };
}

export type Carry = ReturnType<typeof useCarry>;

/** Returns true for a demo that can be moved: one to come that has its seat or waits for a confirmation. */
export function canMove({ state, start }: DeskDemo, now: number): boolean {
  return (
    ['booked', 'unconfirmed', 'to-confirm', 'offered', 'waiting'].includes(state) && Date.parse(start) > now
  );
}
