import { expect } from '@playwright/test';
import { BlogPage, CATEGORIES_CALL, LIST_CALL, madeUpArticle, madeUpArticles } from './blog-page.ts';
import { test } from './fixtures.ts';

const TEN = madeUpArticles(1, 10);

for (const [shape, answer] of [
  ['a list', TEN],
  ['a list under data', { data: TEN }],
  ['a list under Blogs.data', { Blogs: { data: TEN } }],
] as const) {
  test(`articles may come as ${shape}`, async ({ page }) => {
    const blog = new BlogPage(page);
    await blog.answerLists(() => answer);
    await blog.open();
    await expect(blog.cards.getByRole('heading')).toHaveText(TEN.map(({ subject }) => subject));
    await expect(blog.loadMore).toHaveText('Load More Articles');
  });
}

test('categories may come as texts, and as objects with name or title', async ({ page }) => {
  await page.route(CATEGORIES_CALL, (route) =>
    route.fulfill({
      json: ['First One', { name: 'Second  One' }, { title: 'Third', categorySlug: 'third/one' }],
    }),
  );
  const blog = new BlogPage(page);
  await blog.open();
  await expect(blog.chips).toHaveText(['All', 'First One', /^Second\s+One$/, 'Third']);
  for (const [name, slug] of [
    ['First One', 'first-one'],
    ['Second\\s+One', 'second-one'],
    ['Third', 'third%2Fone'],
  ] as const) {
    const called = page.waitForRequest(LIST_CALL);
    await blog.chip(name).click();
    expect((await called).url()).toContain(`/authms/blog?page=1&limit=10&categorySlug=${slug}`);
  }
});

for (const [what, respond] of [
  ['an error', { status: 500, json: {} }],
  ['an object', { status: 200, json: { categories: [] } }],
  ['no JSON', { status: 200, body: '<html>' }],
] as const) {
  test(`categories answered with ${what} leave a sentence in place of the chips`, async ({ page }) => {
    await page.route(CATEGORIES_CALL, (route) => route.fulfill(respond));
    const blog = new BlogPage(page);
    await blog.open();
    await expect(page.getByText('Failed to load categories', { exact: true })).toBeVisible();
    await expect(blog.chips).toHaveCount(0);
    await expect(blog.cards).toHaveCount(10);
  });

  test(`a list answered with ${what} is emptied, and has no more pages`, async ({ page }) => {
    await page.route(LIST_CALL, (route) => route.fulfill(respond));
    const blog = new BlogPage(page);
    await blog.open();
    await expect(page.getByText('Failed to load blogs', { exact: true })).toBeVisible();
    await expect(blog.cards).toHaveCount(0);
    await expect(blog.loadMore).toBeDisabled();
  });
}

test('calls without any answer are failures too, and choosing again tries again', async ({ page }) => {
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

test('a next page that fails leaves the list, and ends it', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.answerLists((query, route) => {
    if (query.get('page') === '1') return TEN;
    void route.fulfill({ status: 503 });
  });
  await blog.open();
  await blog.loadMore.click();

  await expect(page.getByText('Failed to load more blogs', { exact: true })).toBeVisible();
  await expect(blog.cards).toHaveCount(10);
  await expect(blog.loadMore).toBeDisabled();
});

for (const [count, wording] of [
  [9, 'No More Articles'],
  [10, 'Load More Articles'],
  [11, 'No More Articles'],
] as const) {
  test(`after ${count} articles the button says ${wording}`, async ({ page }) => {
    const blog = new BlogPage(page);
    await blog.answerLists(() => madeUpArticles(1, count));
    await blog.open();
    await expect(blog.cards).toHaveCount(count);
    await expect(blog.loadMore).toHaveText(wording);
  });
}

test('the button says Loading... while it fetches, and two clicks fetch once', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const asked: (string | null)[] = [];
  const blog = new BlogPage(page);
  await blog.answerLists(async (query) => {
    asked.push(query.get('page'));
    if (query.get('page') === '1') return TEN;
    await released;
    return madeUpArticles(11, 12);
  });
  await blog.open();
  await blog.loadMore.dblclick();
  await expect(blog.loadMore).toHaveText('Loading...');
  await blog.loadMore.click({ force: true });
  release();

  await expect(blog.loadMore).toHaveText('No More Articles');
  await expect(blog.cards).toHaveCount(12);
  expect(asked).toEqual(['1', '2']);
});

test('an article that comes on two pages is shown once, and counts for both', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.answerLists((query) => {
    if (query.get('page') === '1') return TEN;
    return query.get('page') === '2' ? madeUpArticles(10, 19) : [];
  });
  await blog.open();
  await blog.loadMore.click();

  await expect(blog.cards).toHaveCount(19);
  await expect(blog.loadMore).toHaveText('Load More Articles');
});

test('an answer for a category that was left is ignored', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: done, resolve: markDone } = Promise.withResolvers<void>();
  const blog = new BlogPage(page);
  await blog.open();
  await page.route(/categorySlug=operations/, async (route) => {
    await released;
    await route.fulfill({ json: [madeUpArticle(1)] }).catch(() => {});
    markDone();
  });
  await blog.chip('Operations').click();
  await expect(blog.loadMore).toHaveText('Loading...');
  await expect(blog.cards).toHaveCount(10);
  await blog.chip('Developers').click();
  await expect(blog.cards).toHaveCount(5);
  release();
  await done;

  await expect(page.getByRole('heading', { name: 'Articles in Developers' })).toBeVisible();
  await expect(page.getByText('Made up 1', { exact: true })).toHaveCount(0);
  await expect(blog.cards).toHaveCount(5);
});

test('the articles of before stay while others load, marked as busy', async ({ page }) => {
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

test('an article with nothing in it has its defaults', async ({ page }) => {
  const blog = new BlogPage(page);
  await blog.answerLists(() => [
    null,
    { createdDate: 'never', readTime: 3, category: { name: 'Only A Name' }, url: 'x y' },
    { subject: null, category: null, createdDate: null, image: 'javascript:alert(1)' },
  ]);
  await blog.open();

  await expect(blog.cards.getByRole('heading')).toHaveText([
    'Untitled Blog',
    'Untitled Blog',
    'Untitled Blog',
  ]);
  await expect(blog.cards.nth(0).getByRole('link')).toHaveCount(0);
  await expect(blog.cards.nth(0)).toContainText('-');
  await expect(blog.cards.nth(1).getByRole('link')).toHaveAttribute('href', '/blog/only-a-name/x%20y');
  await expect(blog.cards.nth(1)).toContainText('3 min read');
  await expect(blog.cards.locator('time')).toHaveCount(0);
  await expect(blog.cards.nth(2).locator('img')).toHaveAttribute('src', '/blog/placeholder.svg');
});

test('a picture that cannot be had gives way to ours', async ({ page }) => {
  await page.route('https://images.example/**', (route) => route.abort());
  const blog = new BlogPage(page);
  await blog.answerLists(() => [{ ...madeUpArticle(1), image: 'https://images.example/a.png' }]);
  await blog.open();
  await expect(blog.cards.locator('img')).toHaveAttribute('src', '/blog/placeholder.svg');
});

test('nothing in an article runs', async ({ page }) => {
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
