import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { contactForm, LeadFormPage } from './lead-forms.ts';

test('announces success in green, and empties the form', { tag: '@smoke' }, async ({ page }) => {
  const form = new LeadFormPage(page, contactForm);
  await form.open();
  await form.fill('green@example.com');
  await form.field('Team size').selectOption('51-200');
  const sent = page.waitForRequest(contactForm.call);
  await form.submit.click();
  expect((await sent).postDataJSON().teamSize).toBe('51-200');
  const thanks = form.form.getByRole('status').locator('p');

  await expect(thanks).toHaveText("Request sent successfully! We'll get back to you soon.");
  await expect(thanks).toHaveCSS('color', 'rgb(29, 111, 66)');
  await expect(thanks).toBeFocused();
  for (const label of [...Object.keys(contactForm.fields), 'Work email', 'Team size']) {
    await expect(form.field(label), label).toHaveValue('');
  }
  await expect(form.form.locator('[aria-invalid=true]')).toHaveCount(0);
});

test('shows an error of the server under its field, focuses it, and clears it on correction', {
  tag: '@smoke',
}, async ({ page }) => {
  const form = new LeadFormPage(page, contactForm);
  await form.open();
  await form.fill('long@example.com');
  await page.route('**/authms/contact-request', (route) =>
    route.fulfill({
      status: 400,
      json: {
        statusCode: 400,
        code: 'invalid_request',
        message: 'Please check the marked fields.',
        fields: [{ field: 'company', message: 'Not this one' }],
      },
    }),
  );
  await form.sendInVain();
  await expect(form.form.getByRole('alert').locator('p')).toHaveCSS('color', 'rgb(179, 38, 30)');
  const company = form.field('Company');

  await expect(company).toHaveAccessibleDescription('Not this one');
  await expect(company).toBeFocused();
  await company.fill('Rao & Daughters');
  await expect(company).not.toHaveAttribute('aria-invalid');
});
