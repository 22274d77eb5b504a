import type { Page } from '@playwright/test';
import { findBrokenWords } from './broken-words.ts';
import { findClippedTexts } from './clipped-texts.ts';
import { findCoveredTexts } from './covered-texts.ts';
import { findCoveringMessages } from './covering-messages.ts';
import { findEmptyRooms } from './empty-rooms.ts';
import { findSeenTexts } from './seen-texts.ts';
import { findUnevenSections } from './uneven-sections.ts';

/** What a designer would see at once, each as the words that it happens to. */
export interface Look {
  brokenWords: string[];
  clippedTexts: string[];
  coveredTexts: string[];
  coveringMessages: string[];
  unevenSections: string[];
  emptyRooms: string[];
}

/** Nothing of it. */
export const SOUND_LOOK: Look = {
  brokenWords: [],
  clippedTexts: [],
  coveredTexts: [],
  coveringMessages: [],
  unevenSections: [],
  emptyRooms: [],
};

/** All in one call, since a call costs more than what it does: the functions travel as their own text. */
const LOOK = `(async () => {
  const texts = (${findSeenTexts})();
  return {
    brokenWords: (${findBrokenWords})(texts),
    clippedTexts: (${findClippedTexts})(texts),
    unevenSections: (${findUnevenSections})(),
    emptyRooms: (${findEmptyRooms})(texts),
    coveredTexts: (${findCoveredTexts})(texts),
    coveringMessages: await (${findCoveringMessages})(),
  };
})()`;

export function readLook(page: Page): Promise<Look> {
  return page.evaluate(LOOK);
}
