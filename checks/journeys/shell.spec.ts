import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('offers a skip link as the first tab stop, which leads to the content', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
