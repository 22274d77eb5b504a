import { expect, type Page } from '@playwright/test';
import { hearCalls, test } from './fixtures.ts';

const SOLUTIONS = [
  'Enterprise',
  'Document',
  'Marketing',
  'Financial',
  'Legal',
  'RAG',
  'Proposal',
  'Study',
  'Solutioning',
] as const;

const memory = (page: Page) => page.getByRole('switch', { name: 'Memory' });

test('nine solutions begin with Enterprise; a tab swaps text, picture and impact', async ({ page }) => {
  await page.goto('/services');
  const tabs = page.getByRole('tab');
  const panels = page.getByRole('tabpanel');
  await expect(tabs).toHaveText([...SOLUTIONS]);
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Enterprise']);
  await expect(panels).toHaveCount(1);
  await expect(panels).toHaveAccessibleName('Enterprise');

  const pictures = new Set<string | null>();
  const titles = new Set<string>();
  for (const name of [...SOLUTIONS.slice(1), SOLUTIONS[0]]) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tab', { selected: true })).toHaveText([name]);
    await expect(panels).toHaveCount(1);
    await expect(panels).toHaveAccessibleName(name);
    await expect(panels.getByText('Business impact', { exact: true })).toBeVisible();
    await expect(panels.getByRole('img')).toHaveAccessibleName(/\w+ \w+/);
    pictures.add(await panels.getByRole('img').getAttribute('aria-label'));
    titles.add(await panels.getByRole('heading').innerText());
  }
  expect(pictures.size).toBe(SOLUTIONS.length);
  expect(titles.size).toBe(SOLUTIONS.length);
});

test('#agent-workflow holds the form Create Your AI Agent', async ({ page }) => {
  await page.goto('/services#agent-workflow');
  const workflow = page.locator('#agent-workflow');

  await expect(workflow.getByRole('heading', { name: 'Create Your AI Agent', exact: true })).toBeInViewport();
  await expect(workflow.getByRole('form', { name: 'Create Your AI Agent' })).toBeVisible();
});

test('memory is on and shows 10 messages, which go when it is switched off', async ({ page }) => {
  await page.goto('/services');
  const messages = page.getByText('10 messages', { exact: true });
  await expect(memory(page)).toBeChecked();
  await expect(messages).toBeVisible();
  await memory(page).click();
  await expect(memory(page)).not.toBeChecked();
  await expect(messages).toBeHidden();
  await memory(page).focus();
  await page.keyboard.press('Space');

  await expect(memory(page)).toBeChecked();
  await expect(messages).toBeVisible();
});

test('the switches make no call', async ({ page }) => {
  await page.goto('/services');
  const switches = page.getByRole('switch');
  await memory(page).scrollIntoViewIfNeeded();
  await expect(page.locator('#agent-workflow astro-island[ssr]')).toHaveCount(0);
  const calls = hearCalls(page);
  expect(await switches.count()).toBeGreaterThan(1);
  for (const control of await switches.all()) {
    const wasOn = await control.isChecked();
    await control.setChecked(!wasOn);
    await control.setChecked(wasOn);
  }
  // Comes after whatever the switches may have asked for.
  await page.evaluate(() => fetch('/robots.txt'));

  expect(calls).toEqual(['/robots.txt']);
});
