import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * False on the server and until hydration; true afterwards, unless the visitor is already in the plain form:
 * nothing that was typed before the script arrived may vanish.
 */
export function useHydrated(panel: RefObject<HTMLElement | null>): boolean {
  const [isHydrated, setIsEnhanced] = useState(false);
  useLayoutEffect(() => {
    const form = panel.current?.querySelector('form');
    if (!form || !isInUse(form)) setIsEnhanced(true);
  }, [panel]);
  return isHydrated;
}

function isInUse(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return true;
  return [...new FormData(form).values()].some((value) => value !== '');
}
