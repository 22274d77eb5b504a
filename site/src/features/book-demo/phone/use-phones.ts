import { useEffect, useState } from 'react';
import { fetchPhones, phones } from './fetch-phones.ts';

/**
 * Draws again once phones can be read.
 * @param isTyped something stands in the field, perhaps from before the page was loaded
 * @returns starts to fetch what reads them
 */
export function usePhones(isTyped: boolean): () => void {
  const [, redraw] = useState(phones);
  const fetch = () => void fetchPhones().then(() => redraw(phones));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text is there, or it is not
  useEffect(() => {
    if (isTyped) fetch();
  }, [isTyped]);
  return fetch;
}
