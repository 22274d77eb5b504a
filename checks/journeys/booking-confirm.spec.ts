import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { BookingPage, bookableDate, bookElsewhere } from './booking-page.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test, waitOutTimeCheck } from './fixtures.ts';

test.use({ settings: { BOOKINGS_PER_NETWORK: '1', DEMO_SEATS: '1' } });

const TO_CONFIRM = 'One more step: check your email.';
const card = (page: Page) => page.getByRole('region', { name: 'Your demo' });

/** Path of the link in the email that asks to confirm, by the id of its request. */
async function linkInEmail(databaseFile: string, id: string): Promise<string> {
  const file = join(dirname(databaseFile), 'mails', `${id}.visitor-email.confirm.eml`);
  await expect.poll(() => existsSync(file)).toBe(true);
  const text = readFileSync(file, 'utf8').replaceAll(/=\r?\n/g, '');
  return /\/demo\/[\w-]{48}/.exec(text)?.[0] ?? '';
}

test('confirms a demo beyond the open ones by the link in its email', { tag: '@smoke' }, async ({
  page,
  server,
}) => {
  await bookElsewhere(page, bookableDate(), '08:00');
  const booking = new BookingPage(page);
  await booking.fillBooking(bookableDate(), '11:00 AM');
  await waitOutTimeCheck(page);
  await booking.submit.click();
  await page.waitForURL('**/thankyou');
  await expect(page.getByText(TO_CONFIRM)).toBeVisible();
  await expect(card(page)).toContainText('11:00 AM - 11:30 AM');
  await expect(card(page).getByRole('link', { name: 'Google Calendar' })).toBeHidden();
  await expectNoViolations(page);
  await page.reload();
  await expect(page.getByText(TO_CONFIRM)).toBeVisible();

  const id: string = await page.evaluate(() => history.state['booked-demo'].id);
  await page.goto(await linkInEmail(server.databaseFile, id));
  await expect(page.getByText('Not confirmed yet')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Confirm my demo' }).click();
  await expect(page.getByText('Confirmed. See you then.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm my demo' })).toHaveCount(0);
  await expect(card(page).getByRole('link', { name: 'Google Calendar' })).toBeVisible();
  const mails = () => readdirSync(join(dirname(server.databaseFile), 'mails'));
  await expect.poll(mails).toContain(`${id}.visitor-email.received.eml`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('confirms a demo beyond the open ones', async ({ page, server }) => {
    await bookElsewhere(page, bookableDate(), '09:00');
    const { status, body } = await bookElsewhere(page, bookableDate(), '12:00');
    expect([status, body.message]).toEqual([201, expect.stringContaining('within 30 minutes')]);
    const manage = new URL(body.booking.manageUrl).pathname;
    for (const path of [manage, manage.replace('/demo/', '/thankyou/')]) {
      await page.goto(path);
      await expect(page.getByText(TO_CONFIRM)).toBeVisible();
    }
    await page.goto(await linkInEmail(server.databaseFile, body.id));
    await page.getByRole('button', { name: 'Confirm my demo' }).click();
    await expect(page.getByText('Confirmed. See you then.')).toBeVisible();
    await page.goto(manage);
    await expect(page.getByText('Booked', { exact: true })).toBeVisible();
  });
});
