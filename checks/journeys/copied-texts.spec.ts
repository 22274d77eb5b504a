import { expect } from '@playwright/test';
import { BookingPage } from './booking-page.ts';
import { open, test } from './fixtures.ts';
import { contactForm, LeadFormPage } from './lead-forms.ts';

test('accepts pasted texts with invisible characters in the contact form', async ({ page }) => {
  const form = new LeadFormPage(page, contactForm);
  await form.open();
  await form.fill('\u200bcopied@example.com\u00a0');
  await form.field('First name').fill('\u200fMeera\u200e');
  await form.field('Phone').fill('\u202d98765 43210\u202c');
  const sent = page.waitForRequest(contactForm.call);
  await form.submit.click();

  expect((await sent).postDataJSON()).toMatchObject({
    firstName: 'Meera',
    email: 'copied@example.com',
    phone: '98765 43210',
  });
  expect((await (await sent).response())?.status()).toBe(201);
});

test('rejects a phone number that does not exist in its country, at its field', async ({ page }) => {
  const booking = new BookingPage(page);
  await booking.fillBooking();
  const phone = booking.dialog.getByLabel('Phone');
  await phone.fill('+1 415 555 0132 99');
  await booking.submitAndReadAlert();

  await expect(phone).toHaveAccessibleDescription(/Check this number/);
  await expect(phone).toBeFocused();
});

test('scrolls the page by wheel over a focused number field, without changing its number', async ({
  page,
}) => {
  await open(page, '/usecases');
  const wage = page.getByLabel('Hourly wage', { exact: true });
  await wage.scrollIntoViewIfNeeded();
  await wage.click();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 120);

  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await expect(wage).toHaveValue('35');
});

test('reads a decimal comma in the savings calculator', async ({ page }) => {
  await open(page, '/usecases');
  const hours = page.getByLabel('Hours saved per week', { exact: true });
  await hours.fill('');
  await hours.pressSequentially('7,5');

  await expect(hours).toHaveValue('7,5');
  await expect(hours).toHaveAccessibleDescription('Per employee · 7.5');
});
