import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

const region = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name });
const modules = (page: Page) => page.locator('#modules details');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Price' });
const enrol = (page: Page) => panel(page).getByRole('button');
const sectionLinks = (page: Page) => page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test('the first view names the rating, the reviews and the students', async ({ page }) => {
  await page.goto('/courses');
  const hero = page.getByRole('main').locator('section').first();

  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(hero.getByRole('img', { name: '4.9 out of 5 stars' })).toBeVisible();
  await expect(hero).toContainText('4.9 from 2,847 reviews');
  await expect(hero).toContainText('12,429 students');
});

for (const viewport of [PHONE, WIDE]) {
  test(`the price panel states the offer at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/courses');

    for (const text of [
      '297.00 USD',
      '36 video lessons (13+ hours)',
      'Lifetime access',
      '30-day money-back guarantee',
    ]) {
      await expect(panel(page).getByText(text, { exact: true })).toBeVisible();
    }
    await expect(enrol(page)).toHaveCount(1);
  });
}

test('on a large screen the whole panel stays beside what is read', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await page.goto('/courses');
  await page.locator('#reviews').evaluate((section) => section.scrollIntoView());

  await expect(panel(page)).toBeInViewport({ ratio: 1 });
  const [panelBox, headingBox] = await Promise.all([
    panel(page).boundingBox(),
    page.locator('#reviews h2').boundingBox(),
  ]);
  expect(panelBox?.x).toBeGreaterThan((headingBox?.x ?? 0) + (headingBox?.width ?? 0));
});

test('on a phone the price stays at the foot of the window until the footer comes', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/courses');
  for (const top of [0, 2000]) {
    await scrollTo(page, top);
    await expect(enrol(page)).toBeInViewport({ ratio: 1 });
    const box = await enrol(page).boundingBox();
    expect(box?.y).toBeGreaterThan(PHONE.height - 100);
  }
  await scrollTo(page, 1e6);

  const footer = await page.getByRole('contentinfo').boundingBox();
  const button = await enrol(page).boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(footer?.y ?? 0);
});

test('on a phone neither bar ever covers what has the focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/courses');
  const stops = page.locator('#modules summary, #questions summary');
  await stops.first().focus();
  for (const direction of ['Tab', 'Shift+Tab']) {
    for (let stop = 1; stop < 15; stop++) {
      await page.keyboard.press(direction);
      const isOnTop = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const { left, top, bottom } = focused.getBoundingClientRect();
        return [top + 2, bottom - 2].every((y) => focused.contains(document.elementFromPoint(left + 2, y)));
      });
      expect(isOnTop, `${direction} ${stop}`).toBe(true);
    }
  }
  await expect(stops.first()).toBeFocused();
});

test('eight modules open one at a time and close again', async ({ page }) => {
  await page.goto('/courses');
  await expect(modules(page)).toHaveCount(8);
  const [second, last] = [modules(page).nth(1), modules(page).last()];
  await second.locator('summary').click();
  await expect(modules(page).and(page.locator('[open]'))).toHaveCount(1);
  await expect(second.getByText('You keep:')).toBeVisible();

  await last.locator('summary').press('Enter');
  await expect(last.getByText('You keep:')).toBeVisible();
  await expect(second.getByText('You keep:')).toBeHidden();
  await last.locator('summary').press('Enter');
  await expect(modules(page).and(page.locator('[open]'))).toHaveCount(0);
});

test('each module lasts 35 to 65 minutes in two or three lessons, 23 in all', async ({ page }) => {
  await page.goto('/courses');
  const summaries = await modules(page).locator('summary').allInnerTexts();
  const figures = summaries.map(
    (text) => /(\d+) lessons, (\d+) minutes/.exec(text)?.slice(1).map(Number) ?? [],
  );

  for (const [index, [lessons = 0, minutes = 0]] of figures.entries()) {
    expect([2, 3]).toContain(lessons);
    expect(minutes).toBeGreaterThanOrEqual(35);
    expect(minutes).toBeLessThanOrEqual(65);
    await expect(modules(page).nth(index).locator('ol > li')).toHaveCount(lessons);
    await expect(modules(page).nth(index).locator('summary svg').first()).toBeVisible();
  }
  expect(figures.reduce((sum, [lessons = 0]) => sum + lessons, 0)).toBe(23);
});

test('the core course and the full library are told apart, with both numbers', async ({ page }) => {
  await page.goto('/courses');
  const overview = page.locator('#overview');
  const figuresOf = (name: string) =>
    overview
      .locator('div')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .last();

  await expect(figuresOf('The core course').getByRole('definition')).toHaveText(['8', '23', '6+']);
  await expect(figuresOf('The full library').getByRole('definition')).toHaveText(['4', '36', '13+']);
  await expect(page.locator('#library').getByText(/^\d+ lessons$/)).toHaveText([
    '8 lessons',
    '12 lessons',
    '10 lessons',
    '6 lessons',
  ]);
});

test('each testimonial has a name, a role, an avatar, a rating and a comment', async ({ page }) => {
  await page.goto('/courses');
  const reviews = page.locator('#reviews').getByRole('figure');

  expect(await reviews.count()).toBeGreaterThanOrEqual(3);
  for (const review of await reviews.all()) {
    await expect(review.getByRole('img', { name: /^[1-5] out of 5 stars$/ })).toBeVisible();
    await expect(review.getByRole('blockquote')).toHaveText(/\w/);
    await expect(review.locator('figcaption strong')).toHaveText(/^\w+ \w+$/);
    await expect(review.locator('figcaption')).toHaveText(/^[A-Z][A-Z]\w+ \w+\W*\w/);
  }
});

test('seven questions, one answer at a time, name the effort and the guarantee', async ({ page }) => {
  await page.goto('/courses');
  const items = page.locator('#questions details');
  await expect(items).toHaveCount(7);
  await expect(items.filter({ hasText: '4-6 weeks at 5-10 hours per week' })).toHaveCount(1);
  await expect(items.filter({ hasText: '30-day money-back guarantee' })).toHaveCount(1);

  await items.first().locator('summary').click();
  await items.last().locator('summary').click();
  await expect(items.last().getByRole('paragraph')).toBeVisible();
  await expect(items.first().getByRole('paragraph')).toBeHidden();
});

test('the link of the section in view is marked while scrolling, and no other', async ({ page }) => {
  await page.goto('/courses');
  const current = sectionLinks(page).and(page.locator('[aria-current]'));
  await expect(sectionLinks(page)).toHaveCount(5);
  await expect(current).toHaveCount(0);

  for (const name of ['Modules', 'Library', 'FAQ', 'Overview']) {
    await sectionLinks(page).filter({ hasText: name }).click();
    await expect(current).toHaveText([name]);
  }
  await page.locator('#reviews').evaluate((section) => section.scrollIntoView());
  await expect(current).toHaveText(['Reviews']);
  await scrollTo(page, 0);
  await expect(current).toHaveCount(0);
});

test('a link to a section shows its heading below what stays at the top', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/courses');
  for (const link of await sectionLinks(page).all()) {
    await link.click();
    const id = (await link.getAttribute('href'))?.slice(1);
    const navigation = await page.getByRole('navigation', { name: 'On this page' }).boundingBox();
    const heading = await page.locator(`#${id}-title`).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((navigation?.y ?? 0) + (navigation?.height ?? 0));
    await expect(page.locator(`#${id}-title`)).toBeInViewport({ ratio: 1 });
  }
});

test('enrolling says that it opens soon, makes no call and goes nowhere', async ({ page }) => {
  await page.goto('/courses', { waitUntil: 'networkidle' });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.url()));
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(1);
  await enrol(page).press('Enter');

  await expect(page.getByText(/opens soon/).filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/opens soon/).filter({ visible: true })).toHaveCount(0);
  expect(calls).toEqual([]);
  expect(new URL(page.url()).pathname).toBe('/courses');
});

test('search engines read the course and its price', async ({ page }) => {
  await page.goto('/courses');
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';

  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Course',
    provider: { name: 'Teamloom' },
    offers: { '@type': 'Offer', price: '297.00', priceCurrency: 'USD' },
    aggregateRating: { ratingValue: 4.9, reviewCount: 2847 },
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('modules open, and the sections are a list of links', async ({ page }) => {
    await page.goto('/courses');
    await expect(page.locator('astro-island')).toHaveCount(0);
    await modules(page).last().locator('summary').click();
    await expect(modules(page).last().getByText('You keep:')).toBeVisible();
    await sectionLinks(page).last().click();

    await expect(region(page, 'Before you enrol').getByRole('heading', { level: 2 })).toBeInViewport();
  });
});
