import { expect, type Locator, type Page } from '@playwright/test';
import { brand } from 'content/brand.ts';
import { test } from './fixtures.ts';

test.use({ javaScriptEnabled: false });

const sections = (page: Page) => page.getByRole('main').locator('> section');

const WIDTHS = [390, 1440];

for (const [what, path, firstPanel] of [
  ['use-case', '/', 'Scrum Agent'],
  ['showcase', '/services', 'Enterprise'],
] as const) {
  test(`shows all nine ${what} panels below each other, on a phone and on a wide screen`, async ({
    page,
  }) => {
    await page.goto(path);
    const section = sections(page).filter({ has: page.getByRole('tabpanel', { name: firstPanel }) });
    const panels = section.getByRole('tabpanel');

    await expect(panels).toHaveCount(9);
    await expect(section.getByRole('tab')).toHaveCount(0);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect(panels.getByRole('heading').filter({ visible: true })).toHaveCount(9);
      await expect(panels.getByRole('img').filter({ visible: true })).toHaveCount(9);
      await expectBelowEachOther(panels);
    }
  });
}

test('opens and closes questions', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  const items = page.getByRole('region', { name: `Why Choose ${brand.name}` }).locator('details');
  await expect(items.first().getByRole('paragraph')).toBeHidden();
  await items.first().locator('summary').click();
  await expect(items.first().getByRole('paragraph')).toBeVisible();
  await items.last().locator('summary').click();

  await expect(items.last().getByRole('paragraph')).toBeVisible();
  await expect(items.first().getByRole('paragraph')).toBeHidden();
});

test('shows all ten logos on a small phone and on a wide screen, without buttons', async ({ page }) => {
  await page.goto('/');
  const clients = page.getByRole('region', { name: `Top performers and teams trust ${brand.name}` });
  const logos = clients.getByRole('listitem');
  await expect(logos).toHaveCount(10);
  await expect(clients.getByRole('button')).toHaveCount(0);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const logo of await logos.all()) {
      await expect(logo).toBeVisible();
      const box = await logo.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    }
  }
});

async function expectBelowEachOther(boxes: Locator) {
  // At one moment: a face that comes meanwhile moves them.
  const places = await boxes.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
  );
  let bottom = 0;
  for (const place of places) {
    expect(place.height).toBeGreaterThan(100);
    expect(place.top).toBeGreaterThanOrEqual(bottom);
    bottom = place.bottom;
  }
}
