import { expect, type Page, type Route } from '@playwright/test';
import {
  BookingPage,
  bookableDate,
  bookElsewhere,
  dayName,
  longDay,
  loseFirstAnswer,
  visitor,
  withoutFreeTimes,
} from './booking-page.ts';
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

test('a half-hour that somebody has says so, and cannot be chosen', async ({ page }) => {
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

test('a day without a free half-hour says so, and the arrow keys still pass over it', async ({ page }) => {
  await answerCalendar(
    page,
    (date): Record<string, number> => (date === DAY ? { '08:00': 0 } : { '08:00': 1 }),
  );
  const booking = new BookingPage(page);
  await booking.open();
  await booking.chooseDay(dayAfter(1));
  await expect(slots(page).and(page.locator(':enabled'))).toHaveCount(1);

  const full = booking.calendar.getByRole('button', { name: `${dayName(DAY)}, no free time`, exact: true });
  await expect(full).toBeDisabled();
  await page.keyboard.press('ArrowLeft');
  await expect(full).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: longDay(DAY).split(', 2')[0] ?? '' })).toHaveCount(0);
});

test('two people want the same half-hour: the second picks another and keeps all that was typed', async ({
  browser,
  page,
  server,
}) => {
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

test('another half-hour is another request, and its retry the same one', async ({ page }) => {
  await withoutFreeTimes(page);
  const keys: (string | undefined)[] = [];
  const answers = [
    {
      status: 409,
      json: {
        statusCode: 409,
        code: 'slot_taken',
        message: 'Taken',
        alternatives: [{ startDateTime: `${DAY}T15:00:00+05:30`, endDateTime: `${DAY}T15:30:00+05:30` }],
      },
    },
    { status: 503, body: '' },
    { status: 201, json: {} },
  ];
  await page.route('**/authms/demo', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return route.fulfill(answers[keys.length - 1]);
  });
  const booking = new BookingPage(page);
  await booking.fillBooking(DAY, '02:30 PM');
  await booking.submit.click();
  await booking.offer.getByRole('button').click();
  expect(await booking.submitAndReadAlert()).toBe('Failed to book demo. Please try again later.');
  await booking.submit.click();
  await page.waitForURL('**/thankyou');

  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[1]);
});

for (const [failure, fail] of [
  ['an error of the server', (route: Route) => route.fulfill({ status: 500, body: '' })],
  ['a line that broke', (route: Route) => route.abort()],
] as const) {
  test(`a half-hour that went after ${failure} is told, and that it may be the visitor's own`, async ({
    page,
  }) => {
    await withoutFreeTimes(page);
    await page.route('**/authms/demo', fail);
    const booking = new BookingPage(page);
    await booking.fillBooking(DAY, '05:00 PM');
    await booking.submitAndReadAlert();
    await page.route('**/authms/demo', (route) =>
      route.fulfill({
        status: 409,
        json: {
          statusCode: 409,
          code: 'slot_taken',
          message: 'Taken',
          alternatives: [{ startDateTime: `${DAY}T17:30:00+05:30`, endDateTime: `${DAY}T18:00:00+05:30` }],
        },
      }),
    );
    await booking.submit.click();

    await expect(booking.offer).toBeFocused();
    await expect(booking.offer).toContainText('already in your inbox');
    await expect(booking.submit).toBeDisabled();
    await expect(booking.slot('05:00 PM, taken')).toBeAttached();
    await booking.offer.getByRole('button').click();
    await expect(booking.dialog).toContainText('05:30 PM - 06:00 PM');
  });
}

