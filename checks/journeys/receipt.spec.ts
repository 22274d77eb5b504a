import { expect, type Page } from '@playwright/test';
import { BookingPage, bookableDate, longDay } from './booking-page.ts';
import { open, test } from './fixtures.ts';

const slip = (page: Page) => page.getByRole('dialog', { name: 'Receipt' });

async function askForReceipt(page: Page) {
  const button = page.getByRole('main').getByRole('button', { name: 'Keep this', exact: true });
  await button.scrollIntoViewIfNeeded();
  await button.click();
  await expect(slip(page)).toBeVisible();
}

test('sends an ROI result to the demo from its receipt', { tag: '@smoke' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(
    page,
    '/roi-calculator#roi-results&employees=40&automationPercentage=55&useCase=customer-service&industry=technology',
  );
  await askForReceipt(page);
  await slip(page).getByRole('button', { name: 'Copy' }).click();
  await expect(slip(page).getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('What: $891,000.0 saved per year for customer service in technology');
  expect(copied).toContain('Cost: $50,000.0 once');

  await slip(page).getByRole('link', { name: 'Send to my demo' }).click();
  await page.waitForURL('**/book-demo');
  expect(await page.evaluate(() => sessionStorage.getItem('roi-for-demo'))).toContain('employees=40');
});

test('prints the receipt of an estimate alone, and gives the focus back', async ({ page }) => {
  await open(page, '/pricing');
  await page.getByLabel('People on your team').fill('8');
  await askForReceipt(page);
  await expect(slip(page)).toContainText('8 people × 60 messages × 21 days');
  await expect(slip(page)).toContainText('Growth: $');
  await page.emulateMedia({ media: 'print' });
  await expect(slip(page)).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Keep this', exact: true })).toBeFocused();
});

test('lists what was decided at the desk', async ({ page }) => {
  await open(page, '/');
  const desk = page.getByRole('group', { name: 'Your desk' });
  for (const work of ['Noah’s reply', 'Marco’s plan', 'Felix’s question']) {
    const approve = desk
      .getByRole('group', { name: `Decide on ${work}` })
      .getByRole('button', { name: 'Approve' });
    await approve.click();
    await expect(desk.getByText(`You approved ${work}`)).toBeVisible();
  }
  await askForReceipt(page);
  await expect(slip(page)).toContainText('You approved Noah’s replyYou approved Marco’s plan');
});

test('dates the receipt of a demo by its booking, through a reload', async ({ page }) => {
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await booking.submit.click();
  await page.waitForURL('**/thankyou');
  await askForReceipt(page);
  await expect(slip(page)).toContainText(`A demo booked${longDay(bookableDate())}`);
  const dated = await slip(page).textContent();

  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await page.reload();
  await askForReceipt(page);
  expect(await slip(page).textContent()).toBe(dated);
});
