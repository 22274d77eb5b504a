import { expect, type Page } from '@playwright/test';
import { brand } from '../../site/src/brand.ts';
import { test } from './fixtures.ts';

const DEPARTMENTS = [
  ['Marketing', 4],
  ['Sales', 3],
  ['HR', 3],
  ['Customer Service', 2],
  ['Research & Analytics', 2],
  ['Banking', 2],
  ['Finance', 3],
  ['Legal', 5],
  ['Others', 10],
  ['Knowledge Agent', 4],
] as const;
const NAMES = DEPARTMENTS.map(([name]) => name);
const COLUMNS = [
  'Agent Name',
  'Description',
  'Complexity',
  'Instant Demo Readiness',
  'Production Go-Live Time',
];
/** Tokens good, warn and bad in the light scheme. */
const COLORS = { Low: 'rgb(29, 111, 66)', Medium: 'rgb(138, 90, 0)', High: 'rgb(179, 38, 30)' } as const;

const tabList = (page: Page) => page.getByRole('tablist', { name: 'Departments' });
const tile = (page: Page, name: string) => tabList(page).getByRole('tab', { name, exact: true });
const table = (page: Page) => page.getByRole('table');
/** All rows that can be seen but the one of the headings. */
const agents = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** Loads the page, goes to the tiles and waits until their script has taken over. */
async function openCatalogue(page: Page, path = '/usecases') {
  await page.goto(path);
  await tabList(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').locator('[data-live]')).toBeVisible();
}

async function expectChosen(page: Page, name: string) {
  await expect(tabList(page).getByRole('tab', { selected: true })).toHaveText([name]);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
}

test.describe('the catalogue', () => {
  test('has ten tiles, of which Marketing is chosen at first', async ({ page }) => {
    await openCatalogue(page);

    await expect(tabList(page).getByRole('tab')).toHaveText(NAMES);
    await expectChosen(page, 'Marketing');
  });

  test('a tile shows the agents of its department', async ({ page }) => {
    await openCatalogue(page);
    const seen = new Set<string>();
    for (const [name, count] of [...DEPARTMENTS.slice(1), DEPARTMENTS[0]]) {
      await tile(page, name).click();
      await expectChosen(page, name);
      await expect(table(page)).toHaveAccessibleName(name);
      await expect(table(page).getByRole('columnheader')).toHaveText(COLUMNS);
      await expect(agents(page)).toHaveCount(count);
      for (const agent of await agents(page).all()) {
        const [description, complexity, demo, time] = await agent.getByRole('cell').allInnerTexts();
        expect(description).toMatch(/\w+ \w+/);
        expect(complexity).toMatch(/^(Low|Medium|High)$/);
        expect(demo).toMatch(/^(Yes|No)$/);
        expect(time).toMatch(/^\d-\d weeks?$/);
        seen.add(await agent.getByRole('rowheader').innerText());
      }
    }

    expect(seen.size).toBe(38);
  });

  test('complexity is told by a word and by its colour', async ({ page }) => {
    await openCatalogue(page);
    await tile(page, 'Others').click();
    for (const [word, color] of Object.entries(COLORS)) {
      const levels = table(page).getByText(word, { exact: true });
      expect(await levels.count()).toBeGreaterThan(0);
      await expect(levels.first()).toHaveCSS('color', color);
    }
  });

  test('the chosen tile alone has a ring', async ({ page }) => {
    await openCatalogue(page);
    await tile(page, 'Legal').click();

    await expect(tile(page, 'Legal')).toHaveCSS('box-shadow', /inset/);
    await expect(tile(page, 'Marketing')).toHaveCSS('box-shadow', 'none');
  });

  test('the choice is in the address and survives a reload', async ({ page }) => {
    await openCatalogue(page);
    await tile(page, 'Finance').click();
    await expect(page).toHaveURL(/\/usecases#./);
    const address = page.url();
    await tile(page, 'Legal').click();
    await expect(page).not.toHaveURL(address);
    await page.reload();
    await expectChosen(page, 'Legal');
    await page.goto('/thankyou');
    await page.goto(address);

    await expectChosen(page, 'Finance');
    await expect(table(page)).toBeInViewport();
  });

  test('choosing adds nothing to the history', async ({ page }) => {
    await page.goto('/thankyou');
    await openCatalogue(page);
    for (const name of ['Sales', 'HR', 'Banking']) await tile(page, name).click();
    await expectChosen(page, 'Banking');
    await page.goBack();

    await expect(page).toHaveURL(/\/thankyou$/);
  });

  test('an address that names no department shows Marketing', async ({ page }) => {
    await openCatalogue(page, '/usecases#catalogue');

    await expectChosen(page, 'Marketing');
  });

  test('arrow keys, Home and End go through the tiles, and the address follows', async ({ page }) => {
    await openCatalogue(page);
    await tile(page, 'Marketing').focus();
    for (const [key, name] of [
      ['ArrowRight', 'Sales'],
      ['ArrowDown', 'HR'],
      ['ArrowLeft', 'Sales'],
      ['ArrowUp', 'Marketing'],
      ['ArrowLeft', 'Knowledge Agent'],
      ['ArrowRight', 'Marketing'],
      ['End', 'Knowledge Agent'],
      ['Home', 'Marketing'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tile(page, name), key).toBeFocused();
      await expectChosen(page, name);
      await expect(page).toHaveURL(`/usecases${await tile(page, name).getAttribute('href')}`);
    }
  });

  test('all tiles are one stop of the Tab key, before the panel', async ({ page }) => {
    await openCatalogue(page);
    await tile(page, 'Marketing').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tabpanel')).toBeFocused();
    await page.keyboard.press('Shift+Tab');

    await expect(tile(page, 'Sales')).toBeFocused();
  });

  test('a table is as high as its own agents', async ({ page }) => {
    await openCatalogue(page);
    const heightOf = async (name: string) => {
      await tile(page, name).click();
      await expectChosen(page, name);
      return (await page.locator('#catalogue').boundingBox())?.height ?? 0;
    };
    const ofTen = await heightOf('Others');
    const ofTwo = await heightOf('Banking');

    expect(ofTen - ofTwo).toBeGreaterThan(8 * 50);
  });

  test('before the script arrives a click on a tile shows its table', async ({ page }) => {
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.goto('/usecases');
    await expect(table(page)).toHaveAccessibleName('Marketing');
    for (const [name, count] of [DEPARTMENTS[8], DEPARTMENTS[5], DEPARTMENTS[0]]) {
      await tile(page, name).click();
      await expect(table(page)).toHaveCount(1);
      await expect(table(page)).toHaveAccessibleName(name);
      await expect(agents(page)).toHaveCount(count);
    }
  });

  for (const width of [320, 390]) {
    test(`is cards with the names of the columns at ${width} px, and a table still`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openCatalogue(page);
      await tile(page, 'Legal').click();
      await expect(table(page).getByRole('columnheader')).toHaveText(COLUMNS);
      await expect(agents(page)).toHaveCount(5);
      const cells = agents(page).first().getByRole('cell');
      await expect(cells).toHaveCount(4);
      let bottom = 0;
      for (const cell of await cells.all()) {
        const box = await cell.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(bottom);
        bottom = (box?.y ?? 0) + (box?.height ?? 0);
      }
      const names = await cells.evaluateAll((all) =>
        all.map((cell) => getComputedStyle(cell, '::before').content),
      );

      expect(names[1]).toContain('Complexity');
      expect(names[2]).toContain('Instant Demo Readiness');
      expect(names[3]).toContain('Production Go-Live Time');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    });
  }

  test('is the same page at its second address', async ({ page }) => {
    await openCatalogue(page, '/usecase');

    await expectChosen(page, 'Marketing');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${brand.siteUrl}/usecases`);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 1440]) {
    test(`every department has its heading and its table at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/usecases');
      const panels = page.getByRole('tabpanel');
      await expect(panels).toHaveCount(DEPARTMENTS.length);
      await expect(panels.getByRole('heading', { level: 3 })).toHaveText(NAMES);
      await expect(page.getByRole('tab')).toHaveCount(0);
      let bottom = 0;
      for (const [name, count] of DEPARTMENTS) {
        const own = page.getByRole('table', { name, exact: true });
        await expect(own.getByRole('rowheader')).toHaveCount(count);
        const box = await own.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(bottom);
        bottom = (box?.y ?? 0) + (box?.height ?? 0);
      }
    });
  }
});
