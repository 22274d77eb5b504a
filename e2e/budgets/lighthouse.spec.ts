import { expect } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../../scripts/test-tools.ts';
import { listedPaths, test } from '../browser/fixtures.ts';
import { CHROMIUM_FLAGS } from '../playwright.config.ts';
import { budgets } from './budgets.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * What else runs on a shared machine can only lower a score for speed: where the first run is short of 100,
 * the best of three counts. The other three scores do not depend on the machine.
 */
const RUNS_IN_DOUBT = 3;

interface Report {
  scores: Record<string, number>;
  failing: string[];
}

async function audit(url: string): Promise<Report> {
  const chromePath = findChromium();
  const chrome = await launch({
    ...(chromePath ? { chromePath } : {}),
    chromeFlags: ['--headless', ...CHROMIUM_FLAGS],
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...CATEGORIES],
      logLevel: 'error',
    });
    const { categories = {}, audits = {} } = result?.lhr ?? {};
    return {
      scores: Object.fromEntries(
        CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
      ),
      failing: Object.values(audits)
        .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
        .map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}

for (const path of listedPaths) {
  test(`${path} scores 100 four times in Lighthouse`, async ({ baseURL }) => {
    const reports = [await audit(`${baseURL}${path}`)];
    const isPerfect = () =>
      Object.values(reports[0]?.scores ?? {}).every((score) => score === budgets.lighthouseScore);
    while (!isPerfect() && reports.length < RUNS_IN_DOUBT) reports.push(await audit(`${baseURL}${path}`));

    for (const name of CATEGORIES) {
      const scores = reports.map((report) => report.scores[name] ?? 0);
      const counts = name === 'performance' ? Math.max(...scores) : Math.min(...scores);
      expect
        .soft(counts, `${name} of ${scores}; failing: ${reports[0]?.failing}`)
        .toBe(budgets.lighthouseScore);
    }
  });
}
