import { expect, type Page } from '@playwright/test';
import { BookingPage, bookElsewhere, withoutFreeTimes } from './booking-page.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { open, test } from './fixtures.ts';
import { onPhoneAndDesktop } from './on-phone-and-desktop.ts';
import { tabTo } from './tab-to.ts';

const NOW = Date.now();

/**
 * A day within reach of the form that moves: `days` from now, in India; the same one should midnight come meanwhile.
 */
function soon(days: number): string {
  return new Date(NOW + 5.5 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);
}

/** Returns the date as the page names it: `Wed, November 25`. */
function shortName(date: string): string {
  return new Date(date).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'short',
    month: 'long',
    day: 'numeric',
  });
}

/** Books by the call; resolves to the page that manages it. */
async function bookAndOpen(page: Page, date: string, time: string): Promise<string> {
  const { body } = await bookElsewhere(page, date, time);
  const path = new URL(body.booking.manageUrl).pathname;
  await page.goto(path, { waitUntil: 'load' });
  return path;
}

const card = (page: Page) => page.getByRole('region', { name: 'Your demo' });
/** Exactly: the 1st stands in the words of the 15th. */
const day = (page: Page, date: string) =>
  page.locator('summary').filter({ has: page.getByText(shortName(date), { exact: true }) });
const moveButton = (page: Page) =>
  page.getByRole('button', { name: 'Move my demo' }).and(page.locator(':visible'));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('moves and cancels a demo by keyboard alone', { tag: '@smoke' }, async ({ page }) => {
      const path = await bookAndOpen(page, soon(3), '10:00');
      await expect(page.getByText('Moved.')).toBeHidden();
      const target = shortName(soon(5));
      await tabTo(page, target);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await expect(moveButton(page).and(page.locator(':focus'))).toHaveCount(1);
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(new RegExp(`${path}#moved$`));
      await expect(page.getByText('Moved. This is the new time.')).toBeVisible();
      await expect(card(page)).toContainText('08:30 AM - 09:00 AM');

      await tabTo(page, 'Cancel this demo');
      await expect(page.getByRole('button', { name: 'Yes, cancel my demo' })).toBeHidden();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Your demo is canceled' })).toBeVisible();
      expect((await page.goto(path))?.status()).toBe(404);
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('allows a second day to be chosen after a first', async ({ page }) => {
    await bookAndOpen(page, soon(3), '11:00');
    await day(page, soon(6)).click();
    await page.getByRole('radio', { name: /^08:00 AM/ }).check();
    await day(page, soon(7)).click();
    await expect(page.getByRole('radio', { name: /^08:00 AM/ })).toHaveCount(1);
    await page.getByRole('radio', { name: /^09:00 AM/ }).check();
    await moveButton(page).click();
    await expect(card(page)).toContainText('09:00 AM - 09:30 AM');
  });

  test('asks for a time before it moves a booking', async ({ page }) => {
    const path = await bookAndOpen(page, soon(3), '12:00');
    await day(page, soon(6)).click();
    await moveButton(page).click();
    await expect(page).toHaveURL(path);
  });

  test('shows the meeting after a booking, with a link to manage it', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto('/book-demo');
    await page.getByLabel('Date').fill(soon(4));
    await page.getByLabel('Time').selectOption('10:30 AM');
    for (const [label, value] of [
      ['First name', 'Mira'],
      ['Last name', 'Rao'],
      ['Phone', '98765 43210'],
      ['Email', 'no-script@example.com'],
    ] as const) {
      await page.getByLabel(label).fill(value);
    }
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(card(page)).toContainText('10:30 AM - 11:00 AM');
    await expect(card(page)).toContainText('05:00 AM - 05:30 AM');
    await expect(card(page)).toContainText('Coordinated Universal Time');
    await expect(card(page).getByRole('link', { name: 'Outlook' })).toHaveAttribute('href', /^https:/);
    await card(page).getByRole('link', { name: 'Move or cancel it' }).click();
    await expect(page).toHaveURL(/\/demo\/[\w-]+$/);
  });
});

onPhoneAndDesktop(() => {
  test('passes axe on the pages of a booking', async ({ page }) => {
    const path = await bookAndOpen(page, soon(3), '14:00');
    await day(page, soon(6)).click();
    await page.getByRole('radio', { name: /^08:00 AM/ }).check();
    await page.getByText('Cancel this demo').click();
    await expectNoViolations(page);
    await page.goto(path.replace('/demo/', '/thankyou/'));
    await expectNoViolations(page);
    await page.goto(path);
    await page.getByText('Cancel this demo').click();
    await page.getByRole('button', { name: 'Yes, cancel my demo' }).click();
    await expect(page.getByRole('heading', { name: 'Your demo is canceled' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('passes axe with taken half-hours and in the dialog that offers alternatives', async ({ page }) => {
    await withoutFreeTimes(page);
    await page.route('**/authms/demo', (route) =>
      route.fulfill({
        status: 409,
        json: {
          statusCode: 409,
          code: 'slot_taken',
          message: 'Taken',
          alternatives: ['08:00', '09:00', '10:00'].map((time) => ({
            startDateTime: `${soon(40)}T${time}:00+05:30`,
            endDateTime: `${soon(40)}T${time}:00+05:30`,
          })),
        },
      }),
    );
    const booking = new BookingPage(page);
    await booking.fillBooking();
    await booking.submit.click();
    await expect(booking.offer).toBeFocused();
    await expectNoViolations(page);
    await booking.dialog.getByRole('button', { name: 'Back' }).click();
    await expect(booking.slot('10:30 AM, taken')).toBeFocused();
    await expectNoViolations(page);
    await open(page, '/contact-us#another-time');
    await expectNoViolations(page);
  });
});
