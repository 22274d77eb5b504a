import { useSyncExternalStore } from 'react';
import { useZone } from './session.ts';
import { fullMoment, relativeMoment, shortMoment } from './time.ts';

const TICK = 15_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** One clock for all: each instant on a screen moves on at the same time. */
function listen(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(() => {
      now = Date.now();
      for (const each of listeners) each();
    }, TICK);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The time, in milliseconds; renders again every quarter of a minute. */
export function useNow(): number {
  return useSyncExternalStore(listen, () => now);
}

interface Props {
  /** ISO instant. */
  at: string;
  /** `relative`: `4 min ago`; `short`: `2:30 PM`, `Nov 3, 2:30 PM`; `full`: with weekday, year and zone. */
  as?: 'relative' | 'short' | 'full';
}

/** An instant, in the zone of the person. The pointer shows all of it. */
export function Moment({ at, as = 'short' }: Props) {
  const zone = useZone();
  const current = new Date(useNow());
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return null;
  const full = fullMoment(instant, zone);
  const text = {
    relative: () => relativeMoment(instant, current),
    short: () => shortMoment(instant, zone, current),
    full: () => full,
  }[as]();
  return (
    <time dateTime={at} title={full}>
      {text}
    </time>
  );
}
