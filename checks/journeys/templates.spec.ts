import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { agentForm, LeadFormPage } from './lead-forms.ts';

const template = (page: Page, name: string) => page.getByRole('group').filter({ hasText: name });

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('opens the template that a link names, and copies it as text and as a table', async ({ page }) => {
    await page.goto('/resources#approval-table');
    await page.getByRole('button', { name: 'Copy template: Approval table' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Template copied' })).toBeVisible();

    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item?.getType(type))?.text();
      return { plain: await read('text/plain'), html: await read('text/html') };
    });
    expect(copied.plain).toMatch(/^\| If it’s wrong \| Only we notice \| An outsider notices \|/);
    expect(copied.html).toContain('<table');
  });
});

test('selects a template that the browser doesn’t let it copy', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
  });
  await page.goto('/resources#handoff-note');
  await page.getByRole('button', { name: 'Copy template: Handoff note' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Selected: copy it' })).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain('What the customer wants.');
});

test('begins the form with the agent of a template', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/resources#handoff-note');
  await template(page, 'Handoff note').getByRole('link', { name: 'Build this agent' }).click();
  const form = new LeadFormPage(page, agentForm);
  await expect(form.field('Name')).toHaveValue('Handoff writer');
  await expect(form.field('Description')).toHaveValue(/six-part note/);
  await expect(form.field('Email')).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a template to be selected, and leads to the form', async ({ page }) => {
    await page.goto('/resources');
    const note = template(page, 'Handoff note');
    await note.getByText('Handoff note').click();
    await expect(note.getByText('What the customer wants.')).toBeVisible();
    await expect(note.getByRole('button', { name: 'Copy template' })).toBeHidden();
    await note.getByRole('link', { name: 'Build this agent' }).click();
    await expect(page.getByRole('heading', { name: 'Create Your AI Agent' })).toBeInViewport();
  });
});
