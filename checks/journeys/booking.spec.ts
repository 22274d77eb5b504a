import { expect } from '@playwright/test';
import { BookingPage, bookableDate, longDay, withoutFreeTimes } from './booking-page.ts';
import { test } from './fixtures.ts';
import { findLeads } from './stored-leads.ts';

for (const timezoneId of ['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('books a demo, which is stored as the half-hour in India', async ({ page, server }) => {
      const booking = new BookingPage(page);
      const date = bookableDate();
      await booking.fillBooking(date, '07:30 PM');
      await booking.dialog.getByLabel('Additional information').fill('We lose leads\non weekends');

      const sent = page.waitForRequest('**/authms/demo');
      await booking.submit.click();
      await page.waitForURL('**/thankyou');

      const body = (await sent).postDataJSON();
      expect(body).toEqual({
        firstName: 'Mira',
        lastName: 'Rao',
        email: 'mira@example.com',
        phone: '+919876543210',
        message: 'We lose leads\non weekends',
        startDateTime: `${date}T19:30:00+05:30`,
        endDateTime: `${date}T20:00:00+05:30`,
        timezone: 'Asia/Kolkata',
      });
      expect(findLeads(server.databaseFile, 'demo')).toContainEqual(body);
    });
  });
}

test.describe('a visitor outside India', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('sees the slot in their own time too', async ({ page }) => {
    await withoutFreeTimes(page);
    await page.clock.setFixedTime('2026-11-20T06:00:00Z');
    const booking = new BookingPage(page);
    await booking.open();
    await booking.chooseDay('2026-11-25');
    await booking.slot('08:00 AM').click();

    await expect(booking.dialog).toContainText('06:30 PM - 07:00 PM, Tue, Nov 24 (America/Los Angeles)');
  });
});

test.describe('a visitor in India', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('is not shown the same time twice', async ({ page }) => {
    const booking = new BookingPage(page);
    await booking.open();
    await booking.chooseDay(bookableDate());
    await booking.slot('08:00 AM').click();

    await expect(booking.dialog).toContainText('08:00 AM - 08:30 AM');
    await expect(booking.dialog).not.toContainText('Your time');
  });
});

test.describe('today', () => {
  test.beforeEach(({ page }) => withoutFreeTimes(page));

  for (const [moment, today, yesterday] of [
    ['2026-11-20T18:29:00Z', '2026-11-20', '2026-11-19'],
    ['2026-11-20T18:30:00Z', '2026-11-21', '2026-11-20'],
  ] as const) {
    for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland']) {
      test.describe(`in ${timezoneId}`, () => {
        test.use({ timezoneId });

        test(`at ${moment} is ${today}, as in India`, async ({ page }) => {
          await page.clock.setFixedTime(moment);
          const booking = new BookingPage(page);
          await booking.open();

          await expect(booking.day(today)).toBeEnabled();
          await expect(booking.day(today)).toHaveAttribute('aria-current', 'date');
          await expect(booking.day(yesterday)).toBeDisabled();
        });
      });
    }
  }

  test('offers only the slots that are still to come', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T06:30:00Z');
    const booking = new BookingPage(page);
    await booking.open();
    await booking.chooseDay('2026-11-20');

    await expect(booking.slot('12:00 PM')).toBeDisabled();
    await expect(booking.slot('12:30 PM')).toBeEnabled();
  });

  test('says so when all its slots have passed', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-20T15:00:00Z');
    const booking = new BookingPage(page);
    await booking.open();
    await booking.chooseDay('2026-11-20');

    await expect(booking.slot('07:30 PM')).toBeDisabled();
    await expect(page.getByText('No times left today')).toBeVisible();
  });

  test('moves on at midnight while the page stands open', async ({ page }) => {
    await page.clock.install({ time: '2026-11-30T18:10:00Z' });
    const booking = new BookingPage(page);
    await booking.open();
    await expect(booking.day('2026-11-30')).toHaveAttribute('tabindex', '0');

    await page.clock.fastForward('30:00');

    await expect(booking.day('2026-12-01')).toHaveAttribute('tabindex', '0');
  });

  test('is no choice any more once it has passed', async ({ page }) => {
    await page.clock.install({ time: '2026-11-30T18:10:00Z' });
    const booking = new BookingPage(page);
    await booking.open();
    await booking.chooseDay('2026-11-30');
    await page.clock.fastForward('30:00');

    await expect(page.getByText('Monday, November 30, 2026', { exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: '08:00 AM' })).toHaveCount(0);
  });

  test('tells in the open dialog that the chosen time has come', async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T06:10:00Z' });
    const booking = new BookingPage(page);
    await booking.open();
    await booking.chooseDay('2026-11-20');
    await booking.slot('12:00 PM').click();
    await booking.fillDetails();
    await expect(booking.submit).toBeEnabled();
    await page.clock.fastForward('30:00');

    await expect(booking.submit).toBeDisabled();
    await expect(booking.dialog.getByRole('alert')).toContainText('That time has passed');
    await booking.dialog.getByRole('button', { name: 'Back' }).click();
    await expect(booking.confirm).toBeDisabled();
  });

  test('tells in the open dialog that the chosen day is over', async ({ page }) => {
    await page.clock.install({ time: '2026-11-30T13:50:00Z' });
    const booking = new BookingPage(page);
    await booking.open();
    await booking.chooseDay('2026-11-30');
    await booking.slot('07:30 PM').click();
    await booking.fillDetails();
    await page.clock.fastForward('05:00:00');

    await expect(booking.submit).toBeDisabled();
    await expect(booking.dialog.getByRole('alert')).toContainText('That time has passed');
    await page.reload();
    await expect(booking.day('2026-12-01')).toHaveAttribute('tabindex', '0');
    await expect(booking.dialog).toBeHidden();
  });

  test('loses a slot while the page stands open', async ({ page }) => {
    await page.clock.install({ time: '2026-11-20T06:10:00Z' });
    const booking = new BookingPage(page);
    await booking.open();
    await booking.chooseDay('2026-11-20');
    await expect(booking.slot('12:00 PM')).toBeEnabled();

    await page.clock.fastForward('30:00');

    await expect(booking.slot('12:00 PM')).toBeDisabled();
  });
});

