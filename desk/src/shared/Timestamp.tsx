import { createStore } from './create-store.ts';
import { useZone } from './session.ts';
import { fullMoment, relativeMoment, shortMoment } from './time.ts';

const TICK = 15_000;

/** One clock for all: each instant on a screen moves on at the same time. */
const now = createStore(Date.now(), (set) => {
  set(Date.now());
  const timer = setInterval(() => set(Date.now()), TICK);
  return () => clearInterval(timer);
});

/** Returns the time in milliseconds, and renders again every quarter of a minute. */
export const useNow = now.use;

interface Props {
  /** ISO instant. */
  at: string;
  /** `relative`: `4 min ago`; `short`: `2:30 PM`, `Nov 3, 2:30 PM`; `full`: with weekday, year and zone. */
  as?: 'relative' | 'short' | 'full';
}

/** An instant, in the zone of the person. The pointer shows all of it. */
export function Timestamp({ at, as = 'short' }: Props) {
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
