import { expect, type Locator, type Page } from '@playwright/test';
import { brand } from 'content/brand.ts';
import { test } from './fixtures.ts';

test('scrolls to the form on Create Agent, below the header', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Create Agent', exact: true }).click();

  await expect(page).toHaveURL(/\/services#agent-workflow$/);
  await expectBelowHeader(page, page.getByRole('heading', { name: 'Create Your AI Agent' }));
  await expect(page.getByRole('form', { name: 'Create Your AI Agent' })).toBeVisible();
});

test('scrolls to the builder at #chatbot-builder, below the header', async ({ page }) => {
  await page.goto('/#chatbot-builder');
  const builder = page.locator('#chatbot-builder');

  await expect(builder.getByRole('form', { name: 'Chatbot builder' })).toBeVisible();
  await expectBelowHeader(page, builder.getByRole('heading', { level: 2 }));
});

test.describe(`Why Choose ${brand.name}`, () => {
  const items = (page: Page) =>
    page.getByRole('region', { name: `Why Choose ${brand.name}` }).locator('details');
  const question = (page: Page, index: number) => items(page).nth(index).locator('summary');
  const answer = (page: Page, index: number) => items(page).nth(index).getByRole('paragraph');
  const answersInView = (page: Page) => items(page).getByRole('paragraph').filter({ visible: true });

  test('opens one answer at a time by keyboard, and closes it again', async ({ page }) => {
    await page.goto('/');
    await expect(answersInView(page)).toHaveCount(0);
    await question(page, 0).focus();
    await page.keyboard.press('Enter');
    await expect(answer(page, 0)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(question(page, 1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(answer(page, 1)).toBeVisible();
    await expect(answer(page, 0)).toBeHidden();
    await page.keyboard.press('Enter');

    await expect(answersInView(page)).toHaveCount(0);
  });
});

async function expectBelowHeader(page: Page, heading: Locator) {
  await expect(heading).toBeInViewport({ ratio: 1 });
  const header = await page.getByRole('banner').boundingBox();
  const box = await heading.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
}
