import { expect } from '@playwright/test';
import { pagePaths, test } from '../browser/fixtures.ts';
import { budgets } from './budgets.ts';
import { scrollThrough } from './page-weight.ts';

declare global {
  interface Window {
    shifts: { value: number; nodes: string[] }[];
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

for (const path of pagePaths) {
  test(`${path} does not shift at any width, scrolling included`, async ({ page }) => {
    await page.addInitScript(() => {
      window.shifts = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          if (entry.hadRecentInput) continue;
          const nodes = entry.sources.map(({ node }) => (node as Element | undefined)?.className ?? '?');
          window.shifts.push({ value: entry.value, nodes });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await page.goto(path, { waitUntil: 'networkidle' });
      await scrollThrough(page);
      const shifts = await page.evaluate(() => window.shifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, `${width} px: ${JSON.stringify(shifts)}`).toBeLessThan(budgets.layoutShift);
    }
  });
}
