import { expect, type Page } from '@playwright/test';
import { holdScripts, test } from './fixtures.ts';

const tabList = (page: Page) => page.getByRole('tablist', { name: 'Use cases' });
const tab = (page: Page, name: string) => tabList(page).getByRole('tab', { name, exact: true });
const explorer = (page: Page) =>
  page
    .getByRole('main')
    .locator('> section')
    .filter({ has: tabList(page) });
/** All that can be seen: one, unless something is wrong. */
const panels = (page: Page) => explorer(page).getByRole('tabpanel');

/** Loads the home page, goes to the explorer and waits until its script has taken over. */
async function openExplorer(page: Page) {
  await page.goto('/');
  await tabList(page).scrollIntoViewIfNeeded();
  await expect(explorer(page).locator('[data-live]')).toBeVisible();
}

async function expectChosen(page: Page, name: string) {
  await expect(tabList(page).getByRole('tab', { selected: true })).toHaveText([name]);
  await expectShown(page, name);
}

async function expectShown(page: Page, name: string) {
  await expect(panels(page)).toHaveCount(1);
  await expect(panels(page)).toHaveAccessibleName(name);
}

test('shows the case for contracts on a click, with its picture and its three checks', {
  tag: '@smoke',
}, async ({ page }) => {
  await openExplorer(page);
  await tab(page, 'AI for Contracts and Arbitration').click();
  await expectChosen(page, 'AI for Contracts and Arbitration');
  await expect(panels(page).getByRole('img')).toBeInViewport();

  for (const check of [/construction contract/i, /cost claim/i, /extension-of-time/i]) {
    await expect(panels(page)).toContainText(check);
  }
});

test('chooses by arrow keys, with all tabs as one tab stop', { tag: '@smoke' }, async ({ page }) => {
  await openExplorer(page);
  await tab(page, 'Scrum Agent').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Sales Agent')).toBeFocused();
  await expectChosen(page, 'Sales Agent');
  await page.keyboard.press('Tab');
  await expect(panels(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'Sales Agent')).toBeFocused();
  await page.keyboard.press('Shift+Tab');

  await expect(tabList(page).locator(':focus')).toHaveCount(0);
  await expect(explorer(page).locator(':focus')).toHaveCount(0);
});

test('opens the panel that the address names, on load and later', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/');
  const knowledge = await tab(page, 'Knowledge Agent').getAttribute('href');
  const teachers = await tab(page, 'AI for Teachers').getAttribute('href');
  await page.goto('/thankyou');
  await page.goto(`/${knowledge}`);
  await expectChosen(page, 'Knowledge Agent');
  await expect(panels(page)).toBeInViewport();
  await page.goto(`/${teachers}`);

  await expectChosen(page, 'AI for Teachers');
});

test('shows the panel of a clicked tab before the script arrives', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/');
  await expectShown(page, 'Scrum Agent');
  for (const name of ['Sales Agent', 'AI for Contracts and Arbitration', 'Scrum Agent']) {
    await tab(page, name).click();
    await expectShown(page, name);
    await expect(panels(page).getByRole('img')).toBeInViewport();
  }
});

test('keeps the choice made before the script arrived', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await tab(page, 'Analytics Agent').click();
  await expectShown(page, 'Analytics Agent');
  release();

  await expectChosen(page, 'Analytics Agent');
});

test('reserves no space for a higher panel', async ({ page }) => {
  await openExplorer(page);
  for (const name of ['Project Management Agents', 'Knowledge Agent'] as const) {
    await tab(page, name).click();
    await expectShown(page, name);
    const [panel, picture] = [
      await panels(page).boundingBox(),
      await panels(page).getByRole('img').boundingBox(),
    ];
    expect(panel?.height, name).toBe(picture?.height);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('lays out the tabs as one row, and scrolls the chosen one into view with its neighbors', async ({
    page,
  }) => {
    await openExplorer(page);
    expect((await tabList(page).boundingBox())?.height).toBeLessThan(64);
    await expect(tab(page, 'Knowledge Agent')).not.toBeInViewport();
    await tab(page, 'Scrum Agent').focus();
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await expectChosen(page, 'AI for Teachers');
    await expect(tab(page, 'AI for Teachers')).toBeInViewport({ ratio: 1 });
    await expect(tab(page, 'Knowledge Agent')).toBeInViewport();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
