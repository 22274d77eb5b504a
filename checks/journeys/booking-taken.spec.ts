import { expect, type Page } from '@playwright/test';
import { BookingPage, bookableDate, bookElsewhere, dayName, longDay, visitor } from './booking-page.ts';
import { BY_THE_CLOCK, test } from './fixtures.ts';
import { findLeads } from './stored-leads.ts';

// One worker: another browser or server for each would take longer than these tests.
test.describe.configure({ mode: 'default' });
test.use({ settings: { DEMO_SEATS: '1' } });

const DAY = bookableDate();
const CALENDAR = '**/authms/demo-slots?*';

/** The next day but `days`, so that tests do not take each other's half-hours. */
function dayAfter(days: number): string {
  return new Date(new Date(DAY).getTime() + days * 86_400_000).toISOString().slice(0, 10);
}

/** A calendar in which each day of the month that is asked for has these half-hours. */
async function answerCalendar(page: Page, slotsOf: (date: string) => Record<string, number>) {
  await page.route(CALENDAR, (route) => {
    const { searchParams } = new URL(route.request().url());
    const days = [];
    for (let at = new Date(`${searchParams.get('from')}`); ; at.setUTCDate(at.getUTCDate() + 1)) {
      const date = at.toISOString().slice(0, 10);
      const slots = Object.entries(slotsOf(date)).map(([time, freeSeats]) => ({
        startDateTime: `${date}T${time}:00+05:30`,
        endDateTime: `${date}T${time}:30+05:30`,
        freeSeats,
      }));
      days.push({ date, slots });
      if (date === searchParams.get('to')) break;
    }
    return route.fulfill({ json: { days } });
  });
}

const slots = (page: Page) => page.getByRole('button', { name: /^\d\d:\d\d [AP]M$/ });

test('marks a taken half-hour, and prevents choosing it', { tag: '@smoke' }, async ({ page }) => {
  expect((await bookElsewhere(page, DAY, '08:00')).status).toBe(201);
  const booking = new BookingPage(page);
  await booking.open();
  await booking.chooseDay(DAY);
  const taken = booking.slot('08:00 AM, taken');

  await expect(taken).toBeDisabled();
  await expect(taken).toContainText('Taken');
  await taken.click({ force: true });
  await expect(booking.dialog).toBeHidden();
  await expect(booking.slot('08:30 AM')).toBeEnabled();
  await expect(slots(page)).toHaveCount(23);
});

test('marks a day without a free half-hour, and lets the arrow keys pass over it', {
  tag: '@smoke',
}, async ({ page }) => {
  await answerCalendar(
    page,
    (date): Record<string, number> => (date === DAY ? { '08:00': 0 } : { '08:00': 1 }),
  );
  const booking = new BookingPage(page);
  await booking.open();
  await booking.chooseDay(dayAfter(1));
  await expect(slots(page).and(page.locator(':enabled'))).toHaveCount(1);

  const full = booking.calendar.getByRole('button', { name: `${dayName(DAY)}, nothing free`, exact: true });
  await expect(full).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await expect(full).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: longDay(DAY).split(', 2')[0] ?? '' })).toHaveCount(0);
});

test('offers the second of two visitors for one half-hour another, and keeps the entries', {
  tag: '@smoke',
}, async ({ browser, page, server }) => {
  const date = dayAfter(2);
  const alerts: string[] = [];
  page.on('dialog', (alert) => {
    alerts.push(alert.message());
    return alert.accept();
  });
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/authms/demo')) keys.push(request.headers()['idempotency-key']);
  });
  const context = await browser.newContext({ baseURL: server.url });
  const first = new BookingPage(await context.newPage());
  const second = new BookingPage(page);
  await first.fillBooking(date, '10:00 AM');
  await second.fillBooking(date, '10:00 AM');
  await second.dialog.getByLabel('Email').fill('second@example.com');
  await second.dialog.getByLabel('Additional information').fill('Two lines\nof wishes');
  await first.submit.click();
  await first.page.waitForURL('**/thankyou');
  await context.close();

  await second.submit.click();
  await expect(second.offer).toBeFocused();
  await expect(second.submit).toBeDisabled();
  const choices = second.offer.getByRole('button');
  await expect(choices).toHaveCount(3);
  await expect(second.slot('10:00 AM, taken')).toBeAttached();
  await choices.filter({ hasText: '10:30 AM' }).click();

  await expect(second.offer).toBeHidden();
  await expect(second.submit).toBeFocused();
  await expect(second.dialog).toContainText('10:30 AM - 11:00 AM');
  for (const [label, value] of Object.entries({ ...visitor, Email: 'second@example.com' })) {
    await expect(second.dialog.getByLabel(label)).toHaveValue(value);
  }
  await second.submit.click();
  await page.waitForURL('**/thankyou');

  const stored = findLeads(server.databaseFile, 'demo').filter(({ email }) => email === 'second@example.com');
  expect(stored).toMatchObject([
    { message: 'Two lines\nof wishes', startDateTime: `${date}T10:30:00+05:30` },
  ]);
  expect(new Set(keys).size).toBe(2);
  expect(alerts).toEqual([]);
});

test('offers all half-hours when loading the taken ones fails', { tag: '@smoke' }, async ({ page }) => {
  await page.route(CALENDAR, (route) => route.fulfill({ status: 500, body: 'no' }));
  const booking = new BookingPage(page);
  const asked = page.waitForResponse(CALENDAR);
  await booking.open();
  await asked;
  await booking.chooseDay(dayAfter(3));
  await expect(slots(page).and(page.locator(':enabled'))).toHaveCount(24);
});

test('shifts no layout when a late answer arrives', async ({ page }) => {
  // The times come into view at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 1000 });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(CALENDAR, async (route) => {
    await released;
    await route.fallback();
  });
  await bookElsewhere(page, dayAfter(4), '08:00');
  const booking = new BookingPage(page);
  await booking.open();
  await booking.chooseDay(dayAfter(4));
  const grid = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main button, main p, footer')].map((each) =>
        JSON.stringify(each.getBoundingClientRect()),
      ),
    );
  await expect(booking.slot('08:00 AM')).toBeEnabled();
  await page.waitForFunction(
    () => document.getAnimations().every(({ playState }) => playState !== 'running'),
    undefined,
    BY_THE_CLOCK,
  );
  const before = await grid();
  release();
  await expect(booking.slot('08:00 AM, taken')).toBeVisible();
  expect(await grid()).toEqual(before);
});