test('where nothing near is free the dialog leads back, and the details stay', async ({ page }) => {
  await withoutFreeTimes(page);
  await page.route('**/authms/demo', (route) =>
    route.fulfill({
      status: 409,
      json: { statusCode: 409, code: 'slot_taken', message: 'Taken', alternatives: [] },
    }),
  );
  const booking = new BookingPage(page);
  await booking.fillBooking(DAY, '04:00 PM');
  await booking.submit.click();
  await expect(booking.offer).toContainText('Please go back and pick another one');
  await booking.dialog.getByRole('button', { name: 'Back' }).click();
  await expect(booking.slot('04:00 PM, taken')).toBeFocused();
  await expect(booking.confirm).toBeDisabled();
  await booking.slot('04:30 PM').click();

  await expect(booking.offer).toBeHidden();
  await expect(booking.dialog.getByLabel('First name')).toHaveValue('Mira');
  await expect(booking.submit).toBeEnabled();
});

test('whoever had no answer may ask again for what looks taken since', async ({ page, server }) => {
  await page.clock.install();
  const date = dayAfter(3);
  await loseFirstAnswer(page);
  const booking = new BookingPage(page);
  await booking.fillBooking(date, '11:00 AM');
  await booking.dialog.getByLabel('Email').fill('mine@example.com');
  await booking.submitAndReadAlert();
  await booking.dialog.getByRole('button', { name: 'Back' }).click();
  const answered = page.waitForResponse(CALENDAR);
  await page.clock.fastForward(61_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await answered;
  await booking.slot('11:00 AM').click();
  await booking.submit.click();
  await page.waitForURL('**/thankyou');

  const stored = findLeads(server.databaseFile, 'demo').filter(({ email }) => email === 'mine@example.com');
  expect(stored).toHaveLength(1);
});

for (const [name, answer] of [
  ['fails', { status: 500, body: 'no' }],
  ['is of another server', { status: 404, json: { message: 'Cannot GET' } }],
  ['says nothing of use', { status: 200, json: { days: [null, { date: 1 }] } }],
  ['cannot be read', { status: 200, body: '<html>' }],
] as const) {
  test(`all half-hours can be chosen where the answer ${name}`, async ({ page }) => {
    await page.route(CALENDAR, (route) => route.fulfill(answer));
    const booking = new BookingPage(page);
    const asked = page.waitForResponse(CALENDAR);
    await booking.open();
    await asked;
    await booking.chooseDay(DAY);
    await expect(slots(page).and(page.locator(':enabled'))).toHaveCount(24);
  });
}

test('an answer that never comes holds nothing up, and another month gives it up', async ({ page }) => {
  const asked: string[] = [];
  const givenUp: string[] = [];
  await page.route(CALENDAR, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('from') ?? '');
  });
  page.on('requestfailed', (request) => givenUp.push(new URL(request.url()).searchParams.get('from') ?? ''));
  const booking = new BookingPage(page);
  await booking.open();
  await expect.poll(() => asked.length).toBe(1);
  await booking.chooseDay(DAY);
  await expect(slots(page).and(page.locator(':enabled'))).toHaveCount(24);
  await expect.poll(() => givenUp).toEqual([asked[0]]);
  await expect.poll(() => asked[1]).toBe(`${DAY.slice(0, 7)}-01`);
});

test('a month that was asked for is not asked for again, until the tab comes back after a minute', async ({
  page,
}) => {
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/demo-slots?')) asked += 1;
  });
  // The days of an answer show that it was heard: one that is given up before is asked for again.
  await answerCalendar(page, () => ({}));
  const full = page.getByRole('grid').getByRole('button', { name: /, no free time$/ });
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const booking = new BookingPage(page);
  await booking.open();
  await expect(full).not.toHaveCount(0);
  const title = page.getByRole('heading', { name: /^[A-Z][a-z]+ \d{4}$/ });
  const thisMonth = (await title.textContent()) ?? '';
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect.poll(() => asked).toBe(2);
  await page.getByRole('button', { name: 'Previous month' }).click();
  // Until it is shown, whoever comes back comes to the next month, whose question may have been given up.
  await expect(title).toHaveText(thisMonth);
  await comeBack();
  expect(asked).toBe(2);
  await page.clock.fastForward(61_000);
  await comeBack();
  await expect.poll(() => asked).toBe(3);
});

test('nothing moves when the answer comes late', async ({ page }) => {
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
