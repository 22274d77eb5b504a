import { expect, type Page } from '@playwright/test';
import { NOT_FOUND_PAGE, TROUBLE_PAGE } from 'contract/site/addresses.ts';
import { findViolations } from '../journeys/expect-no-violations.ts';
import { ignoreIdlePointer, test } from '../journeys/fixtures.ts';
import { pagePaths } from '../site-pages.ts';
import { budgets } from './budgets.ts';
import { expectWithinBudgets, type Loaded, readLoaded } from './expect-weight.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { readLook, SOUND_LOOK } from './look/read-look.ts';
import { collectErrors, collectShifts, readDocument, readShifts } from './observe.ts';
import { type PageWeight, watchWeight } from './page-weight.ts';
import { followRequests, scrollThrough } from './settle.ts';

/** The first is a phone whose cache is empty: what is transferred counts there. */
const PHONE_WIDTH = 390;
const WIDTHS = [PHONE_WIDTH, 320, 768, 1440] as const;
const AXE_WIDTHS: readonly number[] = [PHONE_WIDTH, 1440];

/** Pages that the server picks itself: at their own addresses nothing is found. */
const SHOWN_AS_NOT_FOUND: readonly string[] = [NOT_FOUND_PAGE, TROUBLE_PAGE];

for (const path of pagePaths) {
  test(`${path} is sound, light, still and open to everybody`, async ({ page, baseURL, request }) => {
    // The 404 page is asked for at an address of its own here, and answers with its status.
    const errors = collectErrors(page, () => SHOWN_AS_NOT_FOUND.includes(path));
    const hrefs = new Set<string>();
    const settle = followRequests(page);
    const readWeight = await watchWeight(page);
    await collectShifts(page);
    await ignoreIdlePointer(page);
    let loaded: Loaded | undefined;
    let inTotal: PageWeight | undefined;

    for (const width of WIDTHS) {
      await test.step(`${width} px`, async () => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await page.setViewportSize({ width, height: width < 768 ? 844 : 900 });
        await page.goto(path);
        await settle();
        loaded ??= await readLoaded(page, readWeight());
        await scrollThrough(page);
        await settle();
        inTotal ??= readWeight();

        const found = await readDocument(page);
        for (const href of found.hrefs) hrefs.add(href);
        expect.soft(found.repeatedIds, 'ids that stand twice').toEqual([]);
        expect.soft(found.overflow, 'sideways scroll').toBe(0);
        expect.soft(found, 'head').toMatchObject({
          title: expect.stringMatching(/\S/),
          description: expect.stringMatching(/\S/),
          language: 'en',
        });
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        const shifts = await readShifts(page);
        const shift = shifts.reduce((sum, { value }) => sum + value, 0);
        expect.soft(shift, JSON.stringify(shifts)).toBeLessThan(budgets.layoutShift);
        expect.soft(await readLook(page), 'look').toEqual(SOUND_LOOK);
        if (AXE_WIDTHS.includes(width)) await expectAccessible(page);
      });
    }

    if (loaded && inTotal) expectWithinBudgets(path, await (await request.get(path)).text(), loaded, inTotal);
    expect.soft(await findBrokenLinks(request, baseURL ?? '', hrefs), 'broken links').toEqual([]);
    expect(errors).toEqual([]);
  });

  test(`${path} needs no sideways scroll without script`, async ({ browser, baseURL }) => {
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
  test(`${path} ends after ${highest} px on a phone`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({
      bypassCSP: true,
      viewport: { width: PHONE_WIDTH, height: 844 },
      ...(baseURL ? { baseURL } : {}),
    });
    // In its own faces, which a busy machine is too slow for: those of the system are as wide as the system has them.
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      expect(html).toContain('font-display:optional');
      await route.fulfill({ response, body: html.replaceAll('font-display:optional', 'font-display:block') });
    });
    await page.goto(path);
    await scrollThrough(page);
    await page.evaluate(() => document.fonts.ready);
    expect((await readDocument(page)).height).toBeLessThanOrEqual(highest);
    await page.close();
  });
}

async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await findViolations(page), 'axe').toEqual([]);
}
