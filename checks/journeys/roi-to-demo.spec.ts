import { expect, type Page } from '@playwright/test';
import { BookingPage, bookableDate } from './booking-page.ts';
import { open, test } from './fixtures.ts';
import { findStoredLeads } from './stored-leads.ts';

const LINK =
  '/roi-calculator#roi-results&employees=40&avgSalary=75000&hoursPerWeek=40&automationPercentage=55&useCase=customer-service&industry=technology&implementationCost=50000';

const box = (page: Page) => page.getByRole('checkbox', { name: 'Bring this result to the demo' });
const line = (booking: BookingPage) => booking.dialog.getByText('Your ROI result comes along');

async function tickTheBox(page: Page) {
  await open(page, LINK);
  await expect(box(page)).not.toBeChecked();
  await box(page).check();
}

test('a result that is brought along is stored with the booking, and not brought again', async ({
  page,
  server,
}) => {
  await tickTheBox(page);
  const booking = new BookingPage(page);
  await booking.fillBooking(bookableDate(), '11:00 AM');
  await expect(line(booking)).toContainText('$891,000.0 saved per year for customer service in technology');
  await booking.submit.click();
  await page.waitForURL('**/thankyou');

  expect(findStoredLeads(server.databaseFile, 'demo').at(-1)?.context).toMatchObject({
    roi: {
      useCase: 'Customer service',
      employees: 40,
      potentialSavingsUsdPerYear: 891_000,
      paybackMonths: 0.7,
    },
  });
  await open(page, LINK);
  await expect(box(page)).not.toBeChecked();
});

test('what was left out in the dialog is not sent', async ({ page }) => {
  await tickTheBox(page);
  const booking = new BookingPage(page);
  await booking.fillBooking(bookableDate(), '11:30 AM');
  await booking.dialog.getByRole('button', { name: 'Leave it out' }).click();
  await expect(line(booking)).toHaveCount(0);
  const sent = page.waitForRequest('**/authms/demo');
  await booking.submit.click();

  expect((await sent).headers().baggage).not.toContain('roi_figures');
});

test('without the tick nothing is noted, shown or sent', async ({ page }) => {
  await tickTheBox(page);
  await box(page).uncheck();
  expect(await page.evaluate(() => sessionStorage.getItem('roi-for-demo'))).toBeNull();
  const booking = new BookingPage(page);
  await booking.fillBooking(bookableDate(), '12:00 PM');
  await expect(line(booking)).toHaveCount(0);
  const sent = page.waitForRequest('**/authms/demo');
  await booking.submit.click();

  expect((await sent).headers().baggage).not.toContain('roi_figures');
});

test('the ticked box follows another calculation', async ({ page }) => {
  await tickTheBox(page);
  await page.getByLabel('Number of employees', { exact: true }).fill('80');
  await page.getByRole('button', { name: 'Calculate ROI' }).click();
  await expect(box(page)).toBeChecked();

  // Checked it was before, too: what is noted follows the new result by and by.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('roi-for-demo')))
    .toContain('employees=80&');
});
