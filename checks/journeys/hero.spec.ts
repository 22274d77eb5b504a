import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const picture = (page: Page) => page.locator('main figure').first();
const pause = (page: Page) => page.getByRole('checkbox', { name: 'Pause the picture' });

/** The story is over within seconds, which a busy machine may need to load the page: here it takes a hundred times as long. */
async function openSlowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await page.goto('/');
}

/** How many animations of the picture go on. */
function countRunning(page: Page): Promise<number> {
  return picture(page).evaluate(
    (figure) =>
      figure.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running').length,
  );
}

/** As the story ends: what is not drawn by then never is. */
async function expectWoven(page: Page): Promise<void> {
  for (const outcome of ['Priya sent them, 9:14 AM', 'Tomas moved the date', 'Amara approved it']) {
    const line = picture(page).getByText(outcome);
    await expect(line).toBeVisible();
    await expect(line).toHaveCSS('opacity', '1');
  }
}

test('animates the picture by itself, and stops while it is paused', { tag: '@smoke' }, async ({ page }) => {
  await openSlowly(page);
  await expect.poll(() => countRunning(page)).toBeGreaterThan(0);
  await pause(page).focus();
  await page.keyboard.press('Space');
  await expect.poll(() => countRunning(page)).toBe(0);
  await page.keyboard.press('Space');

  await expect.poll(() => countRunning(page)).toBeGreaterThan(0);
});

test('ends with the complete picture, and removes its button', async ({ page }) => {
  await page.goto('/');
  await picture(page).evaluate((figure) => {
    for (const animation of figure.getAnimations({ subtree: true })) animation.finish();
  });

  await expectWoven(page);
  await expect(pause(page)).toBeHidden();
});

test('shows the button on devices without hover', async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL ? { baseURL } : {}),
  });
  await openSlowly(page);
  await expect(pause(page)).toBeVisible();
  await expect(pause(page)).toHaveCSS('opacity', '1');
  const box = await pause(page).boundingBox();

  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  await page.close();
});

test.describe('under reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows the complete picture at once, without a button', async ({ page }) => {
    await page.goto('/');
    expect(await picture(page).evaluate((figure) => figure.getAnimations({ subtree: true }).length)).toBe(0);
    await expectWoven(page);
    await expect(pause(page)).toBeHidden();
  });
});
