import { expect } from '@playwright/test';
import { brand } from '../../site/src/brand.ts';
import { test } from './fixtures.ts';
import {
  agents,
  COLUMNS,
  DEPARTMENTS,
  expectChosen,
  NAMES,
  openCatalogue,
  tabList,
  table,
  tile,
} from './use-cases-page.ts';

/** Tokens good, warn and bad in the light scheme. */
const COLORS = { Low: 'rgb(29, 111, 66)', Medium: 'rgb(138, 90, 0)', High: 'rgb(179, 38, 30)' } as const;

test.describe('the catalogue', () => {
  test('has ten tiles, of which Marketing is chosen at first', async ({ page }) => {
    await openCatalogue(page);

    await expect(tabList(page).getByRole('tab')).toHaveText(NAMES);
    await expectChosen(page, 'Marketing');
  });

  test('a tile shows the agents of its department', async ({ page }) => {
    await openCatalogue(page);
    const seen = new Set<string>();
    for (const [name, count] of [...DEPARTMENTS.slice(1), DEPARTMENTS[0]]) {
      await tile(page, name).click();
      await expectChosen(page, name);
      await expect(table(page)).toHaveAccessibleName(name);
      await expect(table(page).getByRole('columnheader')).toHaveText(COLUMNS);
      await expect(agents(page)).toHaveCount(count);
      for (const agent of await agents(page).all()) {
        const [description, complexity, demo, time] = await agent.getByRole('cell').allInnerTexts();
        expect(description).toMatch(/\w+ \w+/);
        expect(complexity).toMatch(/^(Low|Medium|High)$/);
        expect(demo).toMatch(/^(Yes|No)$/);
        expect(time).toMatch(/^\d-\d weeks?$/);
        seen.add(await agent.getByRole('rowheader').innerText());
      }
    }

    expect(seen.size).toBe(38);
  });

  test('complexity is told by a word and by its colour', async ({ page }) => {
    await openCatalogue(page);
    await tile(page, 'Others').click();
    for (const [word, color] of Object.entries(COLORS)) {
      const levels = table(page).getByText(word, { exact: true });
      expect(await levels.count()).toBeGreaterThan(0);
      await expect(levels.first()).toHaveCSS('color', color);
    }
  });

  test('the chosen tile alone has a ring', async ({ page }) => {
    await openCatalogue(page);
    await tile(page, 'Legal').click();

    await expect(tile(page, 'Legal')).toHaveCSS('box-shadow', /inset/);
    await expect(tile(page, 'Marketing')).toHaveCSS('box-shadow', 'none');
  });

  test('a table is as high as its own agents', async ({ page }) => {
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

  for (const width of [320, 390]) {
    test(`is cards with the names of the columns at ${width} px, and a table still`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openCatalogue(page);
      await tile(page, 'Legal').click();
      await expect(table(page).getByRole('columnheader')).toHaveText(COLUMNS);
      await expect(agents(page)).toHaveCount(5);
      const cells = agents(page).first().getByRole('cell');
      await expect(cells).toHaveCount(4);
      let bottom = 0;
      for (const cell of await cells.all()) {
        const box = await cell.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(bottom);
        bottom = (box?.y ?? 0) + (box?.height ?? 0);
      }
      const names = await cells.evaluateAll((all) =>
        all.map((cell) => getComputedStyle(cell, '::before').content),
      );

      expect(names[1]).toContain('Complexity');
      expect(names[2]).toContain('Instant Demo Readiness');
      expect(names[3]).toContain('Production Go-Live Time');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    });
  }

  test('is the same page at its second address', async ({ page }) => {
    await openCatalogue(page, '/usecase');

    await expectChosen(page, 'Marketing');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${brand.siteUrl}/usecases`);
  });
});
