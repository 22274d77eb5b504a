import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * False on the server and until hydration; true afterwards, unless the visitor is already in the plain form:
 * nothing that was typed before the script arrived may vanish.
 */
export function useEnhancement(plainForm: RefObject<HTMLFormElement | null>): boolean {
  const [isEnhanced, setIsEnhanced] = useState(false);
  useLayoutEffect(() => {
    if (!plainForm.current || !isInUse(plainForm.current)) setIsEnhanced(true);
  }, [plainForm]);
  return isEnhanced;
}

function isInUse(form: HTMLFormElement): boolean {
  if (form.contains(document.activeElement)) return true;
  return [...new FormData(form).values()].some((value) => value !== '');
}
