import { expect, type Page } from '@playwright/test';
import { findLostChoices } from '../sweep/visual-lint/lost-choices.ts';
import { BookingPage, bookableDate } from './booking-page.ts';
import { open, test } from './fixtures.ts';

/** Choices that a page does not begin with; those are looked at on every page by the sweep. */
const CHOICES: Record<string, (page: Page) => Promise<void>> = {
  'a day and a half-hour': async (page) => {
    const booking = new BookingPage(page);
    await booking.open();
    await booking.chooseDay(bookableDate());
    await booking.slot('10:30 AM').click();
    await booking.dialog.getByRole('button', { name: 'Back' }).click();
  },
  'a scenario of a result': async (page) => {
    await open(page, '/roi-calculator');
    await page.getByLabel('Use case', { exact: true }).selectOption('customer-service');
    await page.getByLabel('Industry', { exact: true }).selectOption('technology');
    await page.getByRole('button', { name: 'Calculate ROI' }).click();
    await page.getByRole('table', { name: 'Three scenarios' }).getByRole('button').nth(1).click();
  },
  'another tab': async (page) => {
    await open(page, '/services');
    await page.getByRole('tab', { name: 'Legal' }).click();
  },
  'another tile': async (page) => {
    await open(page, '/usecases');
    await page.getByRole('tab', { name: 'Legal' }).click();
  },
  'a category of articles': async (page) => {
    await open(page, '/blog');
    await page.getByRole('button', { name: 'Developers' }).click();
    await expect(page.getByRole('button', { name: 'Developers', pressed: true })).toBeVisible();
  },
  'a plan of the comparison': async (page) => {
    await open(page, '/pricing');
    await page
      .getByRole('columnheader', { name: /Startup/ })
      .getByRole('button')
      .click();
  },
  'a result of the search': async (page) => {
    await open(page, '/');
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: /Search/ }).fill('refund');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toBeVisible();
  },
};

for (const [name, choose] of Object.entries(CHOICES)) {
  test(`distinguishes ${name} under forced colors`, async ({ page }) => {
    await choose(page);
    await page.mouse.move(0, 0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
      expect.soft(await page.evaluate(findLostChoices), colorScheme).toEqual([]);
    }
  });
}
