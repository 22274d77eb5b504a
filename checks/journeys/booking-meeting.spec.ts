import { expect, type Page } from '@playwright/test';
import { DEMO_SLOTS, DEMO_TIME_ZONE, indiaDate, slotStart } from 'contract/leads/demo-slots.ts';
import { describeMeeting } from '../../site/src/product/meeting-words.ts';
import { BookingPage, bookableDate } from './booking-page.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { open, test } from './fixtures.ts';

const HALF_HOUR_MS = 1_800_000;
const DAY_MS = 86_400_000;
const card = (page: Page) => page.getByRole('region', { name: 'Your demo' });

/** The next two half-hours of the calendar during which the clocks of a zone change: one to summer, one to winter. */
function findChanges(timeZone: string): Date[] {
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (at: number) => zone.format(at).split(' ').at(-1);
  const found: Date[] = [];
  for (let at = Date.now() + 2 * DAY_MS; at < Date.now() + 363 * DAY_MS; at += DAY_MS) {
    if (offsetAt(at) === offsetAt(at + DAY_MS)) continue;
    const starts = [at, at + DAY_MS].flatMap((day) =>
      DEMO_SLOTS.map((slot) => slotStart(indiaDate(new Date(day)), slot).getTime()),
    );
    const start = starts.find((each) => offsetAt(each) !== offsetAt(each + HALF_HOUR_MS));
    if (start !== undefined) found.push(new Date(start));
  }
  return found;
}

async function expectMeeting(page: Page, start: Date, timeZone: string) {
  const end = new Date(start.getTime() + HALF_HOUR_MS);
  for (const zone of [timeZone, DEMO_TIME_ZONE]) {
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

for (const timezoneId of ['Pacific/Auckland', 'Asia/Kathmandu', 'America/Los_Angeles']) {
  test.describe(`a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('is told when the meeting is, there and in India', async ({ page }) => {
      const booking = new BookingPage(page);
      await booking.fillBooking(bookableDate(), '07:00 PM');
      await booking.submit.click();
      await page.waitForURL('**/thankyou');
      await expectMeeting(page, new Date(`${bookableDate()}T19:00:00+05:30`), timezoneId);
    });

    for (const start of findChanges(timezoneId)) {
      test(`in the night of ${start.toISOString().slice(0, 10)}, when clocks change, too`, async ({
        page,
      }) => {
        await page.clock.setFixedTime(start.getTime() - 2 * 3_600_000);
        const booking = new BookingPage(page);
        const slot = DEMO_SLOTS.find(
          (each) => slotStart(indiaDate(start), each).getTime() === start.getTime(),
        );
        await booking.fillBooking(indiaDate(start), slot?.label);
        const { time } = describeMeeting(start, new Date(start.getTime() + HALF_HOUR_MS), timezoneId);
        await expect(booking.dialog).toContainText(time);
        await booking.submit.click();
        await page.waitForURL('**/thankyou');
        await expectMeeting(page, start, timezoneId);
      });
    }
  });
}

test('the meeting stands in no address, stays after a reload, and is not shown for another form', async ({
  page,
}) => {
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

test('where another server tells of no booking, the page thanks as ever', async ({ page }) => {
  await page.route('**/authms/demo', (route) => route.fulfill({ status: 200, body: 'stored' }));
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await booking.submit.click();
  await page.waitForURL('**/thankyou');
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(card(page)).toBeHidden();
});

test('nothing moves when the meeting is filled in', async ({ page }) => {
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

for (const [timezoneId, zone, isLikely] of [
  ['America/Los_Angeles', 'Pacific', true],
  ['Asia/Kathmandu', 'Nepal Time', false],
] as const) {
  test.describe(`whoever finds no time in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('comes to a message that is begun', async ({ page }) => {
      const booking = new BookingPage(page);
      await booking.open();
      await expect(page.getByText('outside office hours where you are')).toHaveCount(isLikely ? 1 : 0);
      await page.getByRole('link', { name: 'Ask for another time' }).click();
      await expect(page).toHaveURL(/\/contact-us#another-time$/);
      await open(page, page.url());
      const message = page.getByLabel('Message');
      await expect(message).toHaveValue(/^I'd like a demo at another time: /);
      await expect(message).toHaveValue(new RegExp(`My time zone: ${zone}`));
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the way out is a plain link', async ({ page }) => {
    await page.goto('/book-demo');
    await page.getByRole('link', { name: 'Ask for another time' }).click();
    await expect(page.getByLabel('Message')).toHaveValue('');
  });
});
