import { useEffect } from 'react';
import { ownTimeZone } from './visitor-time.ts';

/** Whatever a visitor does first; on a phone the finger is down for longer than the formats take. */
const SIGNS = ['pointerover', 'scroll', 'keydown'] as const;

/**
 * Loads what times are written with once somebody is there. A browser's first format costs a phone 50 ms and more: with
 * the page it would delay the page, with the first day that is pressed the answer to that press.
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
