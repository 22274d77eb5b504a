import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { ownTimeZone } from './visitor-time.ts';

/** First act of a visitor; on a phone the finger is down for longer than the formats take. */
const SIGNS = ['pointerover', 'scroll', 'keydown'] as const;

const REFRESH_MS = 30_000;

/** `early` on the server and until hydration; then the calendar, or the plain form of a visitor who is already in it. */
export type Stage = 'early' | 'calendar' | 'form';

/** Returns the stage of the panel: nothing that was typed before the script arrived may vanish. */
export function useStage(panel: RefObject<HTMLElement | null>): Stage {
  const [stage, setStage] = useState<Stage>('early');
  useLayoutEffect(() => {
    const form = panel.current?.querySelector('form');
    setStage(form && isInUse(form) ? 'form' : 'calendar');
  }, [panel]);
  return stage;
}

function isInUse(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return true;
  return [...new FormData(form).values()].some((value) => value !== '');
}

/**
 * The time, fresh enough that a slot becomes unavailable while the page stands open.
 * @param first what the server's HTML was drawn for, in which this browser begins
 */
export function useCurrentTime(first: string | undefined): Date {
  const [now, setNow] = useState(() => (first ? new Date(first) : new Date()));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (first) setNow(new Date());
    const timer = setInterval(() => setNow(new Date()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/**
 * Loads the time formats once a visitor interacts. A browser's first format takes 50 ms or more on a phone: created
 * with the page, it would delay the page; created when the first day is pressed, that response.
 */
export function useTimeFormats(): void {
  useEffect(() => {
    const load = () => {
      for (const sign of SIGNS) removeEventListener(sign, load);
      // After the frame that shows what the visitor did.
      requestAnimationFrame(() => setTimeout(ownTimeZone));
    };
    for (const sign of SIGNS) addEventListener(sign, load, { passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, load);
    };
  }, []);
}
