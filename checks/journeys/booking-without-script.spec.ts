import { expect, type Page } from '@playwright/test';
import { bookableDate, longDay, visitor } from './booking-page.ts';
import { BY_THE_CLOCK, holdScripts, test } from './fixtures.ts';
import { findLeads } from './stored-leads.ts';

async function fillPlainForm(page: Page, email: string) {
  await page.getByLabel('Date').fill(bookableDate());
  await page.getByLabel('Time').selectOption('10:30 AM');
  for (const [label, value] of Object.entries({ ...visitor, Email: email })) {
    await page.getByLabel(label).fill(value);
  }
  await page.getByRole('checkbox').check();
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('stores the same booking from a plain form, and leads to the thank-you page', {
    tag: '@smoke',
  }, async ({ page, server }) => {
    await page.goto('/book-demo');
    await fillPlainForm(page, 'plain@example.com');
    await page.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/);

    const stored = findLeads(server.databaseFile, 'demo').filter(
      ({ email }) => email === 'plain@example.com',
    );
    expect(stored).toEqual([
      {
        firstName: 'Mira',
        lastName: 'Rao',
        email: 'plain@example.com',
        phone: '+919876543210',
        message: '',
        startDateTime: `${bookableDate()}T10:30:00+05:30`,
        endDateTime: `${bookableDate()}T11:00:00+05:30`,
        timezone: 'Asia/Kolkata',
      },
    ]);
  });

  test('refuses a past day with a page that explains it, and keeps the entries on Back', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto('/book-demo');
    await fillPlainForm(page, 'past@example.com');
    await page.getByLabel('Date').fill('2024-01-15');
    const [response] = await Promise.all([
      page.waitForResponse('**/authms/demo'),
      page.getByRole('button', { name: 'Schedule Meeting' }).click(),
    ]);

    expect(response.status()).toBe(400);
    await expect(page.getByRole('heading', { name: 'Your request hasn’t been sent' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('passed');
    await page.goBack();
    await expect(page.getByLabel('Email')).toHaveValue('past@example.com');
  });
});

test.describe('before the script arrives', () => {
  test('offers a plain form that posts the same booking', { tag: '@smoke' }, async ({ page, server }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/book-demo');
    await fillPlainForm(page, 'early@example.com');
    await page.getByRole('button', { name: 'Schedule Meeting' }).click();
    await expect(page).toHaveURL(/\/thankyou\/[\w-]+$/);

    expect(
      findLeads(server.databaseFile, 'demo').filter(({ email }) => email === 'early@example.com'),
    ).toHaveLength(1);
  });

  test('shows the calendar with its free days, and takes the day that was pressed', {
    tag: '@smoke',
  }, async ({ page }) => {
    const release = await holdScripts(page);
    await expect(async () => {
      await page.goto('/book-demo', { waitUntil: 'commit' });
      await expect(page.getByRole('grid')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByLabel('First name')).toBeHidden();
    const day = page.locator('button[value]:enabled').nth(1);
    const date = (await day.getAttribute('value')) ?? '';
    await day.click();
    release();

    await expect(page.getByText(longDay(date), { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: '10:30 AM', exact: true })).toBeVisible();
    await expect(page.getByLabel('Date')).toHaveCount(0);
  });

  test('keeps the entries when the script arrives', { tag: '@smoke' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/book-demo', { waitUntil: 'commit' });
    await page.getByLabel('First name').fill('Mira');
    release();
    await page.waitForFunction(
      () => document.querySelector('astro-island[ssr]') === null,
      undefined,
      BY_THE_CLOCK,
    );

    await expect(page.getByLabel('First name')).toHaveValue('Mira');
    await expect(page.getByRole('grid')).toHaveCount(0);
  });
});
