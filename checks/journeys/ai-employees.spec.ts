import { expect, type Page } from '@playwright/test';
import { hearCalls, settleFonts, test } from './fixtures.ts';

const OVERVIEW = '/ai-employees';
const SDR = '/ai-employees/ai-sdr';
const HR = '/ai-employees/ai-hr';

const hero = (page: Page) => page.getByRole('main').locator('> section').first();
const avatars = (page: Page) => page.locator('[data-avatar]');

test('shows twelve kinds of employees on the overview inside the window at every width', async ({ page }) => {
  await page.goto(OVERVIEW);
  const kinds = page.getByRole('list', { name: 'Twelve kinds of AI employees' }).getByRole('listitem');
  await expect(kinds).toHaveCount(12);
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const kind of await kinds.all()) {
      await expect(kind).toBeVisible();
      const box = await kind.boundingBox();
      expect(box?.x, `at ${width} px`).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width), `at ${width} px`).toBeLessThanOrEqual(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('shows one face of an employee: beside the name on a phone, behind the work where there is room', async ({
  page,
}) => {
  await page.goto(HR);
  const face = hero(page).locator('[data-shared="face-Hana"]').filter({ visible: true });
  for (const [width, size] of [
    [390, 80],
    [1440, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(face).toHaveCount(1);
    expect((await face.boundingBox())?.width).toBeGreaterThanOrEqual(size);
  }
});

test.describe('floating words', () => {
  const words = (page: Page) =>
    page
      .getByRole('region', { name: 'Their skills, and yours' })
      .getByRole('list')
      .last()
      .getByRole('listitem');
  const playStates = (page: Page) =>
    words(page).evaluateAll((all) =>
      all.map((word) => word.getAnimations().map(({ playState }) => playState)[0] ?? 'none'),
    );
  const every = (states: string[], state: string) =>
    states.length > 0 && states.every((each) => each === state);

  test('animates the floating words, and stops while they are paused or under the mouse', async ({
    page,
  }) => {
    await page.goto(OVERVIEW);
    const pause = page.getByRole('checkbox', { name: 'Pause animation' });
    await expect.poll(async () => every(await playStates(page), 'running')).toBe(true);
    await pause.focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => every(await playStates(page), 'paused')).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(async () => every(await playStates(page), 'running')).toBe(true);
    await words(page).nth(8).hover({ force: true });

    await expect.poll(async () => every(await playStates(page), 'paused')).toBe(true);
  });

  test('keeps the floating words still under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(OVERVIEW);

    expect(every(await playStates(page), 'none')).toBe(true);
    await expect(page.getByRole('checkbox', { name: 'Pause animation' })).toBeHidden();
  });
});

test.describe('buttons without a destination', () => {
  test('answers a press with a notice that this opens soon, without a call or a page change', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto(HR);
    const buttons = page.getByRole('main').getByRole('button');
    await expect(buttons).toHaveCount(2);
    const calls = hearCalls(page);
    const messages = page.getByRole('status').getByText(/opens soon/);
    for (const button of await buttons.all()) {
      await expect(messages).toHaveCount(2);
      await button.click();
      await expect(messages.filter({ visible: true })).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(messages.filter({ visible: true })).toHaveCount(0);
    }

    expect(calls).toEqual([]);
    await expect(page).toHaveURL(HR);
  });

  test('shows the notice without script, by keyboard', async ({ browser, server }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url });
    await page.goto(HR);
    await page.getByRole('main').getByRole('button').first().press('Enter');

    await expect(page.getByText(/opens soon/).first()).toBeVisible();
    await page.close();
  });
});

test('draws a day as the reader scrolls, and completely under reduced motion', async ({ page }) => {
  const moving = () =>
    page
      .getByRole('region', { name: 'A day with Noah' })
      .evaluate((day) => day.getAnimations({ subtree: true }).length);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(SDR);
  expect(await moving()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  // Five moments, each with its piece of the thread.
  await expect.poll(moving).toBe(5);
});

test.describe('a practice', () => {
  const MARCO = '/ai-employees/ai-project-manager';
  const practice = (page: Page) => page.getByRole('region', { name: 'What if the wiring runs late?' });
  const outcomes = (page: Page) =>
    practice(page)
      .getByRole('paragraph')
      .filter({ hasText: /late:|time:/ });
  const leftOf = async (page: Page, bar: number) =>
    Math.round((await practice(page).locator('rect').nth(bar).boundingBox())?.x ?? 0);

  test('shows only the outcome of the chosen answer, by keyboard and without script', async ({
    browser,
    server,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url });
    await page.goto(MARCO);
    await expect(outcomes(page)).toHaveText([/^On time:/]);
    const [training, opening] = [await leftOf(page, 2), await leftOf(page, 3)];
    await practice(page).getByRole('radio', { name: 'On time' }).press('ArrowDown');

    await expect(practice(page).getByRole('radio', { name: 'One day late' })).toBeChecked();
    await expect(outcomes(page)).toHaveText([/^One day late:/]);
    await expect.poll(() => leftOf(page, 2)).toBeGreaterThan(training);
    expect(await leftOf(page, 3)).toBe(opening);
    await practice(page).getByRole('radio', { name: 'Three days late' }).check();
    await expect(outcomes(page)).toHaveText([/^Three days late:.*Marco asks you/]);
    await page.close();
  });

  test('keeps its height for every choice', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(HR);
    const week = page.getByRole('region', { name: /first week/ });
    await settleFonts(page);
    const before = await week.boundingBox();
    for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await week.getByRole('radio', { name: day }).check();
      expect((await week.boundingBox())?.height).toBe(before?.height);
    }
  });
});

test.describe('an avatar', () => {
  test('shows the initial until the picture has loaded over it', async ({ page }) => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/avatars/noah.svg', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(SDR, { waitUntil: 'domcontentloaded' });
    const first = avatars(page).first();
    await expect(first).toHaveAttribute('data-state', 'loading');
    await expect(first).toHaveText('N');
    arrive();

    await expect(first).toHaveAttribute('data-state', 'loaded');
    const [frame, picture] = [await first.boundingBox(), await first.locator('img').boundingBox()];
    expect(picture).toEqual(frame);
  });

  test('keeps the initial and enters the error state when the picture fails', async ({ page }) => {
    await page.route('**/avatars/noah.svg', (route) => route.abort());
    await page.goto(SDR);
    const first = avatars(page).first();
    await expect(first).toHaveAttribute('data-state', 'error');

    await expect(first).toHaveText('N');
    await expect(first.locator('img')).toBeHidden();
  });
});
