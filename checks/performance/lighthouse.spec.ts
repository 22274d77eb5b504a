import { expect } from '@playwright/test';
import { type LaunchedChrome, launch } from 'chrome-launcher';
import { THANK_YOU_PAGE } from 'contract/site/addresses.ts';
import lighthouse from 'lighthouse';
import { findChromium } from '../../scripts/test-tools.ts';
import { test as base } from '../journeys/fixtures.ts';
import { CHROMIUM_FLAGS } from '../playwright.config.ts';
import { listedPaths } from '../site-pages.ts';
import { budgets } from '../sweep/budgets.ts';
import { timedPages } from './timed-pages.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'];

/** The thank-you page keeps itself out of search engines, which costs it points for SEO. */
const categoriesOf = (path: string) =>
  path === THANK_YOU_PAGE ? CATEGORIES.filter((name) => name !== 'seo') : CATEGORIES;

/** A Chrome of its own for Lighthouse, which clears what one page left behind before it opens the next. */
const test = base.extend<object, { chrome: LaunchedChrome }>({
  chrome: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const chromePath = findChromium();
      const chromeFlags = ['--headless', ...CHROMIUM_FLAGS];
      const chrome = await launch({ ...(chromePath ? { chromePath } : {}), chromeFlags });
      await use(chrome);
      chrome.kill();
    },
    { scope: 'worker' },
  ],
});

for (const path of timedPages([...listedPaths, THANK_YOU_PAGE])) {
  test(`scores 100 for ${path} in every category of Lighthouse`, async ({ chrome, server }) => {
    const result = await lighthouse(server.url + path, {
      port: chrome.port,
      onlyCategories: categoriesOf(path),
      disableFullPageScreenshot: true,
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse gave no report for ${path}`);
    const { categories, audits } = result.lhr;
    const failing = Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id);
    for (const [name, { score }] of Object.entries(categories)) {
      expect
        .soft(Math.round((score ?? 0) * 100), `${name}; failing: ${failing}`)
        .toBe(budgets.lighthouseScore);
    }
  });
}
