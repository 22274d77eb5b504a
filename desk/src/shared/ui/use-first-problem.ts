import { type RefObject, useEffect, useRef } from 'react';

/** Returns the reference of a form, which moves the focus to its first field at fault once a save is refused. */
export function useFirstProblem(error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [error]);
  return form;
}
