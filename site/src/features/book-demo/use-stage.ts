import { type RefObject, useLayoutEffect, useState } from 'react';

/** `early` on the server and until hydration; then the calendar, or the plain form of a visitor who is already in it. */
export type Stage = 'early' | 'calendar' | 'form';

/** What stands in the panel: nothing that was typed before the script arrived may vanish. */
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
