import { expect, type Page } from '@playwright/test';
import { test } from '../journeys/fixtures.ts';
import { pagePaths } from '../site-pages.ts';
import { readDocument } from './observe.ts';
import { followRequests, scrollThrough } from './settle.ts';
import { findLostChoices } from './visual-lint/lost-choices.ts';
import { findLostWords } from './visual-lint/lost-words.ts';
import { openAll } from './visual-lint/open-all.ts';
import { findSeenTexts } from './visual-lint/seen-texts.ts';

/** A4 between the margins of `base.css`. */
const PAPER_WIDTH = 703;
/** Sizes of a text of 16 px by settings of 175 and 200 %. */
const LARGE_TEXTS_PX = [28, 32] as const;

for (const path of pagePaths) {
  test(`keeps ${path} readable in large text, in print and in forced colors`, async ({ page }) => {
    const settle = followRequests(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await scrollThrough(page);
    await settle();

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      expect.soft(await page.evaluate(findLostChoices), `forced colors, ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });

    await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    expect.soft(await findLost(page, false), 'on paper').toEqual([]);
    await page.emulateMedia({ media: 'screen' });

    await page.setViewportSize({ width: 390, height: 844 });
    const session = await page.context().newCDPSession(page);
    for (const standard of LARGE_TEXTS_PX) {
      await session.send('Page.setFontSizes', { fontSizes: { standard } });
      await page.evaluate(openAll);
      const rootPx = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      );
      expect(rootPx).toBeGreaterThanOrEqual(standard);
      expect.soft(await findLost(page, true), `in text of ${standard} px`).toEqual([]);
      expect.soft((await readDocument(page)).overflow, `sideways scroll, ${standard} px`).toBe(0);
    }
  });
}

function findLost(page: Page, canScroll: boolean): Promise<string[]> {
  return page.evaluate(`(${findLostWords})((${findSeenTexts})(), ${canScroll})`);
}
