import { expect, type Page } from '@playwright/test';
import { brand } from 'content/brand.ts';
import { test } from './fixtures.ts';

const MENUS = [
  {
    name: 'Resources',
    width: 600,
    hrefs: [
      '/resources',
      '/blog',
      '/case-studies',
      '/video-library',
      '/whitepapers',
      '/roi-calculator',
      `/${brand.slug}-ai-success-stories`,
      '/courses',
    ],
  },
  { name: 'AI Services', width: 700, hrefs: ['/services', '/enterprise'] },
  {
    name: 'AI Employees',
    width: 800,
    hrefs: [
      '/ai-employees',
      '/ai-employees/ai-project-manager',
      '/ai-employees/ai-sdr',
      '/ai-employees/ai-marketing-associate',
      '/ai-employees/ai-hr',
      '/ai-employees/ai-market-research-analyst',
      '/ai-employees/ai-proposal-writer',
    ],
  },
];

const header = (page: Page) => page.getByRole('banner');
const menuButton = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });
const menuList = (page: Page, name: string) => header(page).getByRole('list', { name, exact: true });

/** Opens the page with the header alive and time standing still: the effect of a hover depends on time. */
async function openUnderClock(page: Page) {
  await page.clock.install({ time: '2026-11-20T06:00:00Z' });
  await page.goto('/');
  await header(page).hover({ position: { x: 5, y: 5 } });
  await expect(header(page)).toHaveAttribute('data-live');
  await page.clock.pauseAt('2026-11-20T07:00:00Z');
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('opens each menu by click, as wide as specified and inside the window', { tag: '@smoke' }, async ({
    page,
  }) => {
    await page.goto('/');
    for (const { name, width, hrefs } of MENUS) {
      await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'false');
      await menuButton(page, name).click();
      await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'true');
      await expect(menuList(page, name).getByRole('link')).toHaveCount(hrefs.length);
      const panel = await menuList(page, name).locator('..').boundingBox();
      expect(panel?.width).toBe(width);
      expect(panel && panel.x >= 0 && panel.x + panel.width <= 1440).toBe(true);
    }
  });

  test('opens a menu after 200 ms under the mouse, and closes it 200 ms after the mouse left', async ({
    page,
  }) => {
    await openUnderClock(page);
    await menuButton(page, 'AI Services').hover();
    await page.clock.runFor(190);
    await expect(menuList(page, 'AI Services')).toBeHidden();
    await page.clock.runFor(20);
    await expect(menuList(page, 'AI Services')).toBeVisible();

    await page.mouse.move(700, 800);
    await page.clock.runFor(210);
    await expect(menuList(page, 'AI Services')).toBeHidden();
  });

  test('closes a menu that lost the focus before the script arrived', async ({ page }) => {
    const onItsWay = Promise.withResolvers<void>();
    await page.route('**/header-menus.js', async (route) => {
      await onItsWay.promise;
      await route.continue();
    });
    // An idle pointer may ask for the file before the page has loaded, which then waits for it.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await menuButton(page, 'AI Services').focus();
    await page.keyboard.press('Enter');
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
    await expect(menuButton(page, 'AI Employees')).toBeFocused();
    await expect(menuList(page, 'AI Services')).toBeVisible();

    onItsWay.resolve();
    await expect(menuList(page, 'AI Services')).toBeHidden();
  });

  test('moves between menus by keyboard, goes back on Escape, and closes on leaving', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto('/');
    await menuButton(page, 'Resources').focus();
    await page.keyboard.press('Enter');
    await expect(menuList(page, 'Resources')).toBeVisible();
    await menuButton(page, 'AI Employees').focus();
    await page.keyboard.press('Enter');
    await expect(menuList(page, 'Resources')).toBeHidden();

    await page.keyboard.press('Tab');
    await expect(menuList(page, 'AI Employees').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menuList(page, 'AI Employees')).toBeHidden();
    await expect(menuButton(page, 'AI Employees')).toBeFocused();
    await expect(menuButton(page, 'AI Employees')).toHaveAttribute('aria-expanded', 'false');

    await menuButton(page, 'AI Services').focus();
    await page.keyboard.press('Enter');
    await expect(menuList(page, 'AI Services')).toBeVisible();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
    await expect(menuButton(page, 'AI Employees')).toBeFocused();
    await expect(menuList(page, 'AI Services')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('holds every link, and opens and closes by its button and by Escape', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto('/');
    const toggle = header(page).getByRole('button', { name: 'Menu' });
    const navigation = header(page).getByRole('navigation', { name: 'Main' });
    await expect(navigation).toBeHidden();
    await toggle.tap();
    await expect(navigation).toBeVisible();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    for (const href of ['/usecases', '/pricing', ...MENUS.flatMap(({ hrefs }) => hrefs)]) {
      await expect(header(page).locator(`a[href="${href}"]:visible`).first()).toBeVisible();
    }
    await expect(header(page).getByRole('link', { name: 'Login' })).toHaveAttribute('href', brand.signUpUrl);
    await toggle.tap();
    await expect(navigation).toBeHidden();
    await toggle.tap();
    await expect(navigation).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('at the width where the bar replaces the menu button', () => {
  test('fits every control, with each name on one line', async ({ page }) => {
    await page.goto('/');
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const controls = header(page).locator('a:visible, button:visible');
      await expect(controls).toHaveCount(11);
      const boxes = await Promise.all((await controls.all()).map((control) => control.boundingBox()));
      for (const box of boxes) {
        expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
        expect(box?.height).toBeLessThanOrEqual(68);
      }
      const chevrons = header(page).locator('[data-menu] > button > svg');
      for (const chevron of await chevrons.all())
        expect((await chevron.boundingBox())?.width).toBeGreaterThanOrEqual(16);
      const nameHeights = await header(page)
        .locator('nav > ul > li > a, nav > ul > li > button')
        .evaluateAll((all) => all.map((name) => name.getClientRects().length));
      expect(new Set(nameHeights)).toEqual(new Set([1]));
    }
  });

  test('closes an open narrow menu when the screen turns wide', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/');
    await header(page).getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize({ width: 1300, height: 820 });

    await expect(page.locator('#site-navigation:popover-open')).toHaveCount(0);
    const box = await header(page).getByRole('navigation', { name: 'Main' }).boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 68).toBe(true);
    expect(errors).toEqual([]);
  });

  test('closes an open narrow menu when the screen turns wide before the script arrives', async ({
    page,
  }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/header-menus.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.setViewportSize({ width: 820, height: 1180 });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await header(page).getByRole('button', { name: 'Menu' }).click();
    await page.setViewportSize({ width: 1300, height: 820 });
    await expect(page.locator('#site-navigation:popover-open')).toHaveCount(1);
    release();
    await expect(page.locator('#site-navigation:popover-open')).toHaveCount(0);
  });

  test('keeps the links of the menu clear of its buttons at 400 % zoom', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/');
    await header(page).getByRole('button', { name: 'Menu' }).click();
    const link = header(page).locator('a[href="/blog"]');
    await link.scrollIntoViewIfNeeded();
    await link.click({ trial: true });
    await expect(header(page).getByRole('link', { name: 'Try for Free' })).not.toBeInViewport();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens the dropdowns of a wide screen by click', { tag: '@smoke' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await menuButton(page, 'AI Services').click();
    await expect(menuList(page, 'AI Services').getByRole('link', { name: /Enterprise/ })).toBeVisible();
  });

  test('opens the menu of a phone by tap', { tag: '@smoke' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await header(page).getByRole('button', { name: 'Menu' }).click();
    await expect(header(page).getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});
