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

test('a slash opens the search; arrows, Enter and Escape do the rest', { tag: '@smoke' }, async ({
  page,
}) => {
  await openSearch(page);
  await expect(page.getByRole('option')).toHaveCount(4);
  await page.keyboard.type('refund guar');
  await expect(page.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
  await expect(option(page, /Refund guarantee/)).toBeVisible();
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

test('Enter without a choice asks for the page with all results', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('audit trail');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=audit+trail');
  const results = page.getByRole('list', { name: 'Results' });
  await expect(results.getByRole('link', { name: /audit trail/i }).first()).toBeVisible();
});

test('the button opens the same search, and gets the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  const button = page.getByRole('banner').getByRole('link', { name: 'Search' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await field(page).fill('zzyzx');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/Nothing matches.* start here/);
  await expect(page.getByRole('option', { name: 'Pricing' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'See all results' })).toBeHidden();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(button).toBeFocused();
});

test('without script the button leads to a page that searches', { tag: '@smoke' }, async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('searchbox', { name: 'Search the site' }).fill('refund');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search?q=refund');
  await page.getByRole('link', { name: /Refund guarantee/ }).click();
  await expect(page).toHaveURL('/terms#refunds');
  await page.close();
});

test('a lost connection has a message, and the search goes on when it is back', { tag: '@smoke' }, async ({
  page,
  context,
}) => {
  await openSearch(page);
  await context.setOffline(true);
  await page.keyboard.type('refund');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/offline/);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(option(page, /Refund guarantee/)).toBeVisible();
});

test('a slash in a field is a slash, and the key can be switched off for good', async ({ page }) => {
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

test('the API reference keeps the key for its own search', async ({ page }) => {
  await page.goto('/api-reference/login');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search the reference' })).toBeFocused();
  await expect(field(page)).toHaveCount(0);
});
