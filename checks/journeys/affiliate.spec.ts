import { expect } from '@playwright/test';
import { hearCalls, test } from './fixtures.ts';

test('answers every button with a notice that it opens soon, without a call or a page change', {
  tag: '@smoke',
}, async ({ page }) => {
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
