import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { agents, COLUMNS, expectChosen, openCatalogue, table, tile } from './use-cases-page.ts';

/** Tokens good, warn and bad in the light scheme. */
const COLORS = { Low: 'rgb(29, 111, 66)', Medium: 'rgb(138, 90, 0)', High: 'rgb(179, 38, 30)' } as const;

test.describe('the catalogue', () => {
  test('rings the chosen tile, and colors each complexity differently', async ({ page }) => {
    await openCatalogue(page);
    await tile(page, 'Others').click();
    for (const [word, color] of Object.entries(COLORS)) {
      const levels = table(page).getByText(word, { exact: true });
      expect(await levels.count()).toBeGreaterThan(0);
      await expect(levels.first()).toHaveCSS('color', color);
    }

    await expect(tile(page, 'Others')).toHaveCSS('box-shadow', /inset/);
    await expect(tile(page, 'Marketing')).toHaveCSS('box-shadow', 'none');
  });

  test('sizes each table by its own agents', async ({ page }) => {
    await openCatalogue(page);
    const heightOf = async (name: string) => {
      await tile(page, name).click();
      await expectChosen(page, name);
      return (await page.locator('#catalogue').boundingBox())?.height ?? 0;
    };
    const ofTen = await heightOf('Others');
    const ofTwo = await heightOf('Banking');

    expect(ofTen - ofTwo).toBeGreaterThan(8 * 50);
  });

  test('becomes cards with the names of the columns on a phone, and stays a table for assistive technology', async ({
    page,
  }) => {
    await openCatalogue(page);
    await tile(page, 'Legal').click();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(table(page).getByRole('columnheader')).toHaveText(COLUMNS);
      await expect(agents(page)).toHaveCount(5);
      const cells = agents(page).first().getByRole('cell');
      await expect(cells).toHaveCount(4);
      // At one moment: a face that comes meanwhile moves them.
      const seen = await cells.evaluateAll((all) =>
        all.map((cell) => {
          const { top, bottom } = cell.getBoundingClientRect();
          return { top, bottom, name: getComputedStyle(cell, '::before').content };
        }),
      );
      for (const [index, { top }] of seen.entries()) {
        expect(top).toBeGreaterThanOrEqual(seen[index - 1]?.bottom ?? 0);
      }
      expect(seen.slice(1).map(({ name }) => name)).toEqual([
        expect.stringContaining('Complexity'),
        expect.stringContaining('Instant Demo Readiness'),
        expect.stringContaining('Production Go-Live Time'),
      ]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    }
  });
});
