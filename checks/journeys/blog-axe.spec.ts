import { expect } from '@playwright/test';
import { ARTICLE_PATH } from '../site-pages.ts';
import { followRequests } from '../sweep/settle.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { open, test } from './fixtures.ts';
import { onPhoneAndDesktop } from './on-phone-and-desktop.ts';

onPhoneAndDesktop((width) => {
  test('passes axe in a failed or empty list', {
    tag: width < 1280 ? '@smoke' : [],
  }, async ({ page }) => {
    await page.route(/authms/, (route) => route.abort());
    await page.goto('/blog');
    await expect(page.getByText('Failed to load blogs')).toBeVisible();
    await expectNoViolations(page);
    await page.unroute(/authms/);

    await page.goto('/blog?q=zyzzyva');
    await expect(page.getByRole('main').getByText('Clear search')).toBeVisible();
    await expectNoViolations(page);
  });

  test('passes axe in the newsletter box with an error or an answer', async ({ page }) => {
    await page.goto('/blog');
    const box = page.getByRole('region', { name: 'New articles in your inbox' });
    const subscribe = box.getByRole('button', { name: 'Subscribe' });
    await subscribe.click();
    await expect(box.getByText('Enter your email address')).toBeVisible();
    // The list fades while it is asked for again.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectNoViolations(page);
    await box.getByLabel('Email').fill('mira@example.com');
    await subscribe.click();
    await expect(box.getByRole('status')).not.toBeEmpty();
    await expectNoViolations(page);
  });

  test('passes axe on an article that is unknown, outdated or empty', async ({ page }) => {
    const settle = followRequests(page);
    await page.goto('/blog/developers/no-such-article');
    await settle();
    await expectNoViolations(page);
    await page.route('**/authms/blog/**', (route) => route.abort());
    await open(page, ARTICLE_PATH);
    await expect(page.getByText(/couldn’t load the latest version/)).toBeVisible();
    await expectNoViolations(page);
    await page.unroute('**/authms/blog/**');
    await page.route('**/authms/blog/**', (route) => route.fulfill({ json: { id: 1 } }));
    await page.goto(ARTICLE_PATH);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled Blog');
    await expectNoViolations(page);
  });
});
