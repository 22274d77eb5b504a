import { expect, type Page } from '@playwright/test';
import { brand } from 'content/brand.ts';
import { ARTICLE_PATH } from '../site-pages.ts';
import { holdScripts, open, test } from './fixtures.ts';

const CALL = `**/authms${ARTICLE_PATH}`;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const text = (page: Page) => page.getByRole('article').first();

test('shows everything that the specification names for an article', { tag: '@smoke' }, async ({
  page,
  request,
}) => {
  const article = await (await request.get(`/authms${ARTICLE_PATH}`)).json();
  await open(page, ARTICLE_PATH);

  await expect(heading(page)).toHaveText(article.subject);
  const main = text(page);
  await expect(main.getByRole('link', { name: 'Developers', exact: true })).toHaveAttribute(
    'href',
    '/blog?category=developers',
  );
  await expect(main.getByText(brand.name, { exact: true })).toBeVisible();
  await expect(main.getByText(article.readTime, { exact: true })).toBeVisible();
  await expect(main.locator('time')).toHaveAttribute('datetime', article.createdDate);
  await expect(main.locator(`img[src="${ARTICLE_PATH}/banner.svg"]`)).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(main.getByRole('table').first()).toBeVisible();
  const keyword = main.locator('pre .hljs-keyword').first();
  const plain = await main
    .locator('pre')
    .first()
    .evaluate((code) => getComputedStyle(code).color);
  expect(await keyword.evaluate((word) => getComputedStyle(word).color)).not.toBe(plain);
});

test('keeps the article on an unchanged answer, and loads no sanitizer', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(ARTICLE_PATH, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    const marked = document.querySelectorAll('article h1, article p, article pre');
    for (const element of marked) element.setAttribute('data-from-server', '');
  });
  const count = await page.locator('[data-from-server]').count();
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  const answered = page.waitForResponse(CALL);
  release();
  await answered;
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);

  await expect(page.locator('[data-from-server]')).toHaveCount(count);
  expect(count).toBeGreaterThan(5);
  expect(scripts.filter((url) => url.includes('purify'))).toEqual([]);
});

test('answers an unknown article with 404, an explanation and a way back', { tag: '@smoke' }, async ({
  page,
}) => {
  const response = await page.goto('/blog/developers/no-such-article');

  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Blog not found');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await page.getByRole('main').getByRole('link', { name: 'Back to the blog' }).click();
  await expect(page).toHaveURL(/\/blog$/);
});

test('closes the connection of a refused call', async ({ page }) => {
  const refused = page.waitForResponse(/authms/);
  await page.goto('/blog/developers/no-such-article');

  expect(await (await refused).finished()).toBeNull();
});

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/Los_Angeles', locale: 'de-DE' });

  test('shows the day of an article, and no other one west of it', async ({ page }) => {
    await open(page, ARTICLE_PATH);
    for (const time of await page.getByRole('main').locator('time').all()) {
      const iso = (await time.getAttribute('datetime')) ?? '';
      const day = new Date(iso).toLocaleDateString('de-DE', {
        dateStyle: 'medium',
        timeZone: 'UTC',
      });
      await expect(time).toHaveText(day);
    }
    await expect(page.getByRole('region', { name: 'Related articles' }).locator('time')).toHaveCount(3);
  });
});

test('gives each heading an address, and scrolls to it below the header', async ({ page }) => {
  await open(page, ARTICLE_PATH);
  const part = text(page).getByRole('heading', { level: 2 }).nth(1);
  const anchor = part.getByRole('link', { name: 'Link to this section' });
  await anchor.focus();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${ARTICLE_PATH}#${await part.getAttribute('id')}`);
  await expect(part).toBeInViewport();
  const bar = await page.getByRole('banner').boundingBox();
  await expect
    .poll(async () => (await part.boundingBox())?.y ?? 0)
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('draws reading progress on scrolling, except under reduced motion', async ({ page }) => {
  const drawn = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(({ timeline, effect }) => [
          timeline?.constructor.name,
          effect?.getComputedTiming().progress ?? 0,
        ])
        .filter(([name]) => name === 'ViewTimeline')
        .map(([, progress]) => Number(progress)),
    );
  await open(page, ARTICLE_PATH);
  await expect.poll(async () => (await drawn())[0]).toBeLessThan(0.2);
  await text(page).getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await drawn())[0]).toBeGreaterThan(0.4);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(drawn).toEqual([]);
});

test('scrolls wide tables and code by themselves at 320 px, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, ARTICLE_PATH);
  const code = text(page).locator('pre').first();
  await expect(code).toHaveAttribute('tabindex', '0');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
});

test('links to its sections from contents beside the text, or folded above it on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, ARTICLE_PATH);
  const contents = text(page).getByRole('navigation', { name: 'Contents' });
  const titles = text(page).getByRole('heading', { level: 2 });
  await expect(contents.getByRole('link')).toHaveCount(await titles.count());

  await contents.getByRole('link').nth(2).click();
  await expect(titles.nth(2)).toBeInViewport();
  await expect(contents).toBeInViewport();

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.getByText('Contents').last().click();
  await contents.getByRole('link').first().click();
  await expect(titles.first()).toBeInViewport();
});
