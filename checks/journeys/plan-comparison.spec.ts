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

    test('is a table with a caption, four plans as columns and a header on every row', async ({ page }) => {
      await page.goto('/pricing');
      await expect(table(page)).toHaveAccessibleName(/plans compared/i);
      await expect(table(page).getByRole('columnheader')).toHaveCount(4);
      for (const [index, plan] of PLANS.entries()) {
        await expect(table(page).getByRole('columnheader').nth(index)).toHaveAccessibleName(plan);
        await expect(table(page).getByRole('columnheader').nth(index)).toHaveAttribute('scope', 'col');
      }
      expect(await comparisonRows(page).count()).toBeGreaterThan(12);
      for (const each of await comparisonRows(page).all()) {
        await expect(each.getByRole('rowheader')).toHaveAttribute('scope', 'row');
        await expect(each.getByRole('cell')).toHaveText([/\w/, /\w/, /\w/, /\w/]);
      }
    });

    test('sets each value under the header of its plan', async ({ page }) => {
      await page.goto('/pricing');
      const headers = await boxes(table(page).getByRole('columnheader'));
      expect(headers).toHaveLength(4);
      for (const each of await comparisonRows(page).all()) {
        for (const [index, { x, width: cellWidth }] of (await boxes(each.getByRole('cell'))).entries()) {
          const header = headers[index];
          expect(x + cellWidth / 2).toBeCloseTo((header?.x ?? 0) + (header?.width ?? 0) / 2, 0);
        }
      }
    });

    test('needs no sideways scroll, and no word of it is cut off', async ({ page }) => {
      await page.goto('/pricing');
      const overflowing = await table(page).evaluate((element) =>
        [...element.querySelectorAll('th, td, button')]
          .filter((cell) => cell.clientWidth > 1 && cell.scrollWidth > cell.clientWidth)
          .map((cell) => cell.textContent),
      );

      expect(overflowing).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
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

    test('colours the column of the highlighted plan, and no other', async ({ page }) => {
      await page.goto('/pricing');
      expect(await colouredColumns(page)).toEqual([2]);
      await planButton(page, 'Enterprise').click();
      expect(await colouredColumns(page)).toEqual([3]);
      await planButton(page, 'AI Starter Workspace').click();
      expect(await colouredColumns(page)).toEqual([0]);
    });
  });
}

test('Growth is highlighted at first; a header moves the highlight, and takes it away again', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expectHighlighted(page, 'AI Growth Suite');
  const header = (name: string) => table(page).getByRole('columnheader', { name, exact: true });
  const corner = { position: { x: 2, y: 2 } };
  await header('AI Startup Team').click(corner);
  await expectHighlighted(page, 'AI Startup Team');
  await header('AI Startup Team').click(corner);
  await expectHighlighted(page, undefined);
  await header('AI Growth Suite').click(corner);

  await expectHighlighted(page, 'AI Growth Suite');
});

test('the highlight works by keyboard', async ({ page }) => {
  await page.goto('/pricing');
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

test('Show differences only works by keyboard, and the number of rows is announced', async ({ page }) => {
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

  test('the rows that are the same in all plans can be hidden', async ({ page }) => {
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
  });

  test('a heading without rows is hidden with them', async ({ page }) => {
    await page.goto('/pricing');
    await differencesOnly(page).check();
    const groups = table(page)
      .getByRole('rowgroup')
      .filter({ has: page.getByRole('rowheader') });

    for (const group of await groups.all()) expect(await group.getByRole('row').count()).toBeGreaterThan(1);
  });

  test('Growth is highlighted, and no header is a button that does nothing', async ({ page }) => {
    await page.goto('/pricing');
    expect(await colouredColumns(page)).toEqual([2]);

    for (const plan of PLANS) await expect(planButton(page, plan)).toBeDisabled();
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
async function colouredColumns(page: Page): Promise<number[]> {
  const sample = row(page, 'Persona builder');
  await sample.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const cells = await boxes(sample.getByRole('cell'));
  expect(cells).toHaveLength(4);
  const colourAt = async (x: number, y: number) =>
    (await page.screenshot({ clip: { x, y, width: 3, height: 3 } })).toString('base64');
  const { x: left, y: top } = (await boxes(sample))[0] ?? { x: 0, y: 0 };
  const ground = await colourAt(left - 8, top);

  const coloured: number[] = [];
  for (const [index, { x, y, width, height }] of cells.entries()) {
    const colours = [await colourAt(x + 3, y + height - 6), await colourAt(x + width - 6, y + height - 6)];
    expect(new Set(colours).size, 'colours of one cell').toBe(1);
    if (!colours.includes(ground)) coloured.push(index);
  }
  return coloured;
}
