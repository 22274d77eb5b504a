import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { expectChosen, openCatalogue, table, tile } from './use-cases-page.ts';

test.describe('the chosen department', () => {
  test('the choice is in the address and survives a reload', async ({ page }) => {
    await openCatalogue(page);
    await tile(page, 'Finance').click();
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

  test('choosing adds nothing to the history', async ({ page }) => {
    await page.goto('/thankyou');
    await openCatalogue(page);
    for (const name of ['Sales', 'HR', 'Banking']) await tile(page, name).click();
    await expectChosen(page, 'Banking');
    await page.goBack();

    await expect(page).toHaveURL(/\/thankyou$/);
  });

  test('an address that names no department shows Marketing', async ({ page }) => {
    await openCatalogue(page, '/usecases#catalogue');

    await expectChosen(page, 'Marketing');
  });

  test('arrow keys, Home and End go through the tiles, and the address follows', async ({ page }) => {
    await openCatalogue(page);
    await tile(page, 'Marketing').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Sales'],
      ['ArrowDown', 'HR'],
      ['ArrowLeft', 'Sales'],
      ['ArrowUp', 'Marketing'],
      ['ArrowLeft', 'Knowledge Agent'],
      ['ArrowRight', 'Marketing'],
      ['End', 'Knowledge Agent'],
      ['Home', 'Marketing'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tile(page, name), key).toBeFocused();
      await expectChosen(page, name);
      await expect(page).toHaveURL(`/usecases${await tile(page, name).getAttribute('href')}`);
    }
  });

  test('all tiles are one stop of the Tab key, before the panel', async ({ page }) => {
    await openCatalogue(page);
    await tile(page, 'Marketing').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await page.keyboard.press('Shift+Tab');

    await expect(tile(page, 'Sales')).toBeFocused();
  });
});
