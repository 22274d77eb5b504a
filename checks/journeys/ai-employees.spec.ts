import { expect, type Page } from '@playwright/test';
import { hearCalls, settleFonts, test } from './fixtures.ts';

const OVERVIEW = '/ai-employees';
const SDR = '/ai-employees/ai-sdr';
const PAGES_WITH_SOON_BUTTONS = [
  ['Hana', '/ai-employees/ai-hr'],
  ['Iris', '/ai-employees/ai-market-research-analyst'],
  ['Owen', '/ai-employees/ai-proposal-writer'],
] as const;

const hero = (page: Page) => page.getByRole('main').locator('> section').first();
const avatars = (page: Page) => page.locator('[data-avatar]');

test.describe('the overview', () => {
  for (const width of [320, 768, 1440]) {
    test(`shows twelve kinds of employees in the window at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(OVERVIEW);
      const kinds = hero(page).getByRole('list').getByRole('listitem');
      await expect(kinds).toHaveCount(12);
      for (const kind of await kinds.all()) {
        const box = await kind.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }

  test('opens one of five reasons at a time, and closes it again', async ({ page }) => {
    await page.goto(OVERVIEW);
    const reasons = page.getByRole('region', { name: /best AI employees/ }).getByRole('group');
    const shown = reasons.getByRole('paragraph').filter({ visible: true });
    await expect(reasons).toHaveCount(5);
    await expect(shown).toHaveCount(0);
    await reasons.nth(1).locator('summary').click();
    await expect(reasons.nth(1).getByRole('paragraph')).toBeVisible();
    await reasons.nth(4).locator('summary').press('Enter');
    await expect(reasons.nth(4).getByRole('paragraph')).toBeVisible();
    await expect(shown).toHaveCount(1);
    await reasons.nth(4).locator('summary').click();

    await expect(shown).toHaveCount(0);
  });
});

test.describe('the floating words', () => {
  const words = (page: Page) =>
    page.getByRole('region', { name: 'Their skills, and yours' }).getByRole('listitem');
  const playStates = (page: Page) =>
    words(page).evaluateAll((all) =>
      all.map((word) => word.getAnimations().map(({ playState }) => playState)[0] ?? 'none'),
    );
  const every = (states: string[], state: string) =>
    states.length > 0 && states.every((each) => each === state);

  test('rest when paused, and float on', async ({ page }) => {
    await page.goto(OVERVIEW);
    const pause = page.getByRole('checkbox', { name: 'Pause the words' });
    await expect.poll(async () => every(await playStates(page), 'running')).toBe(true);
    await pause.focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => every(await playStates(page), 'paused')).toBe(true);
    await page.keyboard.press('Space');

    await expect.poll(async () => every(await playStates(page), 'running')).toBe(true);
  });

  test('rest under the mouse', async ({ page }) => {
    await page.goto(OVERVIEW);
    await words(page).nth(8).hover({ force: true });

    await expect.poll(async () => every(await playStates(page), 'paused')).toBe(true);
  });

  test('never float for those who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(OVERVIEW);

    expect(every(await playStates(page), 'none')).toBe(true);
    await expect(page.getByRole('checkbox', { name: 'Pause the words' })).toBeHidden();
  });
});

test.describe('buttons without a destination', () => {
  for (const [name, path] of PAGES_WITH_SOON_BUTTONS) {
    test(`of ${name} say that this opens soon, make no call and stay on the page`, async ({ page }) => {
      await page.goto(path);
      const buttons = page.getByRole('main').getByRole('button');
      await expect(buttons).toHaveCount(2);
      const calls = hearCalls(page);
      for (const button of await buttons.all()) {
        await expect(page.getByRole('status').getByText(/opens soon/)).toHaveCount(2);
        await button.click();
        await expect(
          page
            .getByRole('status')
            .getByText(/opens soon/)
            .filter({ visible: true }),
        ).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(
          page
            .getByRole('status')
            .getByText(/opens soon/)
            .filter({ visible: true }),
        ).toHaveCount(0);
      }

      expect(calls).toEqual([]);
      await expect(page).toHaveURL(path);
    });
  }

  test('speak without script too, from the keyboard', async ({ browser, server }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url });
    await page.goto('/ai-employees/ai-hr');
    await page.getByRole('main').getByRole('button').first().press('Enter');

    await expect(page.getByText(/opens soon/).first()).toBeVisible();
    await page.close();
  });
});

test.describe('a day', () => {
  const moving = (page: Page) =>
    page
      .getByRole('region', { name: 'A day with Noah' })
      .evaluate((day) => day.getAnimations({ subtree: true }).length);

  test('is drawn along the way of the reader, its five moments each in two parts', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(SDR);

    await expect.poll(() => moving(page)).toBe(10);
  });

  test('is complete for those who ask for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(SDR);

    expect(await moving(page)).toBe(0);
  });
});

test.describe('a practice', () => {
  const MARCO = '/ai-employees/ai-project-manager';
  const practice = (page: Page) => page.getByRole('region', { name: 'Make the wiring late' });
  const outcomes = (page: Page) =>
    practice(page)
      .getByRole('paragraph')
      .filter({ hasText: /late:|time:/ });
  const leftOf = async (page: Page, bar: number) =>
    Math.round((await practice(page).locator('rect').nth(bar).boundingBox())?.x ?? 0);

  test('shows what follows from the choice, and nothing else', async ({ page }) => {
    await page.goto(MARCO);
    await expect(outcomes(page)).toHaveText([/^On time:/]);
    await practice(page).getByRole('radio', { name: 'Three days late' }).check();

    await expect(outcomes(page)).toHaveText([/^Three days late:.*Marco asks you/]);
  });

  test('moves what depends on it, by keyboard and without script', async ({ browser, server }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url });
    await page.goto(MARCO);
    const [training, opening] = [await leftOf(page, 2), await leftOf(page, 3)];
    await practice(page).getByRole('radio', { name: 'On time' }).press('ArrowDown');

    await expect(practice(page).getByRole('radio', { name: 'One day late' })).toBeChecked();
    await expect.poll(() => leftOf(page, 2)).toBeGreaterThan(training);
    expect(await leftOf(page, 3)).toBe(opening);
    await page.close();
  });

  test('takes the same room whatever is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/ai-employees/ai-hr');
    const week = page.getByRole('region', { name: /first week/ });
    await settleFonts(page);
    const before = await week.boundingBox();
    for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await week.getByRole('radio', { name: day }).check();
      expect((await week.boundingBox())?.height).toBe(before?.height);
    }
  });
});

test.describe('the sales representative', () => {
  test('shows a skill with triggers, output and a test that opens soon', async ({ page }) => {
    await page.goto(SDR);
    const builder = page.getByRole('region', { name: 'Teach Noah a skill' });
    for (const text of ['Item created', 'Item updated', 'Opportunity score'])
      await expect(builder.getByText(text)).toBeVisible();
    await builder.getByRole('button', { name: 'Save & Test skill', exact: true }).click();

    await expect(builder.getByRole('status')).toContainText('soon');
    await expect(builder.getByText(/opens soon/)).toBeVisible();
  });
});

test.describe('an avatar', () => {
  test('is loaded once its picture has arrived, and covers the initial', async ({ page }) => {
    await page.goto(SDR);
    const first = avatars(page).first();
    await expect(first).toHaveAttribute('data-state', 'loaded');
    const [frame, picture] = [await first.boundingBox(), await first.locator('img').boundingBox()];

    expect(picture).toEqual(frame);
  });

  test('is loading until then, and shows the initial', async ({ page }) => {
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
  });

  test('is in error when the picture fails, and keeps the initial', async ({ page }) => {
    await page.route('**/avatars/noah.svg', (route) => route.abort());
    await page.goto(SDR);
    const first = avatars(page).first();
    await expect(first).toHaveAttribute('data-state', 'error');

    await expect(first).toHaveText('N');
    await expect(first.locator('img')).toBeHidden();
  });

  test('is idle where no script runs, with the picture in place', async ({ browser, server }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url });
    await page.goto(SDR);
    await expect(avatars(page).first()).toHaveAttribute('data-state', 'idle');

    await expect(avatars(page).first().locator('img')).toBeVisible();
    await page.close();
  });
});
