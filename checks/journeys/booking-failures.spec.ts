import { expect } from '@playwright/test';
import { BookingPage, loseFirstAnswer, visitor } from './booking-page.ts';
import { test } from './fixtures.ts';
import { findLeads } from './stored-leads.ts';

const REFUSED = 'Failed to book demo. Please try again later.';

async function expectDetailsKept(booking: BookingPage, details = visitor) {
  await expect(booking.dialog).toBeVisible();
  for (const [label, value] of Object.entries(details)) {
    await expect(booking.dialog.getByLabel(label)).toHaveValue(value);
  }
  await expect(booking.consent).toBeChecked();
  await expect(booking.submit).toBeEnabled();
}

test('alerts about a refusal, and keeps the dialog open with every detail', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.route('**/authms/demo', (route) =>
    route.fulfill({ status: 400, json: { statusCode: 400, code: 'x', message: 'Nope' } }),
  );
  const booking = new BookingPage(page);
  await booking.fillBooking();

  expect(await booking.submitAndReadAlert()).toBe(REFUSED);
  await expectDetailsKept(booking);
  await expect(booking.dialog.getByRole('alert')).toContainText(REFUSED);
});

test('stores one booking for a lost answer and a retry', { tag: '@smoke' }, async ({ page, server }) => {
  await loseFirstAnswer(page);
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await booking.dialog.getByLabel('Email').fill('lost-answer@example.com');
  expect(await booking.submitAndReadAlert()).toBe('The connection was lost. Please try again.');
  await expectDetailsKept(booking, { ...visitor, Email: 'lost-answer@example.com' });
  await booking.submit.click();
  await page.waitForURL('**/thankyou');

  const stored = findLeads(server.databaseFile, 'demo').filter(
    ({ email }) => email === 'lost-answer@example.com',
  );
  expect(stored).toHaveLength(1);
});

test('keeps the dialog open while the request is under way', { tag: '@smoke' }, async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/authms/demo', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: '' });
  });
  const booking = new BookingPage(page);
  await booking.fillBooking();
  const alerted = new Promise<string>((resolve) => {
    page.once('dialog', async (alert) => {
      resolve(alert.message());
      await alert.accept();
    });
  });
  await booking.submit.click();
  await expect(booking.submit).toHaveAttribute('aria-busy', 'true');
  for (const name of ['Back', 'Add Guest']) {
    await expect(booking.dialog.getByRole('button', { name })).toBeDisabled();
  }
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  await expect(booking.dialog).toBeVisible();
  answer();

  expect(await alerted).toBe(REFUSED);
  await expectDetailsKept(booking);
  await expect(booking.submit).toBeFocused();
});

test('reports the lost connection to an offline visitor', async ({ page, context }) => {
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await context.setOffline(true);
  expect(await booking.submitAndReadAlert()).toBe(
    'You seem to be offline. Please check your connection and try again.',
  );
  await context.setOffline(false);
  await expectDetailsKept(booking);
});
