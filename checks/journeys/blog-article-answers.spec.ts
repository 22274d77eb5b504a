import { expect, type Page } from '@playwright/test';
import { brand } from 'content/brand.ts';
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

test('replaces the article when the API answers with another version', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ json: CHANGED }));
  await page.goto(ARTICLE_PATH);

  await expect(heading(page)).toHaveText('A new subject');
  await expect(text(page).getByRole('heading', { level: 2, name: 'A new part' })).toBeVisible();
  await expect(text(page)).toContainText('New text.');
  await expect(text(page).getByText('Mira', { exact: true })).toBeVisible();
  await expect(text(page).getByText('7 min read', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle(`A new subject | ${brand.name}`);
});

test('runs no script from an answer', { tag: '@smoke' }, async ({ page }) => {
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

test('replaces the article with an error when the API answers with one', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.route(CALL, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(ARTICLE_PATH);

  await expect(heading(page)).toHaveText('Blog not found');
  await expect(page).toHaveTitle(`Blog not found | ${brand.name}`);
  await expect(page.getByRole('article').getByText('6 min read')).toHaveCount(0);
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Back to the blog' }).first(),
  ).toHaveAttribute('href', '/blog');
});

test('keeps the article under a notice when the API does not answer', { tag: '@smoke' }, async ({ page }) => {
  await page.route(CALL, (route) => route.abort());
  await open(page, ARTICLE_PATH);

  await expect(page.getByText('Blog not found', { exact: true })).toBeVisible();
  await expect(page.getByText(/couldn’t load the latest version/)).toBeVisible();
  await expect(heading(page)).not.toHaveText('Blog not found');
  await expect(text(page).getByRole('table').first()).toBeVisible();
});

test('does not show HTML that cannot be sanitized', async ({ page }) => {
  await page.route(CALL, (route) => route.fulfill({ json: CHANGED }));
  await page.route('**/purify.js', (route) => route.abort());
  await open(page, ARTICLE_PATH);

  await expect(page.getByText(/couldn’t load the latest version/)).toBeVisible();
  await expect(page.getByText('New text.')).toHaveCount(0);
});
