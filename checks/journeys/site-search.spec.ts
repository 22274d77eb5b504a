import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search the site' });
const option = (page: Page, name: RegExp) => page.getByRole('option', { name });
const chosen = (page: Page) => page.getByRole('option', { selected: true });

async function openSearch(page: Page): Promise<void> {
  await page.goto('/services');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
}

test('opens the search by a slash, and works by arrows, Enter and Escape', { tag: '@smoke' }, async ({
  page,
}) => {
  await openSearch(page);
  await expect(page.getByRole('option')).toHaveCount(4);
  await page.keyboard.type('refund guar');
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await expect(option(page, /get our money back/)).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results$/);
  await expect(chosen(page)).toHaveCount(0);

  await page.keyboard.press('ArrowDown');
  const first = await page.getByRole('option').first().getAttribute('id');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', first ?? '');
  await expect(chosen(page)).toHaveCount(1);
  await expectNoViolations(page);
  await page.keyboard.press('ArrowUp');
  await expect(chosen(page)).toHaveCount(0);
  await expect(field(page)).not.toHaveAttribute('aria-activedescendant');

  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const href = await chosen(page).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test('opens the page with all results on Enter without a choice', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('audit trail');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=audit+trail');
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results.getByRole('link', { name: /audit trail/i }).first()).toBeVisible();
});

test('opens the same search by its button, and returns the focus to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  const button = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('zzyzx');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/Nothing matches.* start here/);
  await expect(page.getByRole('option', { name: 'Ask: zzyzx' })).toHaveAttribute('href', '/ask?q=zzyzx');
  await expect(page.getByRole('option', { name: 'Pricing' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'See all results' })).toBeHidden();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(button).toBeFocused();
});

test('leads to a search page by its button without script', { tag: '@smoke' }, async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox', { name: 'Search the site' }).fill('refund');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search?q=refund');
  await page.getByRole('link', { name: /get our money back/ }).click();
  await expect(page).toHaveURL('/terms#refunds');
  await page.close();
});

test('reports a lost connection, and resumes the search when it is back', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  await openSearch(page);
  await context.setOffline(true);
  await page.keyboard.type('refund');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/offline/);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(option(page, /get our money back/)).toBeVisible();
});

test('types a slash in fields, and keeps the shortcut switched off', async ({ page }) => {
  await page.goto('/contact-us');
  const message = page.getByRole('textbox').first();
  await message.pressSequentially('a/b');
  await expect(message).toHaveValue('a/b');
  await expect(field(page)).toHaveCount(0);

  await openSearch(page);
  await page.getByRole('checkbox', { name: /Open with/ }).uncheck();
  await page.reload();
  await page.keyboard.press('/');
  await expect(field(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('checkbox', { name: /Open with/ })).not.toBeChecked();
});

test('leaves the shortcut to the search of the API reference', async ({ page }) => {
  await page.goto('/api-reference/login');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search the reference' })).toBeFocused();
  await expect(field(page)).toHaveCount(0);
});
