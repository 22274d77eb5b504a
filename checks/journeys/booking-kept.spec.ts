import { expect } from '@playwright/test';
import { BookingPage, visitor } from './booking-page.ts';
import { test } from './fixtures.ts';

async function expectTyped(booking: BookingPage) {
  for (const [label, value] of Object.entries(visitor)) {
    await expect(booking.dialog.getByLabel(label)).toHaveValue(value);
  }
}

test('closes the dialog on Back, and keeps the page and the entries', { tag: '@smoke' }, async ({ page }) => {
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await page.goBack();
  await expect(booking.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/book-demo$/);
  await booking.confirm.click();
  await expectTyped(booking);
});

test('leaves the page on Back after the dialog was closed by its button', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/pricing');
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await booking.dialog.getByRole('button', { name: 'Back' }).click();
  await expect(booking.dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.isLayer ?? false)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(/\/pricing$/);
});

test('keeps a dialog open that reopens before the history has gone back, and closes it on Back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    // As a busy browser does: it goes back later.
    history.back = () => Object.assign(window, { goBackNow: back });
  });
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await booking.dialog.getByRole('button', { name: 'Back' }).click();
  await expect(booking.dialog).toBeHidden();
  await booking.confirm.click();
  await expect(booking.dialog).toBeVisible();
  await page.evaluate(async () => {
    const hasGone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    (window as typeof window & { goBackNow: () => void }).goBackNow();
    await hasGone;
  });
  await expect.poll(() => page.evaluate(() => history.state?.isLayer ?? false)).toBe(true);
  await expect(booking.dialog).toBeVisible();
  await page.goBack();
  await expect(booking.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/book-demo$/);
});

test('keeps the choice, the dialog and the entries after a reload, in this tab only', {
  tag: '@smoke',
}, async ({ page, context }) => {
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await page.reload();
  await expect(booking.dialog).toBeVisible();
  await expectTyped(booking);

  const other = new BookingPage(await context.newPage());
  await other.open();
  await expect(other.confirm).toBeDisabled();
});

test('forgets the entries once a booking is stored', { tag: '@smoke' }, async ({ page }) => {
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await booking.submit.click();
  await page.waitForURL('**/thankyou');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('demo-'))),
  ).toEqual([]);
  await page.goBack();
  await expect(booking.dialog).toBeHidden();
  await expect(booking.confirm).toBeDisabled();
});

test('shows how a phone number of another country will be dialed', { tag: '@smoke' }, async ({ page }) => {
  const booking = new BookingPage(page);
  await booking.fillBooking();
  const phone = booking.dialog.getByLabel('Phone');
  await phone.fill('+64 21 555 0142');
  await expect(phone).toHaveAccessibleDescription(
    '+91 We’ll dial +64215550142. Outside India? Start with + and your country code.',
  );
});
