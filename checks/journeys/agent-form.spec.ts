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

test('a type of agent that is picked begins the form, and keeps what was typed', async ({ page }) => {
  const form = new LeadFormPage(page, agentForm);
  await form.open();
  await form.field('Goal').fill('Never miss a lead');
  await page.getByRole('link', { name: 'Lead qualifier' }).click();
  await expect(form.field('Name')).toHaveValue('Lead qualifier');
  await expect(form.field('Role')).toHaveValue('Sales assistant');
  await expect(form.field('Goal')).toHaveValue('Never miss a lead');
  await expect(form.form.getByRole('status')).toContainText('Started with Lead qualifier');
  await expect(form.field('Name')).toBeInViewport();

  await page.getByRole('link', { name: 'Scheduler' }).click();
  await expect(form.field('Name')).toHaveValue('Scheduler');
  await expect(form.field('Goal')).toHaveValue('Never miss a lead');
});

test('a link to a type of agent begins the form with it', async ({ page }) => {
  await page.goto('/services#start-invoice-checker');
  const form = new LeadFormPage(page, agentForm);
  await expect(form.field('Name')).toHaveValue('Invoice checker');
  await expect(form.field('Goal')).toHaveValue('Compares order, delivery and invoice');
  // It is in the address already.
  await form.field('Goal').fill('');
  await page.getByRole('link', { name: 'Invoice checker' }).click();
  await expect(form.field('Goal')).toHaveValue('Compares order, delivery and invoice');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the twenty agents are narrowed to a kind, and lead to the form', async ({ page }) => {
    await page.goto('/services');
    const types = page.getByRole('list', { name: 'Twenty agents to start from' }).getByRole('listitem');
    await expect(types).toHaveCount(20);
    await page.locator('label', { hasText: 'People' }).click();
    await expect(types).toHaveCount(4);
    await page.getByRole('link', { name: 'Recruiter' }).click();
    await expect(page.getByRole('form', { name: agentForm.name }).getByLabel('Name')).toBeInViewport();
  });
});
