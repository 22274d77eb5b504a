import type { Page } from '@playwright/test';
import { findBrokenWords } from './broken-words.ts';
import { findClippedTexts } from './clipped-texts.ts';
import { findCoveredTexts } from './covered-texts.ts';
import { findCoveringMessages } from './covering-messages.ts';
import { findEmptySpace } from './empty-space.ts';
import { findSeenTexts } from './seen-texts.ts';
import { findUnevenSpacing } from './uneven-spacing.ts';

/** Findings of the visual lint, each as the text that it concerns. */
export interface VisualFindings {
  brokenWords: string[];
  clippedTexts: string[];
  coveredTexts: string[];
  coveringMessages: string[];
  unevenSpacings: string[];
  emptySpaces: string[];
}

/** A page without findings. */
export const NO_FINDINGS: VisualFindings = {
  brokenWords: [],
  clippedTexts: [],
  coveredTexts: [],
  coveringMessages: [],
  unevenSpacings: [],
  emptySpaces: [],
};

/** All in one call, since a call costs more than what it does: the functions travel as their own text. */
const VISUAL_LINT = `(async () => {
  const texts = (${findSeenTexts})();
  return {
    brokenWords: (${findBrokenWords})(texts),
    clippedTexts: (${findClippedTexts})(texts),
    unevenSpacings: (${findUnevenSpacing})(),
    emptySpaces: (${findEmptySpace})(texts),
    coveredTexts: (${findCoveredTexts})(texts),
    coveringMessages: await (${findCoveringMessages})(),
  };
})()`;

export function lintVisually(page: Page): Promise<VisualFindings> {
  return page.evaluate(VISUAL_LINT);
}
