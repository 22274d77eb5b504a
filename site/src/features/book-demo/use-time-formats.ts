import { useEffect } from 'react';
import { ownTimeZone } from './visitor-time.ts';

/** Whatever a visitor does first; on a phone the finger is down for longer than the formats take. */
const SIGNS = ['pointerover', 'scroll', 'keydown'] as const;

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
