import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * False on the server and until hydration; true afterwards, unless the visitor is already in the plain form:
 * nothing that was typed before the script arrived may vanish.
 */
export function useHydrated(plainForm: RefObject<HTMLFormElement | null>): boolean {
  const [isHydrated, setIsEnhanced] = useState(false);
  useLayoutEffect(() => {
    if (!plainForm.current || !isInUse(plainForm.current)) setIsEnhanced(true);
  }, [plainForm]);
  return isHydrated;
}

function isInUse(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return true;
  return [...new FormData(form).values()].some((value) => value !== '');
}
