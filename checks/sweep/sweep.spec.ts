import { expect, type Page } from '@playwright/test';
import { NOT_FOUND_PAGE, TROUBLE_PAGE } from 'contract/site/addresses.ts';
import { findViolations } from '../journeys/expect-no-violations.ts';
import { ignoreIdlePointer, test } from '../journeys/fixtures.ts';
import { pagePaths } from '../site-pages.ts';
import { budgets } from './budgets.ts';
import { expectWithinBudgets, readLoaded } from './expect-weight.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { collectErrors, collectShifts, readDocument, readShifts } from './observe.ts';
import { watchWeight } from './page-weight.ts';
import { followRequests, scrollThrough } from './settle.ts';
import { lintVisually, NO_FINDINGS } from './visual-lint/lint-visually.ts';

const PHONE_WIDTH = 390;
const OTHER_WIDTHS = [320, 768, 1440] as const;
/** Widths at which axe looks at both schemes, and the visual lint at the page. */
const AXE_WIDTHS: readonly number[] = [PHONE_WIDTH, 1440];

/** Pages that the server picks itself: a request for one of these addresses is answered with 404. */
const SHOWN_AS_NOT_FOUND: readonly string[] = [NOT_FOUND_PAGE, TROUBLE_PAGE];

for (const path of pagePaths) {
  // In an empty cache on a phone: what is transferred counts there.
  test(`loads ${path} without an error or a broken link, within its budgets, and accessibly`, {
    tag: '@smoke',
  }, async ({ page, baseURL, request }) => {
    const errors = collectErrors(page, () => SHOWN_AS_NOT_FOUND.includes(path));
    const settle = followRequests(page);
    const readWeight = await watchWeight(page);
    await collectShifts(page);
    await ignoreIdlePointer(page);
    await page.setViewportSize({ width: PHONE_WIDTH, height: 844 });
    const response = await page.goto(path);
    expect.soft(response?.status(), 'status').toBe(SHOWN_AS_NOT_FOUND.includes(path) ? 404 : 200);
    await settle();
    const loaded = await readLoaded(page, readWeight());
    await scrollThrough(page);
    await settle();
    const inTotal = readWeight();

    const { hrefs } = await expectSound(page);
    expectWithinBudgets(path, await (await request.get(path)).text(), loaded, inTotal);
    expect.soft(await findBrokenLinks(request, baseURL ?? '', hrefs), 'broken links').toEqual([]);
    await expectAccessible(page, ['light']);
    expect(errors).toEqual([]);
  });

  test(`renders ${path} without visual faults at every width and in both schemes`, async ({
    page,
    baseURL,
    request,
  }) => {
    const errors = collectErrors(page, () => SHOWN_AS_NOT_FOUND.includes(path));
    const hrefs = new Set<string>();
    const settle = followRequests(page);
    await collectShifts(page);
    await ignoreIdlePointer(page);
    for (const width of [PHONE_WIDTH, ...OTHER_WIDTHS]) {
      await test.step(`${width} px`, async () => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
        await page.goto(path);
        await settle();
        await scrollThrough(page);
        await settle();
        for (const href of (await expectSound(page)).hrefs) hrefs.add(href);
        expect.soft(await lintVisually(page), 'visual lint').toEqual(NO_FINDINGS);
        if (AXE_WIDTHS.includes(width)) await expectAccessible(page, ['light', 'dark']);
      });
    }
    expect.soft(await findBrokenLinks(request, baseURL ?? '', hrefs), 'broken links').toEqual([]);
    expect(errors).toEqual([]);
  });

  test(`fits ${path} into the width without script`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 640 },
      ...(baseURL ? { baseURL } : {}),
    });
    await page.goto(path);
    expect((await readDocument(page)).overflow).toBe(0);
    await page.close();
  });
}

for (const [path, highest] of Object.entries(budgets.heightOnPhone)) {
  test(`ends ${path} after ${highest} px on a phone`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({
      viewport: { width: PHONE_WIDTH, height: 844 },
      ...(baseURL ? { baseURL } : {}),
    });
    await page.goto(path);
    await scrollThrough(page);
    await page.evaluate(() => document.fonts.ready);
    expect((await readDocument(page)).height).toBeLessThanOrEqual(highest);
    await page.close();
  });
}

/** Expects what holds at every width: head, headings, ids, no sideways scroll and no layout shift so far. */
async function expectSound(page: Page) {
  const found = await readDocument(page);
  expect.soft(found.repeatedIds, 'duplicate ids').toEqual([]);
  expect.soft(found.repeatedNames, 'shared elements of one name').toEqual([]);
  expect.soft(found.overflow, 'sideways scroll').toBe(0);
  expect.soft(found, 'head').toMatchObject({
    title: expect.stringMatching(/\S/),
    description: expect.stringMatching(/\S/),
    language: 'en-US',
  });
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const shifts = await readShifts(page);
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(shift, JSON.stringify(shifts)).toBeLessThan(budgets.layoutShift);
  return found;
}

async function expectAccessible(page: Page, schemes: readonly ('light' | 'dark')[]): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await findViolations(page, { schemes }), 'axe').toEqual([]);
}
