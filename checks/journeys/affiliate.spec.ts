import { expect, type Page } from '@playwright/test';
import { hearCalls, test } from './fixtures.ts';

const sections = (page: Page) => page.getByRole('main').locator('> section');

test('how it works is one key away from the first view', async ({ page }) => {
  await page.goto('/affiliate');
  await sections(page).first().getByRole('link', { name: 'How it works' }).press('Enter');

  await expect(sections(page).nth(2).getByRole('heading', { level: 2 })).toBeInViewport();
});

test('every button says that it opens soon, makes no call and goes nowhere', async ({ page }) => {
  await page.goto('/affiliate');
  const calls = hearCalls(page);
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons).toHaveCount(2);

  for (const button of await buttons.all()) {
    await button.press('Enter');
    await expect(page.getByText(/opens soon/).filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByText(/opens soon/).filter({ visible: true })).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  expect(calls).toEqual([]);
  await expect(page).toHaveURL('/affiliate');
});
