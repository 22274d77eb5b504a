import { expect, type Page } from '@playwright/test';
import { brand } from '../../site/src/brand.ts';
import { ARTICLE_PATH } from '../site-pages.ts';
import { open, test } from './fixtures.ts';

const CALL = `**/authms${ARTICLE_PATH}`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const text = (page: Page) => page.getByRole('article').first();

const CHANGED = {
  subject: 'A new subject',
  content: '<h2>A new part</h2><p>New text.</p>',
  image: '/blog/placeholder.svg',
  author: 'Mira',
  category: { name: 'Developers', categorySlug: 'developers' },
  readTime: 7,
  createdDate: '2025-03-04T12:00:00Z',
};

test('an answer that is another is shown', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ json: CHANGED }));
  await page.goto(ARTICLE_PATH);

  await expect(heading(page)).toHaveText('A new subject');
  await expect(text(page).getByRole('heading', { level: 2, name: 'A new part' })).toBeVisible();
  await expect(text(page)).toContainText('New text.');
  await expect(text(page).getByText('Mira', { exact: true })).toBeVisible();
  await expect(text(page).getByText('7 min read', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`A new subject | ${brand.name}`);
});

test('what an answer leaves out has its defaults', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ json: { id: 1 } }));
  await page.goto(ARTICLE_PATH);

  await expect(heading(page)).toHaveText('Untitled Blog');
  await expect(text(page).getByText(brand.name, { exact: true })).toBeVisible();
  await expect(text(page).getByRole('listitem')).toHaveText(['-']);
  await expect(text(page).locator('img')).toHaveAttribute('src', '/blog/placeholder.svg');
  await expect(text(page).locator('time')).toHaveCount(0);
  await expect(text(page).getByRole('link')).toHaveCount(0);
});

for (const [answer, problem] of [
  [{ status: 404, json: {} }, 'Blog not found'],
  [{ status: 200, json: {} }, 'No blog found.'],
] as const) {
  test(`the tab is called '${problem}' where the page says so`, async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill(answer));
    await page.goto(ARTICLE_PATH);
    await expect(heading(page)).toHaveText(problem);
    await expect(page).toHaveTitle(`${problem} | ${brand.name}`);
  });
}

test('nothing in an answer runs', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  const content = [
    '<p>Harmless <a href="https://other.example">link</a>.</p>',
    '<img src="/blog/placeholder.svg" alt="picture" onload="alert(1)">',
    '<img src=x onerror="alert(2)">',
    '<script>alert(3)</script>',
    '<a href="javascript:alert(4)" id="trap">a</a>',
    '<svg><a xlink:href="javascript:alert(5)"><text>b</text></a></svg>',
    '<form action="https://other.example"><input name="password"><button>Log in</button></form>',
    '<iframe srcdoc="<script>alert(6)</script>"></iframe>',
    '<style>body { display: none }</style><p style="position: fixed">c</p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(7)></style></mglyph></table></mtext></math>',
  ].join('');
  await page.route(CALL, (route) =>
    route.fulfill({
      json: { ...CHANGED, content, subject: '<img src=x onerror=alert(8)>', author: '<b>B</b>' },
    }),
  );
  await page.goto(ARTICLE_PATH);

  await expect(heading(page)).toHaveText('<img src=x onerror=alert(8)>');
  await expect(text(page).getByRole('link', { name: 'link' })).toHaveAttribute(
    'href',
    'https://other.example',
  );
  await expect(text(page).getByRole('img', { name: 'picture' })).toBeVisible();
  await text(page).locator('#trap').click();
  await expect(text(page).locator('script, style, svg, math, iframe, form, input, button')).toHaveCount(0);
  await expect(text(page).locator('[onload], [onerror], [style], [href^=javascript]')).toHaveCount(0);
  expect(alerts).toEqual([]);
});

for (const status of [404, 500, 503]) {
  test(`an answer with ${status} takes the place of the article`, async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ status, json: {} }));
    await page.goto(ARTICLE_PATH);

    await expect(heading(page)).toHaveText('Blog not found');
    await expect(page.getByRole('article').getByText('6 min read')).toHaveCount(0);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Back to the blog' }).first(),
    ).toHaveAttribute('href', '/blog');
  });
}

for (const body of ['null', '{}', '[]', '""', '']) {
  test(`an answer of ${JSON.stringify(body)} is an empty article`, async ({ page }) => {
    await page.route(CALL, (route) => route.fulfill({ body, contentType: 'application/json' }));
    await page.goto(ARTICLE_PATH);
    await expect(heading(page)).toHaveText('No blog found.');
  });
}

for (const [what, respond] of [
  ['no answer', undefined],
  ['an answer that cannot be read', { body: '<html>Log in to the Wi-Fi</html>' }],
] as const) {
  test(`after ${what} the article stays, with a word above it`, async ({ page }) => {
    await page.route(CALL, (route) => (respond ? route.fulfill(respond) : route.abort()));
    await open(page, ARTICLE_PATH);

    await expect(page.getByText('Blog not found', { exact: true })).toBeVisible();
    await expect(page.getByText(/couldn’t load the latest version/)).toBeVisible();
    await expect(heading(page)).not.toHaveText('Blog not found');
    await expect(text(page).getByRole('table').first()).toBeVisible();
  });
}

test('HTML that cannot be sanitised is not shown', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ json: CHANGED }));
  await page.route('**/purify.js', (route) => route.abort());
  await open(page, ARTICLE_PATH);

  await expect(page.getByText(/couldn’t load the latest version/)).toBeVisible();
  await expect(page.getByText('New text.')).toHaveCount(0);
});

test('an article that its host has, and this server not, is shown', async ({ page }) => {
  await page.route('**/authms/blog/elsewhere/an-article', (route) => route.fulfill({ json: CHANGED }));
  await page.goto('/blog/elsewhere/an-article');
  await expect(heading(page)).toHaveText('A new subject');
});
