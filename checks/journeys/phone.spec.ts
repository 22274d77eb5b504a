import { expect, type Page } from '@playwright/test';
import { settleFonts, test } from './fixtures.ts';

const feature = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const fold = (page: Page, title: string) => feature(page, title).locator('summary');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('opens a feature in place by a press anywhere on its row, and closes it again', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('main').getByRole('link', { name: 'Create Agent' });
    await expect(link).toBeHidden();
    await settleFonts(page);
    const row = await feature(page, 'No-code or low-code builder').boundingBox();
    await feature(page, 'No-code or low-code builder').scrollIntoViewIfNeeded();
    await feature(page, 'No-code or low-code builder').click({ position: { x: 60, y: 20 } });
    await expect(link).toBeVisible();
    await link.hover();
    await fold(page, 'No-code or low-code builder').press('Enter');

    await expect(link).toBeHidden();
    await expect
      .poll(async () => (await feature(page, 'No-code or low-code builder').boundingBox())?.height)
      .toBe(row?.height);
  });

  test('opens a list of the footer below its title', async ({ page }) => {
    await page.goto('/pricing');
    const list = page.getByRole('navigation', { name: 'Footer: Company' });
    await expect(list.getByRole('link')).toHaveCount(0);
    await list.getByText('Company').locator('visible=true').click();

    await expect(list.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  });

  test('shows the times of a demo in one line until a day is chosen', async ({ page }) => {
    await page.goto('/book-demo');
    await expect(page.getByText('Pick a day to see open times.')).toBeVisible();

    await expect(page.getByText('08:00 AM').filter({ visible: true })).toHaveCount(0);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('opens all folds', async ({ page }) => {
      await page.goto('/services');
      const text = page.getByText('An agent can open what the person it works for can open.');
      await expect(text).toBeHidden();
      await page
        .getByRole('listitem')
        .filter({ hasText: 'Role-based access control' })
        .locator('summary')
        .click();

      await expect(text).toBeVisible();
    });
  });
});

test('folds nothing on a wide page, and adds no fold to the tab order', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/', '/services']) {
    await page.goto(path);
    await expect(page.locator('details:not([name]) > summary').locator('visible=true')).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  }
  await expect(page.getByText('An agent can open what the person it works for can open.')).toBeVisible();
});
