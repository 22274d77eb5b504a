import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const sections = (page: Page) => page.getByRole('main').locator('> section');

test('the first view names the commission, how often it comes and when it is paid', async ({ page }) => {
  await page.goto('/affiliate');
  const hero = sections(page).first();

  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero).toContainText(/up to 30%/i);
  await expect(hero).toContainText(/recurring/i);
  await expect(hero).toContainText(/paid monthly/i);
});

test('three benefit cards and three steps follow', async ({ page }) => {
  await page.goto('/affiliate');
  await expect(sections(page).nth(1).getByRole('listitem').getByRole('heading', { level: 3 })).toHaveCount(3);
  await expect(sections(page).nth(2).getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText([
    /^sign up/i,
    /^promote.*unique link/i,
    /^earn/i,
  ]);
});

test('the table applies the commission to the price of each plan', async ({ page }) => {
  await page.goto('/affiliate');
  const row = (plan: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: plan }) });

  await expect(row('Starter').getByRole('cell')).toHaveText([/\$29\//, /\$8\.70\//, '$104.40']);
  await expect(row('Startup').getByRole('cell')).toHaveText([/\$99\//, /\$29\.70\//, '$356.40']);
  await expect(row('Growth').getByRole('cell')).toHaveText([/\$149\//, /\$44\.70\//, '$536.40']);
});

test('how it works is one key away from the first view', async ({ page }) => {
  await page.goto('/affiliate');
  await sections(page).first().getByRole('link', { name: 'How it works' }).press('Enter');

  await expect(sections(page).nth(2).getByRole('heading', { level: 2 })).toBeInViewport();
});

test('every button says that it opens soon, makes no call and goes nowhere', async ({ page }) => {
  await page.goto('/affiliate', { waitUntil: 'networkidle' });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  const buttons = page.getByRole('main').getByRole('button');
  await expect(buttons).toHaveCount(2);

  for (const button of await buttons.all()) {
    await button.press('Enter');
    await expect(page.getByText(/opens soon/).filter({ visible: true })).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByText(/opens soon/).filter({ visible: true })).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  expect(calls).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/affiliate');
});

test('the page holds no React', async ({ page }) => {
  await page.goto('/affiliate');
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('astro-island')).toHaveCount(0);
});
