import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { contactForm, LeadFormPage } from './lead-forms.ts';

for (const path of ['/contact-us', '/contact']) {
  test(`${path} shows four agenda cards, the form and the way to a demo`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Talk to Us');
    await expect(main.getByRole('list').getByRole('listitem')).toHaveCount(4);
    await expect(main.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/book-demo');
    await expect(main.getByRole('form')).toBeVisible();
  });
}

test('five fields are required, phone and team size are not', async ({ page }) => {
  const form = new LeadFormPage(page, contactForm);
  await form.open();

  for (const label of ['First name', 'Last name', 'Work email', 'Company', 'Message']) {
    await expect(form.field(label), label).toHaveAttribute('required');
  }
  for (const label of ['Phone', 'Team size']) await expect(form.field(label)).not.toHaveAttribute('required');
  await expect(form.field('Work email')).toHaveAttribute('type', 'email');
  await expect(form.field('Team size').locator('option:not([value=""])')).toHaveText([
    '1-10',
    '11-50',
    '51-200',
    '201-500',
    '500+',
  ]);
});

test('while it is sent the button says so and is disabled', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(contactForm.call, async (route) => {
    await held;
    await route.fulfill({ status: 201, json: {} });
  });
  const form = new LeadFormPage(page, contactForm);
  await form.open();
  await form.fill('mira@example.com');
  await form.submit.click();

  await expect(form.submit).toHaveText('Submitting...');
  await expect(form.submit).toBeDisabled();
  answer();
  await expect(form.submit).toHaveText('Send request');
});

test('success is green and announced, and the form is empty again', async ({ page }) => {
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
  await expect(form.form.locator('[aria-invalid]')).toHaveCount(0);
});

test('thanks are over once the empty form is sent again', async ({ page }) => {
  const form = new LeadFormPage(page, contactForm);
  await form.open();
  await form.fill('again@example.com');
  await form.submit.click();
  const thanks = form.form.getByRole('status').locator('p');
  await expect(thanks).toBeFocused();
  await form.submit.click();

  await expect(form.form.locator('[aria-invalid]')).toHaveCount(5);
  await expect(thanks).toBeHidden();
});

test('a failure is red, and gone with the next try', async ({ page }) => {
  let isFirst = true;
  await page.route(contactForm.call, async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    await route.fulfill({ status: 500, body: '' });
  });
  const form = new LeadFormPage(page, contactForm);
  await form.open();
  await form.fill('red@example.com');
  await form.sendInVain();
  await expect(form.form.getByRole('alert').locator('p')).toHaveCSS('color', 'rgb(179, 38, 30)');
  await form.submit.click();

  await form.expectThanks();
  await expect(form.form.getByRole('alert')).toBeEmpty();
});

test('thanks stay away until something was sent', async ({ page }) => {
  const form = new LeadFormPage(page, contactForm);
  await form.open();

  await expect(page.getByText('Request sent successfully!')).toBeHidden();
});

test('what the server says of a field stands under it, takes the focus, and goes when it is mended', async ({
  page,
}) => {
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
  const company = form.field('Company');

  await expect(company).toHaveAccessibleDescription('Not this one');
  await expect(company).toBeFocused();
  await company.fill('Rao & Daughters');
  await expect(company).not.toHaveAttribute('aria-invalid');
});

test('what the server said goes once the form finds something itself', async ({ page }) => {
  const form = new LeadFormPage(page, contactForm);
  await form.open();
  await form.fill('twice@example.com');
  await page.route(contactForm.call, (route) => route.fulfill({ status: 500, body: '' }));
  await form.sendInVain();
  await form.field('Work email').fill('twice');
  await form.submit.click();

  await expect(form.field('Work email')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.form.getByRole('alert').locator('p')).toHaveCount(0);
});

test('an address without a domain is refused here, and the word goes when it is mended', async ({ page }) => {
  const form = new LeadFormPage(page, contactForm);
  await form.open();
  await form.fill('mira@example');
  await form.submit.click();
  const email = form.field('Work email');

  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toBeFocused();
  await email.fill('mira@example.com');
  await expect(email).not.toHaveAttribute('aria-invalid');
});

test('a phone with an extension is taken as it is typed', async ({ page }) => {
  const form = new LeadFormPage(page, contactForm);
  await form.open();
  await form.fill('extension@example.com');
  await form.field('Phone').fill('+44 20 7946 0018 ext 4');
  await form.submit.click();

  await form.expectThanks();
});

test('nothing can be typed into a form that is on its way', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(contactForm.call, async (route) => {
    await held;
    await route.fulfill({ status: 500, body: '' });
  });
  const form = new LeadFormPage(page, contactForm);
  await form.open();
  await form.fill('busy@example.com');
  await form.submit.click();
  await expect(form.field('Message')).toBeDisabled();
  answer();

  await expect(form.field('Message')).toBeEnabled();
  await expect(form.field('Message')).toHaveValue('Two lines\nof text');
});
