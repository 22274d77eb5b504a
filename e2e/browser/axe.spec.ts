import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { BookingPage, bookableDate } from './booking-page.ts';
import { open, pagePaths, test } from './fixtures.ts';

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  expect(found).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      // Transitions would let axe measure colours half way.
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });

      for (const path of pagePaths) {
        test(`${path} has no violations`, async ({ page }) => {
          await open(page, path);
          await expectNoViolations(page);
        });
      }

      test('the open menu has none', async ({ page }) => {
        await page.goto('/');
        const name = width < 1280 ? 'Menu' : 'AI Employees';
        await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
        await expectNoViolations(page);
      });

      test('the booking with a chosen day, and its dialog, have none', async ({ page }) => {
        const booking = new BookingPage(page);
        await booking.open();
        await booking.chooseDay(bookableDate());
        await expectNoViolations(page);
        await booking.slot('09:00 AM').click();
        await expectNoViolations(page);
        await booking.fillDetails();
        await page.route('**/authms/demo', (route) => route.fulfill({ status: 500, body: '' }));
        await booking.submitAndReadAlert();
        await expectNoViolations(page);
      });
    });
  }
}
