import { expect } from '@playwright/test';
import { redirects, test } from './fixtures.ts';

test('the home page opens with its headline, its two calls and four figures', async ({ page }) => {
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create Unlimited AI Employees');
  const main = page.getByRole('main');
  const trial = main.getByRole('link', { name: 'Try for Free' }).first();
  await expect(trial).toHaveAttribute('href', 'https://app.teamloom.example/signup');
  await expect(trial).toHaveAttribute('target', '_blank');
  await expect(main.getByRole('link', { name: 'Book a demo' }).first()).toHaveAttribute('href', '/book-demo');
  for (const figure of ['160+', '99.9%', '24/7', '40+']) {
    await expect(main.getByText(figure, { exact: true })).toBeVisible();
  }
});

test('the footer holds every link of the specification', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const href of [
    '/',
    '/privacy',
    '/terms',
    '/cookies',
    '/case-studies',
    '/press-release',
    '/resources',
    '/blog',
    '/video-library',
    '/whitepapers',
    '/roi-calculator',
    '/Personas',
    '/customerops',
    '/aiagents',
    '/usecase',
    '/marketing-analytics',
    '/najdrentacar',
    'mailto:info@teamloom.example',
  ]) {
    await expect(footer.locator(`a[href="${href}"]`).first(), href).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: 'Sales Demo' })).toHaveAttribute('href', '/najdrentacar');
  await expect(footer.getByRole('list', { name: 'Social profiles' }).getByRole('link')).toHaveCount(3);
  await expect(footer).toContainText('© 2025');
});

test('an unknown path answers 404 with the not-found page and a way home', async ({ page }) => {
  const response = await page.goto('/no/such/page');

  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('the thank-you page confirms, promises an answer and leads home', async ({ page }) => {
  await page.goto('/thankyou');

  await expect(page.getByRole('main')).toContainText('has been received');
  await expect(page.getByRole('main')).toContainText('get back to you soon');
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('every redirect-only path goes to the application host with its query', async ({ request }) => {
  expect(redirects.paths).toHaveLength(22);
  for (const path of [...redirects.paths, '/Personas']) {
    const response = await request.get(`${path}?utm_source=x&a=%20b`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(302);
    expect(response.headers().location).toBe(
      `https://app.teamloom.example${path.toLowerCase()}?utm_source=x&a=%20b`,
    );
  }
});

test('nothing needs a sideways scroll at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/book-demo', '/thankyou', '/404', '/services']) {
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});
