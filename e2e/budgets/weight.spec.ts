import { expect } from '@playwright/test';
import { pagePaths, test } from '../browser/fixtures.ts';
import { budgets } from './budgets.ts';
import { firstViewBytes, inlineBytes, scrollThrough, watchWeight } from './page-weight.ts';

for (const path of pagePaths) {
  test(`${path} stays within its budget of bytes and requests`, async ({ page, request }) => {
    const html = await (await request.get(path)).text();
    const weight = await watchWeight(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: 'networkidle' });
    const atLoad = weight();
    const hasIsland = await page.evaluate(() =>
      Array.from(document.querySelectorAll('astro-island > *')).some(
        (part) => part.getBoundingClientRect().top < window.innerHeight,
      ),
    );
    const blocking = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(
            (entry) =>
              (entry as PerformanceResourceTiming & { renderBlockingStatus?: string })
                .renderBlockingStatus === 'blocking',
          ).length,
    );
    await scrollThrough(page);
    const inTotal = weight();
    const inlineScript = inlineBytes(html, 'script');

    expect.soft(firstViewBytes(html), 'first view').toBeLessThanOrEqual(budgets.firstViewBytes);
    expect.soft(blocking, 'render-blocking requests').toBe(budgets.renderBlockingRequests);
    expect
      .soft((atLoad.byType.Script ?? 0) + inlineScript, 'script at load')
      .toBeLessThanOrEqual(hasIsland ? budgets.scriptBytesAtLoadWithIsland : budgets.scriptBytesAtLoad);
    expect
      .soft((inTotal.byType.Script ?? 0) + inlineScript, 'script in total')
      .toBeLessThanOrEqual(
        path === '/book-demo' ? budgets.scriptBytesInTotalOfBooking : budgets.scriptBytesInTotal,
      );
    expect
      .soft(atLoad.total, 'everything at load')
      .toBeLessThanOrEqual(hasIsland ? budgets.bytesAtLoadWithIsland : budgets.bytesAtLoad);
    expect
      .soft((inTotal.byType.Stylesheet ?? 0) + inlineBytes(html, 'style'), 'styles')
      .toBeLessThanOrEqual(budgets.styleBytes);
    expect.soft(inTotal.byType.Font ?? 0, 'fonts').toBeLessThanOrEqual(budgets.fontBytes);
    expect.soft(inTotal.fontFiles, 'font files').toBeLessThanOrEqual(budgets.fontFiles);
  });
}
