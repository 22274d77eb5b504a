import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const PLANS = ['AI Starter Workspace', 'AI Startup Team', 'AI Growth Suite', 'Enterprise'] as const;

const table = (page: Page) => page.getByRole('table');
const comparisonRows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .filter({ has: page.getByRole('rowheader') });
const row = (page: Page, label: string) =>
  comparisonRows(page).filter({ has: page.getByRole('rowheader', { name: label, exact: true }) });
const planButton = (page: Page, plan: string) => table(page).getByRole('button', { name: plan, exact: true });
const status = (page: Page) =>
  page
    .getByRole('main')
    .locator('> section')
    .filter({ has: table(page) })
    .getByRole('status');
const differencesOnly = (page: Page) => page.getByRole('checkbox', { name: 'Show differences only' });

for (const width of [320, 1440]) {
  test.describe(`the comparison at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test('sets each value under its plan, without a sideways scroll or a cut-off word', async ({ page }) => {
      await page.goto('/pricing');
      const headers = await boxes(table(page).getByRole('columnheader'));
      expect(headers).toHaveLength(4);
      expect(await comparisonRows(page).count()).toBeGreaterThan(12);
      for (const each of await comparisonRows(page).all()) {
        const cells = await boxes(each.getByRole('cell'));
        expect(cells).toHaveLength(4);
        for (const [index, { x, width: cellWidth }] of cells.entries()) {
          const header = headers[index];
          expect(x + cellWidth / 2).toBeCloseTo((header?.x ?? 0) + (header?.width ?? 0) / 2, 0);
        }
      }
      const overflowing = await table(page).evaluate((element) =>
        [...element.querySelectorAll('th, td, button')]
          .filter((cell) => cell.clientWidth > 1 && cell.scrollWidth > cell.clientWidth)
          .map((cell) => cell.textContent),
      );
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

      expect(overflowing).toEqual([]);
      expect(sideways).toBeLessThanOrEqual(0);
    });

    test('keeps the names of the plans in view, below the header of the page', async ({ page }) => {
      await page.goto('/pricing');
      await comparisonRows(page).last().scrollIntoViewIfNeeded();
      await row(page, 'Priority support').evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const header = await page.getByRole('banner').boundingBox();

      for (const plan of PLANS) {
        await expect(planButton(page, plan)).toBeInViewport({ ratio: 1 });
        const box = await planButton(page, plan).boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
        expect(box?.y).toBeLessThan(150);
      }
    });

    test('colors only the column of the plan whose header is clicked', async ({ page }) => {
      await page.goto('/pricing');
      // All of the header is the button.
      const clickHeader = (name: string) =>
        table(page)
          .getByRole('columnheader', { name, exact: true })
          .click({ position: { x: 2, y: 2 } });
      expect(await coloredColumns(page)).toEqual([2]);
      await clickHeader('Enterprise');
      expect(await coloredColumns(page)).toEqual([3]);
      await clickHeader('AI Starter Workspace');
      expect(await coloredColumns(page)).toEqual([0]);
    });
  });
}

test('moves and clears the highlight by keyboard', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/pricing');
  await expectHighlighted(page, 'AI Growth Suite');
  await differencesOnly(page).focus();
  await page.keyboard.press('Tab');
  await expect(planButton(page, 'AI Starter Workspace')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectHighlighted(page, 'AI Starter Workspace');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expectHighlighted(page, 'AI Startup Team');
  await page.keyboard.press('Space');

  await expectHighlighted(page, undefined);
});

test('shows only differences by keyboard, and announces the number of rows', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/pricing');
  const all = await comparisonRows(page).count();
  await expect(status(page)).toHaveText(`${all} rows shown`, { useInnerText: true });
  await differencesOnly(page).focus();
  await page.keyboard.press('Space');
  await expect(differencesOnly(page)).toBeChecked();
  const differing = await comparisonRows(page).count();
  expect(differing).toBeLessThan(all);
  await expect(status(page)).toHaveText(`${differing} of ${all} rows shown`, { useInnerText: true });
  await page.keyboard.press('Space');

  await expect(comparisonRows(page)).toHaveCount(all);
  await expect(status(page)).toHaveText(`${all} rows shown`, { useInnerText: true });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('hides the rows that are the same in all plans, and headings with no other row', async ({ page }) => {
    await page.goto('/pricing');
    const before = await rowsByLabel(page);
    const same = Object.keys(before).filter((label) => new Set(before[label]).size === 1);
    expect(same.length).toBeGreaterThan(0);
    await differencesOnly(page).check();
    const after = await rowsByLabel(page);

    expect(Object.keys(after)).toEqual(Object.keys(before).filter((label) => !same.includes(label)));
    await expect(status(page)).toHaveText(
      `${Object.keys(after).length} of ${Object.keys(before).length} rows shown`,
      { useInnerText: true },
    );
    const groups = table(page)
      .getByRole('rowgroup')
      .filter({ has: page.getByRole('rowheader') });
    for (const group of await groups.all()) expect(await group.getByRole('row').count()).toBeGreaterThan(1);
  });
});

async function expectHighlighted(page: Page, highlighted: string | undefined) {
  for (const plan of PLANS) {
    await expect(planButton(page, plan)).toHaveAttribute('aria-pressed', String(plan === highlighted));
  }
}

async function rowsByLabel(page: Page): Promise<Record<string, string[]>> {
  const rows = await comparisonRows(page).all();
  return Object.fromEntries(
    await Promise.all(
      rows.map(async (each) => [
        await each.getByRole('rowheader').innerText(),
        await each.getByRole('cell').allInnerTexts(),
      ]),
    ),
  );
}

async function boxes(locator: Locator) {
  const all = await Promise.all((await locator.all()).map((each) => each.boundingBox()));
  return all.filter((box) => box !== null);
}

/** The columns whose ground differs from the page's, as seen in two corners of each cell of one row. */
async function coloredColumns(page: Page): Promise<number[]> {
  const sample = row(page, 'Persona builder');
  await sample.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const cells = await boxes(sample.getByRole('cell'));
  expect(cells).toHaveLength(4);
  const colorAt = async (x: number, y: number) =>
    (await page.screenshot({ clip: { x, y, width: 3, height: 3 } })).toString('base64');
  const { x: left, y: top } = (await boxes(sample))[0] ?? { x: 0, y: 0 };
  const ground = await colorAt(left - 8, top);

  const colored: number[] = [];
  for (const [index, { x, y, width, height }] of cells.entries()) {
    const colors = [await colorAt(x + 3, y + height - 6), await colorAt(x + width - 6, y + height - 6)];
    expect(new Set(colors).size, 'colors of one cell').toBe(1);
    if (!colors.includes(ground)) colored.push(index);
  }
  return colored;
}
