import { expect } from '@playwright/test';
import { BookingPage, bookableDate, loseFirstAnswer, visitor } from './booking-page.ts';
import { test } from './fixtures.ts';
import { findLeads } from './stored-leads.ts';

const REFUSAL = { statusCode: 400, code: 'invalid_request', message: 'Please check the marked fields.' };
const REFUSED = 'Failed to book demo. Please try again later.';

async function expectDetailsKept(booking: BookingPage) {
  await expect(booking.dialog).toBeVisible();
  for (const [label, value] of Object.entries(visitor)) {
    await expect(booking.dialog.getByLabel(label)).toHaveValue(value);
  }
  await expect(booking.consent).toBeChecked();
  await expect(booking.submit).toBeEnabled();
}

for (const [name, answer] of [
  ['an error of the server', { status: 500, body: '' }],
  ['a refusal with a JSON message', { status: 400, json: { statusCode: 400, code: 'x', message: 'Nope' } }],
  ['a refusal with an unreadable body', { status: 429, body: '<html>' }],
] as const) {
  test(`${name} alerts, keeps the dialog open and every detail in it`, async ({ page }) => {
    await page.route('**/authms/demo', (route) => route.fulfill(answer));
    const booking = new BookingPage(page);
    await booking.fillBooking();

    expect(await booking.submitAndReadAlert()).toBe(REFUSED);
    await expectDetailsKept(booking);
    await expect(booking.dialog.getByRole('alert')).toContainText(REFUSED);
  });
}

test('a line that breaks alerts a sentence of ours', async ({ page }) => {
  await page.route('**/authms/demo', (route) => route.abort());
  const booking = new BookingPage(page);
  await booking.fillBooking();

  expect(await booking.submitAndReadAlert()).toBe('The connection was lost. Please try again.');
  await expectDetailsKept(booking);
});

test('a failure without a message alerts that something went wrong', async ({ page }) => {
  await page.addInitScript(() => {
    window.fetch = () => Promise.reject(new Error(''));
  });
  const booking = new BookingPage(page);
  await booking.fillBooking();

  expect(await booking.submitAndReadAlert()).toBe('Something went wrong');
  await expectDetailsKept(booking);
});

test('a retry with unchanged details carries the same key, an edited one a new key', async ({ page }) => {
  const keys: (string | undefined)[] = [];
  await page.route('**/authms/demo', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fulfill({ status: 503, body: '' });
  });
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await booking.submitAndReadAlert();
  await booking.submitAndReadAlert();
  await booking.dialog.getByLabel('First name').fill('Mara');
  await booking.submitAndReadAlert();

  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what went wrong with one half-hour is not said of another', async ({ page }) => {
  const fields = [{ field: 'startDateTime', message: 'This half-hour can’t be had' }];
  await page.route('**/authms/demo', (route) => route.fulfill({ status: 400, json: { ...REFUSAL, fields } }));
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await booking.submitAndReadAlert();
  const alert = booking.dialog.getByRole('alert');
  await expect(alert).toContainText('This half-hour can’t be had');
  await booking.dialog.getByRole('button', { name: 'Back' }).click();
  await booking.slot('11:00 AM').click();

  await expect(booking.submit).toBeEnabled();
  await expect(alert).toBeEmpty();
});

test('a lost answer and a retry store one booking', async ({ page, server }) => {
  await loseFirstAnswer(page);
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await booking.dialog.getByLabel('Email').fill('lost-answer@example.com');
  await booking.submitAndReadAlert();
  await booking.submit.click();
  await page.waitForURL('**/thankyou');

  const stored = findLeads(server.databaseFile, 'demo').filter(
    ({ email }) => email === 'lost-answer@example.com',
  );
  expect(stored).toHaveLength(1);
});

test('a double click on a slow line sends one request', async ({ page }) => {
  let requests = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/authms/demo', async (route) => {
    requests += 1;
    await held;
    await route.fallback();
  });
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await booking.submit.dblclick();
  await expect(booking.submit).toBeDisabled();
  answer();
  await page.waitForURL('**/thankyou');

  expect(requests).toBe(1);
});

test('a lost answer, Back, and the same day and slot again store one booking', async ({ page, server }) => {
  await loseFirstAnswer(page);
  const booking = new BookingPage(page);
  await booking.fillBooking(undefined, '03:00 PM');
  await booking.dialog.getByLabel('Email').fill('back-and-again@example.com');
  await booking.submitAndReadAlert();
  await booking.dialog.getByRole('button', { name: 'Back' }).click();
  await booking.chooseDay(bookableDate());
  await booking.slot('03:00 PM').click();
  await booking.submit.click();
  await page.waitForURL('**/thankyou');

  const stored = findLeads(server.databaseFile, 'demo');
  expect(stored.filter(({ email }) => email === 'back-and-again@example.com')).toHaveLength(1);
});

test('nothing closes the dialog while the request is under way', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/authms/demo', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: '' });
  });
  const booking = new BookingPage(page);
  await booking.fillBooking();
  const alerted = new Promise<string>((resolve) => {
    page.once('dialog', async (alert) => {
      resolve(alert.message());
      await alert.accept();
    });
  });
  await booking.submit.click();
  await expect(booking.submit).toHaveAttribute('aria-busy', 'true');
  for (const name of ['Back', 'Add Guest']) {
    await expect(booking.dialog.getByRole('button', { name })).toBeDisabled();
  }
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
  await expect(booking.dialog).toBeVisible();
  answer();

  expect(await alerted).toBe(REFUSED);
  await expectDetailsKept(booking);
  await expect(booking.submit).toBeFocused();
});

test('a refused field says what is wrong with it, and takes the focus', async ({ page }) => {
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await page.route('**/authms/demo', (route) =>
    route.fulfill({
      status: 400,
      json: { ...REFUSAL, fields: [{ field: 'lastName', message: 'Not this one' }] },
    }),
  );
  expect(await booking.submitAndReadAlert()).toBe(REFUSED);

  const field = booking.dialog.getByLabel('Last name');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Not this one');
  await expect(field).toBeFocused();
  await expect(booking.dialog.getByLabel('First name')).not.toHaveAttribute('aria-invalid');
});

for (const [label, value, sentence] of [
  ['Email', 'aroha@kiwi', 'Enter one plain email address'],
  ['First name', 'x'.repeat(101), 'Use at most 100 characters'],
] as const) {
  test(`a wrong field is marked before anything is sent: ${label}`, async ({ page }) => {
    let requests = 0;
    await page.route('**/authms/demo', (route) => {
      requests += 1;
      return route.abort();
    });
    const alerts: string[] = [];
    page.on('dialog', (alert) => {
      alerts.push(alert.message());
      return alert.accept();
    });
    const booking = new BookingPage(page);
    await booking.fillBooking();
    const field = booking.dialog.getByLabel(label);
    await field.fill(value);
    await booking.submit.click();

    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(sentence));
    await expect(field).toBeFocused();
    expect({ requests, alerts }).toEqual({ requests: 0, alerts: [] });

    await field.fill('mended@example.com');
    await expect(field).not.toHaveAttribute('aria-invalid');
  });
}

test('says so when the visitor is offline', async ({ page, context }) => {
  const booking = new BookingPage(page);
  await booking.fillBooking();
  await context.setOffline(true);
  expect(await booking.submitAndReadAlert()).toBe(
    'You seem to be offline. Please check your connection and try again.',
  );
  await context.setOffline(false);
  await expectDetailsKept(booking);
});
