import { useEffect, useState } from 'react';
import { toastError } from './ui/toasts.ts';

/**
 * A part of the program that is fetched once it is asked for. Where that fails, as without a connection, it is said, and all
 * that is on the screen stays: nothing that was typed is lost to a menu.
 * @param load keep it the same between renders
 * @param onFailed so that it can be asked for again
 */
export function useLoaded<Part>(
  load: () => Promise<Part>,
  isAskedFor: boolean,
  onFailed: () => void,
): Part | undefined {
  const [part, setPart] = useState<{ loaded: Part }>();
  useEffect(() => {
    if (!isAskedFor || part) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setPart({ loaded }),
      (error: unknown) => {
        if (!isCurrent) return;
        onFailed();
        toastError(error);
      },
    );
    return () => {
      isCurrent = false;
    };
  });
  return isAskedFor ? part?.loaded : undefined;
}