test('the page names its length, its four points and its time zone', async ({ page }) => {
  const booking = new BookingPage(page);
  await booking.open();

  await expect(page.getByText('30 Mins')).toBeVisible();
  await expect(page.getByText('20-30 minutes')).toBeVisible();
  await expect(page.getByText('India Standard Time')).toBeVisible();
  for (const point of [
    'current AI and automation challenges',
    'How the multi-agent platform works',
    'Custom use cases for your industry',
    'Next steps and implementation timeline',
  ]) {
    await expect(page.getByRole('main').getByText(point)).toBeVisible();
  }
});

test('a chosen day is named beside the calendar and opens 24 slots in two columns', async ({ page }) => {
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

test('Confirm Booking waits for day and time, and opens the dialog again after Back', async ({ page }) => {
  const booking = new BookingPage(page);
  await booking.open();
  await expect(booking.confirm).toBeDisabled();
  await booking.chooseDay(bookableDate());
  await expect(booking.confirm).toBeDisabled();

  await booking.slot('09:00 AM').click();
  await expect(booking.dialog).toBeVisible();
  await booking.dialog.getByLabel('First name').fill('Mira');
  await booking.dialog.getByRole('button', { name: 'Back' }).click();

  await expect(booking.dialog).toBeHidden();
  await expect(booking.confirm).toBeEnabled();
  await booking.confirm.click();
  await expect(booking.dialog).toContainText('09:00 AM - 09:30 AM');
  await expect(booking.dialog.getByLabel('First name')).toHaveValue('Mira');
});

test('the dialog sums up the meeting, and Add Guest only closes it', async ({ page }) => {
  const booking = new BookingPage(page);
  const date = bookableDate();
  await booking.open();
  await booking.chooseDay(date);
  await booking.slot('11:30 AM').click();

  for (const text of ['30 Mins', '11:30 AM - 12:00 PM', longDay(date), 'India Standard Time']) {
    await expect(booking.dialog).toContainText(text);
  }
  await booking.dialog.getByRole('button', { name: 'Add Guest' }).click();
  await expect(booking.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/book-demo$/);
});

test('Schedule Meeting waits until every required field is filled and consent is ticked', async ({
  page,
}) => {
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await expect(booking.submit).toBeEnabled();

  for (const label of ['First name', 'Last name', 'Phone', 'Email']) {
    const field = booking.dialog.getByLabel(label);
    const value = await field.inputValue();
    await field.fill(' ');
    await expect(booking.submit, `without ${label}`).toBeDisabled();
    await field.fill(value);
    await expect(booking.submit).toBeEnabled();
  }
  await booking.consent.uncheck();
  await expect(booking.submit).toBeDisabled();
});

test('Enter in a field does not send an incomplete booking', async ({ page }) => {
  const booking = new BookingPage(page);
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/authms/demo')) requests += 1;
  });
  await booking.open();
  await booking.chooseDay(bookableDate());
  await booking.slot('09:00 AM').click();
  await booking.dialog.getByLabel('First name').fill('Mira');
  await booking.dialog.getByLabel('First name').press('Enter');

  await expect(booking.dialog).toBeVisible();
  expect(requests).toBe(0);
});

test('the phone has a fixed +91, a placeholder, and the email field is of the email type', async ({
  page,
}) => {
  const booking = new BookingPage(page);
  await booking.open();
  await booking.chooseDay(bookableDate());
  await booking.slot('09:00 AM').click();

  await expect(booking.dialog.getByText('+91', { exact: true })).toBeVisible();
  await expect(booking.dialog.getByLabel('Phone')).toHaveAttribute('placeholder', /\d/);
  await expect(booking.dialog.getByLabel('Email')).toHaveAttribute('type', 'email');
});
