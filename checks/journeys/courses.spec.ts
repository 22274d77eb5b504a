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

test('keeps the whole price panel beside the text on a large screen', async ({ page }) => {
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

test('keeps the price at the foot of the window on a phone until the footer comes', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/courses');
  for (const text of [
    '297.00 USD',
    '36 video lessons (13+ hours)',
    'Lifetime access',
    '30-day money-back guarantee',
  ]) {
    await expect(panel(page).getByText(text, { exact: true })).toBeVisible();
  }
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

test('never covers the focused element by a bar on a phone', async ({ page }) => {
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

test('opens eight modules one at a time, and closes them again', { tag: '@smoke' }, async ({ page }) => {
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

test('marks only the link of the section in view while scrolling', async ({ page }) => {
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

test('scrolls to the heading of a linked section below the sticky bars', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/courses');
  for (const link of await sectionLinks(page).all()) {
    await link.click();
    const id = (await link.getAttribute('href'))?.slice(1);
    await expect(page.locator(`#${id}-title`)).toBeInViewport({ ratio: 1 });
    const navigation = await page.getByRole('navigation', { name: 'On this page' }).boundingBox();
    const heading = await page.locator(`#${id}-title`).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((navigation?.y ?? 0) + (navigation?.height ?? 0));
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens modules, and lists the sections as links', async ({ page }) => {
    await page.goto('/courses');
    await expect(page.locator('astro-island')).toHaveCount(0);
    await modules(page).last().locator('summary').click();
    await expect(modules(page).last().getByText('You keep:')).toBeVisible();
    await sectionLinks(page).last().click();

    await expect(region(page, 'Before you enroll').getByRole('heading', { level: 2 })).toBeInViewport();
  });
});
