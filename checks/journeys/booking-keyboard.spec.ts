import { expect } from '@playwright/test';
import { BookingPage } from './booking-page.ts';
import { test } from './fixtures.ts';
import { findLeads } from './stored-leads.ts';
import { tabTo } from './tab-to.ts';

test('books a demo by keyboard alone', { tag: '@smoke' }, async ({ page, server }) => {
  const booking = new BookingPage(page);
  await booking.open();
  await tabTo(page, 'Next month');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page, '"08:00 AM"');
  await page.keyboard.press('Enter');
  await expect(booking.dialog).toBeVisible();

  await page.keyboard.press('Tab');
  for (const text of ['Kim', 'Oduya', '9000000001', 'keyboard@example.com', 'No mouse']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await tabTo(page, 'Schedule Meeting', 5);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/thankyou');

  const stored = findLeads(server.databaseFile, 'demo').filter(
    ({ email }) => email === 'keyboard@example.com',
  );
  expect(stored).toHaveLength(1);
  expect(stored[0]).toMatchObject({ firstName: 'Kim', phone: '+919000000001', message: 'No mouse' });
});

test('traps the focus in the dialog, and returns it to the slot on Escape', {
  tag: '@smoke',
}, async ({ page }) => {
  const booking = new BookingPage(page);
  await booking.fillBooking(undefined, '02:00 PM');
  const isInside = () => booking.dialog.evaluate((dialog) => dialog.contains(document.activeElement));

  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press(presses < 6 ? 'Tab' : 'Shift+Tab');
    expect(await isInside()).toBe(true);
  }
  await page.keyboard.press('Escape');

  await expect(booking.dialog).toBeHidden();
  await expect(booking.slot('02:00 PM')).toBeFocused();
});
