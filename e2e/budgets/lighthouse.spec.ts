import { expect } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../../scripts/test-tools.ts';
import { pagePaths, test } from '../browser/fixtures.ts';
import { CHROMIUM_FLAGS } from '../playwright.config.ts';
import { budgets } from './budgets.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

for (const path of pagePaths) {
  test(`${path} scores 100 four times in Lighthouse`, async ({ request, baseURL }) => {
    const html = await (await request.get(path)).text();
    test.skip(html.includes('name="robots" content="noindex"'), 'kept from search engines on purpose');
    const chromePath = findChromium();
    const chrome = await launch({
      ...(chromePath ? { chromePath } : {}),
      chromeFlags: ['--headless', ...CHROMIUM_FLAGS],
    });
    try {
      const result = await lighthouse(`${baseURL}${path}`, {
        port: chrome.port,
        onlyCategories: [...CATEGORIES],
        logLevel: 'error',
      });
      const categories = result?.lhr.categories ?? {};
      const failing = Object.values(result?.lhr.audits ?? {})
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
        .map(({ id }) => id);
      for (const name of CATEGORIES) {
        const score = Math.round((categories[name]?.score ?? 0) * 100);
        expect.soft(score, `${name}; failing: ${failing.join(', ')}`).toBe(budgets.lighthouseScore);
      }
    } finally {
      chrome.kill();
    }
  });
}
