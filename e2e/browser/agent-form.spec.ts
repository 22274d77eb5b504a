import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { agentForm, LeadFormPage } from './lead-forms.ts';

test('name and e-mail are required, the rest is optional', async ({ page }) => {
  const form = new LeadFormPage(page, agentForm);
  await form.open();

  for (const label of ['Name', 'Email']) await expect(form.field(label)).toHaveAttribute('required');
  for (const label of ['Role', 'Goal', 'Description', 'Instructions']) {
    await expect(form.field(label)).not.toHaveAttribute('required');
  }
  await expect(form.field('Email')).toHaveAttribute('type', 'email');
});

test("an empty name says 'Name is required' at once, and the words go when it is filled", async ({
  page,
}) => {
  const form = new LeadFormPage(page, agentForm);
  await form.open();
  await form.field('Name').fill('A');
  await form.field('Name').fill('');
  await expect(form.form.getByText('Name is required', { exact: true })).toBeVisible();
  await expect(form.field('Name')).toHaveAccessibleDescription(/^Name is required/);
  await form.field('Name').fill('B');

  await expect(form.form.getByText('Name is required', { exact: true })).toHaveCount(0);
});

test('all fields are empty when a visitor comes back from the thank-you page', async ({ page }) => {
  const form = new LeadFormPage(page, agentForm);
  await form.open();
  await form.fill('back@example.com');
  await form.submit.click();
  await form.expectThanks();
  await page.goBack();

  for (const label of [...Object.keys(agentForm.fields), 'Email']) {
    await expect(form.field(label), label).toHaveValue('');
  }
});
