import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { agents, DEPARTMENTS, NAMES, table, tile } from './use-cases-page.ts';

test('shows the table of a clicked tile before the script arrives', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/usecases');
  await expect(table(page)).toHaveAccessibleName('Marketing');
  for (const [name, count] of [DEPARTMENTS[8], DEPARTMENTS[5], DEPARTMENTS[0]]) {
    await tile(page, name).click();
    await expect(table(page)).toHaveCount(1);
    await expect(table(page)).toHaveAccessibleName(name);
    await expect(agents(page)).toHaveCount(count);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every department with its heading and its table', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/usecases');
    const panels = page.getByRole('tabpanel');
    await expect(panels).toHaveCount(DEPARTMENTS.length);
    await expect(panels.getByRole('heading', { level: 3 })).toHaveText(NAMES);
    for (const [name, count] of DEPARTMENTS) {
      const own = page.getByRole('table', { name, exact: true });
      await expect(own.getByRole('rowheader')).toHaveCount(count);
    }
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(panels.getByRole('table')).toHaveCount(DEPARTMENTS.length);
      await expect(page.getByRole('tab')).toHaveCount(0);
      // At one moment: a face that comes meanwhile moves them.
      const places = await panels
        .getByRole('table')
        .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().toJSON() as DOMRect));
      expect(places).toHaveLength(DEPARTMENTS.length);
      let bottom = Number.NEGATIVE_INFINITY;
      for (const place of places) {
        expect(place.top).toBeGreaterThanOrEqual(bottom);
        bottom = place.bottom;
      }
    }
  });
});
