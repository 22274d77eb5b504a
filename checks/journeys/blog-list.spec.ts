import { expect } from '@playwright/test';
import { brand } from '../../site/src/brand.ts';
import { BlogPage } from './blog-page.ts';
import { hearCalls, holdScripts, test } from './fixtures.ts';

test('the list begins with All and the newest article, ten of them', async ({ page, request }) => {
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

test('every excerpt has twenty words and goes on, and is the same before and after the script', async ({
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

test('the script reads categories and the first page again, and nothing else', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/authms/')) calls.push(pathname + search);
  });
  const blog = new BlogPage(page);
  await blog.open();
  await blog.chip('Operations').click();
  await expect(page.getByRole('heading', { name: 'Articles in Operations' })).toBeVisible();
  await blog.isSettled();
  await blog.search.fill('meeting & co');
  await expect(page.getByRole('heading', { name: /^Results for/ })).toBeVisible();
  await blog.isSettled();

  expect(calls).toEqual([
    '/authms/blog-category',
    '/authms/blog?page=1&limit=10',
    '/authms/blog?page=1&limit=10&categorySlug=operations',
    '/authms/blog?page=1&limit=10&categorySlug=operations&q=meeting%20%26%20co',
  ]);
});

test('the button appends page after page, until one does not bring ten', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open();
  for (const count of [20, 30]) {
    await expect(blog.loadMore).toHaveText('Load More Articles');
    await blog.loadMore.click();
    await expect(blog.cards).toHaveCount(count);
  }
  await blog.loadMore.click();

  await expect(blog.loadMore).toHaveText('No More Articles');
  await expect(blog.loadMore).toBeDisabled();
  await expect(blog.cards).toHaveCount(30);
  expect(new Set(await blog.subjects()).size).toBe(30);
  await expect(page).toHaveURL('/blog?page=4');
});

test('more pages are still there after a visit to an article', async ({ page }) => {
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

test('a category is in the address, shows its own articles only, and Back undoes it', async ({ page }) => {
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

test('choosing a category begins again at its first page', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open();
  await blog.loadMore.click();
  await expect(blog.cards).toHaveCount(20);
  await blog.chip('Developers').click();
  await expect(blog.cards).toHaveCount(5);
  await blog.chip('All').click();

  await expect(blog.cards).toHaveCount(10);
  await expect(page).toHaveURL('/blog');
});

test('the list follows while a reader types, and the address too, without entries for Back', async ({
  page,
}) => {
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

test('a category that is chosen right after typing counts too', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open();
  await blog.search.fill('token');
  await blog.chip('Developers').click();

  await expect(page.getByRole('heading', { name: 'Results for “token” in Developers' })).toBeVisible();
  await expect(page).toHaveURL('/blog?category=developers&q=token');
});

test('words that were typed before the script arrived are searched for', async ({ page }) => {
  const release = await holdScripts(page);
  const blog = new BlogPage(page);
  await page.goto('/blog', { waitUntil: 'domcontentloaded' });
  await blog.search.fill('idempotency');
  release();

  await expect(page.getByRole('heading', { name: 'Results for “idempotency”' })).toBeVisible();
  await expect(blog.search).toHaveValue('idempotency');
});

test('a search in vain says so, and an empty category in the words of the specification', async ({
  page,
}) => {
  const blog = new BlogPage(page);
  await blog.open('/blog?q=zyzzyva');
  await expect(page.getByText('No articles found for “zyzzyva”.')).toBeVisible();
  await blog.open('/blog?category=no-such-category');

  await expect(page.getByText('No blogs found for this category.', { exact: true })).toBeVisible();
  await expect(blog.cards).toHaveCount(0);
  await expect(blog.loadMore).toHaveText('No More Articles');
});

test('the keyboard goes on with the first of the last articles', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.open('/blog?page=3');
  await blog.answerLists(() => [{ subject: 'The very last', category: 'Made Up', url: 'last' }]);
  await blog.loadMore.focus();
  await page.keyboard.press('Enter');

  await expect(blog.loadMore).toBeDisabled();
  await expect(page.getByRole('link', { name: 'The very last' })).toBeFocused();
});

test('the newsletter box judges the address in words, makes no call and offers the feed', async ({
  page,
}) => {
  const blog = new BlogPage(page);
  await blog.open();
  const calls = hearCalls(page);
  const box = page.getByRole('region', { name: 'New articles in your inbox' });
  const email = box.getByLabel('Email');
  const subscribe = box.getByRole('button', { name: 'Subscribe' });

  await subscribe.click();
  await expect(box.getByText('Enter your email address')).toBeVisible();
  await expect(email).toBeFocused();
  for (const address of ['mira', 'mira@example', 'a b@example.com']) {
    await email.fill(address);
    await expect(box.getByText(/^Enter/)).toBeHidden();
    await subscribe.click();
    await expect(box.getByText('Enter a valid email address')).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  }
  await email.fill('mira@example.com');
  await subscribe.click();

  await expect(box.getByRole('status')).toContainText('haven’t saved your address');
  await expect(box.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', '/blog/rss.xml');
  await expect(email).not.toHaveAttribute('aria-invalid');
  expect(calls).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('chips, search and the button lead to pages with what they promise', async ({ page }) => {
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

  test('an address that asks for too much shows what there is', async ({ page }) => {
    const blog = new BlogPage(page);
    await page.goto('/blog?page=9999');
    await expect(blog.cards).toHaveCount(30);
    await expect(blog.loadMore).toHaveText('No More Articles');
  });

  test('the newsletter box sends nothing', async ({ page }) => {
    await page.goto('/blog');
    await page.getByLabel('Email').fill('mira@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page).toHaveURL(/\/blog$/);
  });
});
