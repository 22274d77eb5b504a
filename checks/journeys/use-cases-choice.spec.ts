import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { expectChosen, openCatalogue, table, tile } from './use-cases-page.ts';

test.describe('the chosen department', () => {
  test('names the chosen department in the address, which survives a reload', { tag: '@smoke' }, async ({
    page,
  }) => {
    await openCatalogue(page);
    await tile(page, 'Finance').click();
    await expectChosen(page, 'Finance');
    await expect(page).toHaveURL(/\/usecases#./);
    const address = page.url();
    await tile(page, 'Legal').click();
    await expect(page).not.toHaveURL(address);
    await page.reload();
    await expectChosen(page, 'Legal');
    await page.goto('/thankyou');
    await page.goto(address);

    await expectChosen(page, 'Finance');
    await expect(table(page)).toBeInViewport();
  });

  test('adds nothing to the history', async ({ page }) => {
    await page.goto('/thankyou');
    await openCatalogue(page);
    for (const name of ['Sales', 'HR', 'Banking']) await tile(page, name).click();
    await expectChosen(page, 'Banking');
    await page.goBack();

    await expect(page).toHaveURL(/\/thankyou$/);
  });
});
