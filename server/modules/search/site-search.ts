import { type FoundPlace, LONGEST_SEARCH } from 'contract/site/site-search.ts';
import { foundPlaces } from './found-place.ts';
import type { Passages } from './passages/passages.ts';

/** The site's search for people, over the passages that the chat answers from (decision 013). */
export interface SiteSearch {
  /** @param words as a visitor wrote them; without any, nothing is found */
  find(words: string, how?: { isUnfinished: boolean }): Promise<FoundPlace[]>;
  /** Loads the passages in the background: a visitor who opens the search will ask soon. */
  prepare(): void;
}

export const MOST_RESULTS = 10;
/** Of the passages of one page only some are shown. */
const PASSAGES_PER_RESULT = 4;

export function openSiteSearch(passages: Passages): SiteSearch {
  return {
    async find(words, { isUnfinished } = { isUnfinished: false }) {
      const content = words.slice(0, LONGEST_SEARCH).toWellFormed().trimStart();
      if (content === '') return [];
      const findings = await passages.find(
        { content, history: [], isUnfinished },
        MOST_RESULTS * PASSAGES_PER_RESULT,
      );
      return foundPlaces(findings, MOST_RESULTS);
    },

    prepare() {
      void passages.prepare();
    },
  };
}
