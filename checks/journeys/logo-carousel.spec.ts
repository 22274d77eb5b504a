import { expect, type Page } from '@playwright/test';
import { brand } from 'content/brand.ts';
import { test } from './fixtures.ts';

const STEP_MS = 2800;
const LOGOS = 10;

class CarouselPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get root() {
    return this.page.getByRole('region', { name: `Top performers and teams trust ${brand.name}` });
  }

  get logos() {
    return this.root.getByRole('listitem');
  }

  button(name: string) {
    return this.root.getByRole('button', { name, exact: true });
  }

  /**
   * Loads the page with time standing still, reaches for the carousel and waits until its script has taken over.
   * @param moves how often styles alone have moved the logos on by then
   */
  async open(moves = 0) {
    await this.page.clock.install({ time: '2026-11-20T06:00:00Z' });
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.001 });
    await this.page.goto('/');
    await this.page.clock.pauseAt('2026-11-20T07:00:00Z');
    await this.setMoves(moves);
    await this.button('Next logo').focus();
    await expect(this.root.locator('astro-island[ssr]')).toHaveCount(0);
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
    await this.button('Next logo').blur();
    await this.expectSelected(1 + moves);
  }

  /** Sets the page as if styles alone had moved the logos on this often. */
  async setMoves(moves: number) {
    for (const logo of await this.logos.all())
      await logo.evaluate((slide, currentTime) => {
        for (const animation of slide.getAnimations()) animation.currentTime = currentTime;
      }, moves * STEP_MS);
  }

  /** Lets time pass for a number of moves; fewer are made where the carousel rests. */
  pass(moves: number) {
    return this.page.clock.runFor(moves * STEP_MS);
  }

  /** Expects the count, the marked logo and the logo in the first place to be the same. */
  async expectSelected(number: number) {
    await expect(this.root.getByText(`${number} / ${LOGOS}`, { exact: true })).toBeVisible();
    await expect(this.logos.and(this.page.locator('[aria-current=true]'))).toHaveCount(1);
    await this.button('Next logo').scrollIntoViewIfNeeded();
    const selected = this.logos.nth(number - 1);
    await expect(selected).toHaveAttribute('aria-current', 'true');
    await expect(selected).toBeInViewport({ ratio: 0.99 });
    // The end of the one before may still fade in the page's margin.
    await expect(this.logos.nth((number + LOGOS - 2) % LOGOS)).not.toBeInViewport({ ratio: 0.5 });
  }

  async moveMouseAway() {
    await this.root.getByRole('heading', { level: 2 }).hover();
  }
}

test('moves on by styles alone until a visitor reaches for it', async ({ page }) => {
  const carousel = new CarouselPage(page);
  await page.goto('/');
  await carousel.logos.first().scrollIntoViewIfNeeded();
  for (const moves of [0, 1, 9]) {
    await carousel.setMoves(moves);
    await expect(carousel.logos.nth(moves)).toBeInViewport({ ratio: 0.99 });
    await expect(carousel.logos.nth((moves + 9) % LOGOS)).not.toBeInViewport();
  }
  await expect(carousel.root.locator('astro-island[ssr]')).toHaveCount(1);
});

test('goes on from where styles have moved it', async ({ page }) => {
  const carousel = new CarouselPage(page);
  await carousel.open(3);
  await carousel.pass(1);

  await carousel.expectSelected(5);
});

test('stops from Pause to Play', { tag: '@smoke' }, async ({ page }) => {
  const carousel = new CarouselPage(page);
  await carousel.open();
  await carousel.pass(1);
  await carousel.button('Pause').click();
  await expect(carousel.button('Pause')).toHaveCount(0);
  await carousel.moveMouseAway();
  await carousel.button('Play').blur();
  await carousel.pass(3);
  await carousel.expectSelected(2);

  await carousel.button('Play').click();
  await carousel.moveMouseAway();
  await carousel.pass(1);
  await carousel.expectSelected(3);
});

test('stops while the focus is inside, and moves both ways by its buttons', async ({ page }) => {
  const carousel = new CarouselPage(page);
  await carousel.open();
  await carousel.button('Previous logo').focus();
  await carousel.pass(3);
  await carousel.expectSelected(1);
  await page.keyboard.press('Enter');
  await carousel.expectSelected(10);
  await page.keyboard.press('Tab');
  await expect(carousel.button('Pause')).toBeFocused();
  await page.keyboard.press('Tab');
  await carousel.pass(3);
  await page.keyboard.press('Enter');
  await carousel.expectSelected(1);
  await page.keyboard.press('Tab');
  await carousel.pass(1);

  await carousel.expectSelected(2);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('moves on after a tap on a button', async ({ page }) => {
    const carousel = new CarouselPage(page);
    await carousel.open();
    await carousel.button('Next logo').tap();
    await carousel.expectSelected(2);
    await carousel.pass(1);

    await carousel.expectSelected(3);
  });
});
