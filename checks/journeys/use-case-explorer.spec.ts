import { expect, type Page } from '@playwright/test';
import { holdScripts, test } from './fixtures.ts';

const NAMES = [
  'Scrum Agent',
  'Sales Agent',
  'SEO Agent',
  'Project Management Agents',
  'Customer Support Agent',
  'Analytics Agent',
  'AI for Teachers',
  'Knowledge Agent',
  'AI for Contracts and Arbitration',
] as const;

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

test('nine use cases, of which Scrum Agent is shown at first', async ({ page }) => {
  await openExplorer(page);

  await expect(tabList(page).getByRole('tab')).toHaveText([...NAMES]);
  await expectChosen(page, 'Scrum Agent');
});

test('a click shows a description, a picture of its own and the business impact', async ({ page }) => {
  await openExplorer(page);
  const pictures = new Set<string | null>();
  const texts = new Set<string>();
  for (const name of [...NAMES.slice(1), NAMES[0]]) {
    await tab(page, name).click();
    await expectChosen(page, name);
    await expect(panels(page).getByText('Business impact', { exact: true })).toBeVisible();
    await expect(panels(page).getByRole('img')).toHaveAccessibleName(/\w+ \w+/);
    pictures.add(await panels(page).getByRole('img').getAttribute('aria-label'));
    texts.add(await panels(page).getByRole('paragraph').first().innerText());
  }

  expect(pictures.size).toBe(NAMES.length);
  expect(texts.size).toBe(NAMES.length);
});

test('the case for contracts names its three checks', async ({ page }) => {
  await openExplorer(page);
  await tab(page, 'AI for Contracts and Arbitration').click();
  await expectShown(page, 'AI for Contracts and Arbitration');

  for (const check of [/construction contract/i, /cost claim/i, /extension-of-time/i]) {
    await expect(panels(page)).toContainText(check);
  }
});

test('arrow keys of both directions go through the tabs and round the ends', async ({ page }) => {
  await openExplorer(page);
  await tab(page, 'Scrum Agent').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Sales Agent'],
    ['ArrowDown', 'SEO Agent'],
    ['ArrowLeft', 'Sales Agent'],
    ['ArrowUp', 'Scrum Agent'],
    ['ArrowUp', 'AI for Contracts and Arbitration'],
    ['ArrowDown', 'Scrum Agent'],
    ['ArrowLeft', 'AI for Contracts and Arbitration'],
    ['ArrowRight', 'Scrum Agent'],
    ['End', 'AI for Contracts and Arbitration'],
    ['Home', 'Scrum Agent'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, name), key).toBeFocused();
    await expectChosen(page, name);
  }
});

test('all tabs are one stop of the Tab key, before the panel', async ({ page }) => {
  await openExplorer(page);
  await tab(page, 'Scrum Agent').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(panels(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(tab(page, 'Sales Agent')).toBeFocused();
  await page.keyboard.press('Shift+Tab');

  await expect(tabList(page).locator(':focus')).toHaveCount(0);
  await expect(explorer(page).locator(':focus')).toHaveCount(0);
});

test('the address of a panel opens it, when the page loads and later', async ({ page }) => {
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

test('before the script arrives a click on a tab shows its panel', async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/');
  await expectShown(page, 'Scrum Agent');
  for (const name of ['Sales Agent', 'AI for Contracts and Arbitration', 'Scrum Agent']) {
    await tab(page, name).click();
    await expectShown(page, name);
    await expect(panels(page).getByRole('img')).toBeInViewport();
  }
});

test('the choice made before the script arrived stays when it does', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await tab(page, 'Analytics Agent').click();
  await expectShown(page, 'Analytics Agent');
  release();

  await expectChosen(page, 'Analytics Agent');
});

test('nothing is kept free for a higher panel', async ({ page }) => {
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

  test('the tabs are one row, which brings the chosen one into view with its neighbours', async ({
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
