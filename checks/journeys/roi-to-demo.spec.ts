import { expect, type Page } from '@playwright/test';
import { BookingPage, bookableDate } from './booking-page.ts';
import { open, test } from './fixtures.ts';
import { findStoredLeads } from './stored-leads.ts';

const LINK =
  '/roi-calculator#roi-results&employees=40&avgSalary=75000&hoursPerWeek=40&automationPercentage=55&useCase=customer-service&industry=technology&implementationCost=50000';

const box = (page: Page) => page.getByRole('checkbox', { name: 'Bring this result to the demo' });
const line = (booking: BookingPage) => booking.dialog.getByText('Your ROI result comes along');

test('stores an ROI result with the booking once', {
  tag: '@smoke',
}, async ({ page, server }) => {
  await open(page, LINK);
  await expect(box(page)).not.toBeChecked();
  await box(page).check();
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
