import { expect } from '@playwright/test';
import { BlogPage, LIST_CALL, madeUpArticle } from './blog-page.ts';
import { test } from './fixtures.ts';

test('treats calls without an answer as failures, and retries them on a search', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.route(/\/authms\/blog/, (route) => route.abort());
  const blog = new BlogPage(page);
  await page.goto('/blog');
  await expect(page.getByText('Failed to load categories', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to load blogs', { exact: true })).toBeVisible();

  await page.unroute(/\/authms\/blog/);
  await blog.search.fill('token');
  await expect(blog.cards.first()).toBeVisible();
  await expect(page.getByText('Failed to load blogs')).toBeHidden();
});

test('keeps the articles in place while others load', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const blog = new BlogPage(page);
  await blog.open();
  const before = await blog.subjects();
  const top = (await blog.cards.first().boundingBox())?.y;
  await page.route(LIST_CALL, async (route) => {
    await released;
    await route.continue();
  });
  await blog.chip('Operations').click();
  await expect(page.locator('main [aria-busy=true]').filter({ has: page.getByRole('list') })).toHaveCount(1);
  expect(await blog.subjects()).toEqual(before);
  expect((await blog.cards.first().boundingBox())?.y).toBe(top);
  release();

  await expect(blog.cards).toHaveCount(5);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
});

test('runs no script from an article of the list', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  const blog = new BlogPage(page);
  await blog.answerLists(() => [
    {
      ...madeUpArticle(1),
      subject: '<img src=x onerror=alert(1)>',
      content:
        '<p>One</p><script>alert(2)</script><img src=x onerror="alert(3)"><p>two &amp; &lt;three&gt;</p>',
      category: { name: '<b>Bold</b>', categorySlug: 'javascript:alert(4)' },
      url: '"><script>alert(5)</script>',
    },
  ]);
  await blog.open();

  await expect(blog.cards.getByRole('heading')).toHaveText('<img src=x onerror=alert(1)>');
  await expect(blog.cards).toContainText('One two & <three> ...');
  await expect(blog.cards).toContainText('<b>Bold</b>');
  await expect(blog.cards.locator('script, img[onerror]')).toHaveCount(0);
  const { protocol, pathname } = new URL(
    (await blog.cards.getByRole('link').getAttribute('href')) ?? '',
    page.url(),
  );
  expect([protocol, pathname.split('/')[1]]).toEqual(['http:', 'blog']);
  expect(alerts).toEqual([]);
});
