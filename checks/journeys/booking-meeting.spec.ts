import { expect, type Page } from '@playwright/test';
import { DEFAULT_OFFICE } from 'contract/bookings/office.ts';
import { describeMeeting } from '../../site/src/product/meeting-text.ts';
import { BookingPage, bookableDate } from './booking-page.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { open, test } from './fixtures.ts';

const HALF_HOUR_MS = 1_800_000;
const card = (page: Page) => page.getByRole('region', { name: 'Your demo' });

async function expectMeeting(page: Page, start: Date, timeZone: string) {
  const end = new Date(start.getTime() + HALF_HOUR_MS);
  for (const zone of [timeZone, DEFAULT_OFFICE.zone]) {
    const { day, time } = describeMeeting(start, end, zone);
    await expect(card(page)).toContainText(day);
    await expect(card(page)).toContainText(time);
  }
  // Engines differ in how they spell a city: Kathmandu, Katmandu.
  await expect(card(page)).toContainText(describeMeeting(start, end, timeZone).zone.split(' (')[0] ?? '');
  const moment = start.toISOString().replace(/[-:]|\.000/g, '');
  const google = await card(page).getByRole('link', { name: 'Google Calendar' }).getAttribute('href');
  expect(new URL(google ?? '').searchParams.get('dates')).toContain(moment);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    card(page).getByRole('link', { name: 'Calendar file (.ics)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/-demo\.ics$/);
  const chunks = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  expect(Buffer.concat(chunks).toString()).toContain(`DTSTART:${moment}`);
}

test.describe('a visitor in Asia/Kathmandu', () => {
  const timezoneId = 'Asia/Kathmandu';
  test.use({ timezoneId });

  test('shows the time of the meeting in Nepal and in India', { tag: '@smoke' }, async ({ page }) => {
    const booking = new BookingPage(page);
    await booking.fillBooking(bookableDate(), '07:00 PM');
    await booking.submit.click();
    await page.waitForURL('**/thankyou');
    await expectMeeting(page, new Date(`${bookableDate()}T19:00:00+05:30`), timezoneId);
  });
});

test('keeps the meeting out of addresses, through a reload, and away from other forms', {
  tag: '@smoke',
}, async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await booking.submit.click();
  await page.waitForURL('**/thankyou');
  const manage = card(page).getByRole('link', { name: 'Move or cancel it' });
  await expect(manage).toHaveAttribute('href', /\/demo\/./);
  const token = (await manage.getAttribute('href'))?.split('/').at(-1) ?? '';
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
  await page.reload();
  await expect(card(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();

  await page.goto('/');
  await page.goto('/thankyou');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('shifts no layout when the meeting is filled in', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        document.documentElement.dataset.shift = String((entry as unknown as { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 1600 });
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await booking.submit.click();
  await page.waitForURL('**/thankyou');
  await expect(card(page)).toBeVisible();
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.dataset.shift)).toBeUndefined();
});

test.describe('a visitor in America/Los_Angeles, whose office hours fit no time', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('opens the contact form with a started message', async ({ page }) => {
    const booking = new BookingPage(page);
    await booking.open();
    await expect(page.getByText('outside office hours where you are')).toBeVisible();
    await page.getByRole('link', { name: 'Ask for another time' }).click();
    await expect(page).toHaveURL(/\/contact-us#another-time$/);
    await open(page, page.url());
    const message = page.getByLabel('Message');
    await expect(message).toHaveValue(/^I’d like a demo at another time: /);
    await expect(message).toHaveValue(/My time zone: Pacific/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('links to the form for another time', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/book-demo');
    await page.getByRole('link', { name: 'Ask for another time' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('');
  });
});
