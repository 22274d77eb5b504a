import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { agentForm, LeadFormPage } from './lead-forms.ts';

test('requires name and email, and shows both errors when the form is sent', { tag: '@smoke' }, async ({
  page,
}) => {
  const form = new LeadFormPage(page, agentForm);
  await form.open();
  await form.field('Role').fill('Accounts assistant');
  await form.submit.click();
  await expect(form.field('Name')).toBeFocused();
  await expect(form.field('Name')).toHaveAccessibleDescription(/^Name is required/);
  await expect(form.field('Email')).toHaveAccessibleDescription(/^Enter a valid email address/);
  await expect(form.form.locator('[aria-invalid]')).toHaveCount(2);
  await page.keyboard.type('Invoice checker');

  await expect(form.form.getByText('Name is required', { exact: true })).toHaveCount(0);
  await expect(form.field('Role')).toHaveValue('Accounts assistant');
});

test('shows empty fields when a visitor comes back from the thank-you page', async ({ page }) => {
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

test('fills in the type of agent that a link names', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/services#start-invoice-checker');
  const form = new LeadFormPage(page, agentForm);
  await expect(form.field('Name')).toHaveValue('Invoice checker');
  await expect(form.field('Role')).toHaveValue('Accounts assistant');
  await expect(form.field('Goal')).toHaveValue('Matches order, delivery, invoice');
  // It is in the address already.
  await form.field('Goal').fill('');
  await page.getByRole('link', { name: 'Invoice checker' }).click();
  await expect(form.field('Goal')).toHaveValue('Matches order, delivery, invoice');
  await expect(form.form.getByRole('status')).toContainText('Started with Invoice checker');
  await expect(form.field('Name')).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters the twenty agents by kind, and links to the form', async ({ page }) => {
    await page.goto('/services');
    const types = page.getByRole('list', { name: 'Twenty agents to start from' }).getByRole('listitem');
    await expect(types).toHaveCount(20);
    await page.locator('label', { hasText: 'People' }).click();
    await expect(types).toHaveCount(4);
    await page.getByRole('link', { name: 'Recruiter' }).click();
    await expect(page.getByRole('form', { name: agentForm.name }).getByLabel('Name')).toBeInViewport();
  });
});
