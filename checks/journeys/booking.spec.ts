import { expect } from '@playwright/test';
import { BookingPage, bookableDate, longDay, visitor } from './booking-page.ts';
import { test } from './fixtures.ts';
import { findLeads } from './stored-leads.ts';

test.describe('a visitor in America/Los_Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('books a demo, which is stored as the half-hour in India', { tag: '@smoke' }, async ({
    page,
    server,
  }) => {
    const booking = new BookingPage(page);
    const date = bookableDate();
    await booking.fillBooking(date, '07:30 PM');
    await expect(booking.dialog).toContainText('(America/Los Angeles)');
    await booking.dialog.getByLabel('Additional information').fill('We lose leads\non weekends');

    const sent = page.waitForRequest('**/authms/demo');
    await booking.submit.click();
    await page.waitForURL('**/thankyou');

    const body = (await sent).postDataJSON();
    expect(body).toEqual({
      firstName: 'Mira',
      lastName: 'Rao',
      email: visitor.Email,
      phone: '+919876543210',
      message: 'We lose leads\non weekends',
      startDateTime: `${date}T19:30:00+05:30`,
      endDateTime: `${date}T20:00:00+05:30`,
      timezone: 'Asia/Kolkata',
    });
    expect(findLeads(server.databaseFile, 'demo')).toContainEqual(body);
  });
});

test.describe('a visitor in Asia/Kolkata', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('names a chosen day beside the calendar and opens 24 slots in two columns', {
    tag: '@smoke',
  }, async ({ page }) => {
    const booking = new BookingPage(page);
    const date = bookableDate();
    await booking.open();
    await expect(page.getByRole('button', { name: /^\d\d:\d\d [AP]M$/ })).toHaveCount(0);

    await booking.chooseDay(date);

    const slots = page.getByRole('button', { name: /^\d\d:\d\d [AP]M$/ });
    await expect(slots).toHaveCount(24);
    await expect(slots.first()).toHaveAccessibleName('08:00 AM');
    await expect(slots.last()).toHaveAccessibleName('07:30 PM');
    await expect(page.getByText(longDay(date), { exact: true })).toBeVisible();
    // In one go: the page may still be on its way to them.
    const [first, second, third] = await slots.evaluateAll((all) =>
      all.map((slot) => slot.getBoundingClientRect()),
    );
    expect(first?.y).toBe(second?.y);
    expect(first?.x).toBe(third?.x);
  });
});
