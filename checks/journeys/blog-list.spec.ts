import { expect } from '@playwright/test';
import { brand } from 'content/brand.ts';
import { BlogPage } from './blog-page.ts';
import { holdScripts, test } from './fixtures.ts';

test('begins with All and the ten newest articles', { tag: '@smoke' }, async ({ page, request }) => {
  const newest = (await (await request.get('/authms/blog?page=1&limit=10')).json()).data[0];
  const blog = new BlogPage(page);
  await blog.open();

  await expect(blog.chips.first()).toHaveText('All');
  await expect(blog.chip('All')).toHaveAttribute('aria-pressed', 'true');
  await expect(blog.chips.and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
  await expect(blog.cards).toHaveCount(10);
  const first = blog.cards.first();
  await expect(first.getByRole('link')).toHaveText(newest.subject);
  await expect(first.getByRole('link')).toHaveAttribute(
    'href',
    `/blog/${newest.category.categorySlug}/${newest.url}`,
  );
  await expect(first).toContainText(newest.category.name);
  await expect(first).toContainText(newest.readTime);
  await expect(first.locator('time')).toHaveAttribute('datetime', newest.createdDate);
  const others = await blog.cards.nth(1).boundingBox();
  expect((await first.boundingBox())?.width).toBeGreaterThan(1.5 * (others?.width ?? 0));
});

test('shows excerpts of twenty words that are the same before and after the script', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/blog')).text();
  const blog = new BlogPage(page);
  await blog.open();
  const excerpts = await blog.cards.locator('p', { hasText: /\.\.\.$/ }).allTextContents();

  expect(excerpts).toHaveLength(10);
  for (const excerpt of excerpts) {
    expect(excerpt.split(' ')).toHaveLength(21);
    const escaped = excerpt.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
    expect(html).toContain(escaped);
  }
});

test('keeps loaded pages after a visit to an article', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open();
  await blog.loadMore.click();
  await expect(blog.cards).toHaveCount(20);
  const subject = (await blog.subjects())[14] ?? '';
  await page.getByRole('link', { name: subject }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject);
  await page.goBack();

  await expect(blog.cards).toHaveCount(20);
  await blog.isSettled();
  await expect(blog.cards).toHaveCount(20);
});

test('names the category in the address, shows its articles only, and undoes it on Back', {
  tag: '@smoke',
}, async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open();
  await blog.chip('People and HR').click();
  await expect(blog.chip('People and HR')).toHaveAttribute('aria-pressed', 'true');
  await expect(blog.chip('All')).toHaveAttribute('aria-pressed', 'false');
  await expect(blog.cards).toHaveCount(3);
  await expect(page).toHaveURL('/blog?category=people-and-hr');
  await expect(blog.cards.getByText('People and HR', { exact: true })).toHaveCount(3);
  await expect(blog.loadMore).toHaveText('No More Articles');

  await page.goBack();
  await expect(blog.chip('All')).toHaveAttribute('aria-pressed', 'true');
  await expect(blog.cards).toHaveCount(10);
  await page.goForward();
  await expect(blog.chip('People and HR')).toHaveAttribute('aria-pressed', 'true');
  await expect(blog.cards).toHaveCount(3);
});

test('updates list and address as a reader types, without entries in the history', {
  tag: '@smoke',
}, async ({ page }) => {
  const blog = new BlogPage(page);
  await page.goto('/');
  await blog.open();
  await blog.search.pressSequentially('idempotency', { delay: 10 });
  await expect(page.getByRole('heading', { name: 'Results for “idempotency”' })).toBeVisible();
  await expect(blog.cards.first()).toContainText('idempotency');
  await expect(page).toHaveURL('/blog?q=idempotency');
  await blog.search.fill('');
  await expect(page.getByRole('heading', { name: 'Latest articles' })).toBeVisible();
  await expect(blog.cards).toHaveCount(10);

  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('searches for words typed before the script arrived', { tag: '@smoke' }, async ({ page }) => {
  const release = await holdScripts(page);
  const blog = new BlogPage(page);
  await page.goto('/blog', { waitUntil: 'commit' });
  await blog.search.fill('idempotency');
  release();

  await expect(page.getByRole('heading', { name: 'Results for “idempotency”' })).toBeVisible();
  await expect(blog.search).toHaveValue('idempotency');
});

test('moves the focus to the first of the newly loaded articles', { tag: '@smoke' }, async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog?page=3');
  await blog.answerLists(() => [{ subject: 'The very last', category: 'Made Up', url: 'last' }]);
  await blog.loadMore.focus();
  await page.keyboard.press('Enter');

  await expect(blog.loadMore).toBeDisabled();
  await expect(page.getByRole('link', { name: 'The very last' })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('links chips, search and the button to pages with their results', { tag: '@smoke' }, async ({
    page,
  }) => {
    const blog = new BlogPage(page);
    await page.goto('/blog');
    await expect(blog.cards).toHaveCount(10);
    await blog.loadMore.click();
    await expect(blog.cards).toHaveCount(20);
    await expect(page).toHaveURL(/\?page=2#page-2$/);
    await expect(blog.cards.nth(10)).toBeInViewport();

    await blog.chip('Operations').click();
    await expect(blog.chip('Operations')).toHaveAttribute('aria-pressed', 'true');
    await expect(blog.cards).toHaveCount(5);
    await expect(blog.loadMore).toBeDisabled();
    await expect(page).toHaveTitle(`Articles in Operations | ${brand.name}`);

    await blog.search.fill('spreadsheet');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\?category=operations&q=spreadsheet$/);
    await expect(
      page.getByRole('heading', { level: 2, name: 'Results for “spreadsheet” in Operations' }),
    ).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await blog.chip('All').click();
    await expect(page).toHaveURL(/\?q=spreadsheet$/);
  });

  test('sends nothing from the newsletter box', async ({ page }) => {
    await page.goto('/blog');
    await page.getByLabel('Email').fill('mira@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});
