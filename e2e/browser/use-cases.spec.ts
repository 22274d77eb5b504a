import { expect, type Page } from '@playwright/test';
import { holdScripts, open, test } from './fixtures.ts';

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
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const savings = (page: Page) => page.getByRole('region', { name: 'Savings', exact: true });
const bars = (page: Page) => savings(page).locator('svg');

/** Loads the page, goes to the tiles and waits until their script has taken over. */
async function openCatalogue(page: Page, path = '/usecases') {
  await page.goto(path);
  await tabList(page).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-live]')).toBeVisible();
}

async function openCalculator(page: Page) {
  await page.goto('/usecases');
  await savings(page).scrollIntoViewIfNeeded();
  await expect(page.locator('#savings astro-island[ssr]')).toHaveCount(0);
}

async function expectChosen(page: Page, name: string) {
  await expect(tabList(page).getByRole('tab', { selected: true })).toHaveText([name]);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
}

/** The four results, by their names. */
async function expectSavings(page: Page, results: Record<string, string>) {
  for (const [name, text] of Object.entries(results)) {
    const result = savings(page)
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) });
    await expect(result.getByRole('definition'), name).toHaveText(text);
  }
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
    expect(page.url()).not.toBe(address);
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
      expect(new URL(page.url()).hash).toBe(await tile(page, name).getAttribute('href'));
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
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://www.teamloom.example/usecases',
    );
  });
});

test.describe('the savings calculator', () => {
  test('begins with the defaults of the specification', async ({ page }) => {
    await openCalculator(page);
    for (const [label, value] of [
      ['Employees', '50'],
      ['Hourly wage', '35'],
      ['Hours saved per week', '8'],
      ['Agent cost per month', '500'],
    ] as const) {
      await expect(field(page, label)).toHaveValue(value);
    }

    await expectSavings(page, {
      'Monthly value': '$60,620',
      'Monthly savings': '$60,120',
      'Annual savings': '$721,440',
      'Annual ROI': '12,024%',
    });
  });

  test('follows every key', async ({ page }) => {
    await openCalculator(page);
    await field(page, 'Employees').fill('');
    await expectSavings(page, { 'Monthly value': '$0', 'Annual savings': '-$6,000', 'Annual ROI': '-100%' });
    await page.keyboard.press('1');
    await expectSavings(page, { 'Monthly value': '$1,212.40' });
    await page.keyboard.press('0');
    await expectSavings(page, { 'Monthly value': '$12,124' });
    await field(page, 'Hourly wage').fill('20.5');
    await field(page, 'Hours saved per week').fill('2.5');
    await field(page, 'Agent cost per month').fill('1000');

    await expectSavings(page, {
      'Monthly value': '$2,219.13',
      'Monthly savings': '$1,219.13',
      'Annual savings': '$14,629.50',
      'Annual ROI': '121.9%',
    });
  });

  test('says what changed politely, each result with its name', async ({ page }) => {
    await openCalculator(page);

    await expect(savings(page)).toHaveAttribute('aria-live', 'polite');
    for (const result of await savings(page).locator('dl > div').all()) {
      await expect(result).toHaveAttribute('aria-atomic', 'true');
    }
  });

  test('has no ROI when the cost is not above 0', async ({ page }) => {
    await openCalculator(page);
    await field(page, 'Agent cost per month').fill('0');
    await expectSavings(page, { 'Monthly savings': '$60,620', 'Annual ROI': '0%' });
    await field(page, 'Agent cost per month').fill('-500');

    await expectSavings(page, { 'Monthly savings': '$61,120', 'Annual ROI': '0%' });
  });

  test('draws a loss to the other side of zero', async ({ page }) => {
    await openCalculator(page);
    const [value, , net] = await bars(page).all();
    const zeroOf = async () => (await net?.locator('path').getAttribute('d')) ?? '';
    expect(await zeroOf()).toBe('M0 0V20');
    await field(page, 'Agent cost per month').fill('121240');
    await expectSavings(page, { 'Monthly savings': '-$60,620', 'Annual ROI': '-50%' });

    expect(await zeroOf()).toBe('M50 0V20');
    await expect(net?.locator('rect') ?? savings(page)).toHaveAttribute('x', '0');
    await expect(value?.locator('rect') ?? savings(page)).toHaveAttribute('x', '50');
  });

  test('shows numbers only, whatever is typed', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await openCalculator(page);
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    for (const [label, text] of [
      ['Employees', 'e'],
      ['Employees', '-3.5'],
      ['Hourly wage', '123456789012345678901234567890'],
      ['Hours saved per week', '1e300'],
      ['Employees', '1e308'],
      ['Agent cost per month', '-'],
      ['Agent cost per month', '1e308'],
      ['Hours saved per week', '0'],
    ] as const) {
      await field(page, label).fill('');
      await field(page, label).pressSequentially(text);
      await expect(savings(page)).not.toContainText(/NaN|Infinity|∞|undefined/);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, text).toBe(0);
    }
    await expectSavings(page, { 'Monthly value': '$0', 'Annual ROI': '-100%' });

    expect(errors).toEqual([]);
  });

  test('counts what was typed before the script arrived', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/usecases', { waitUntil: 'commit' });
    await field(page, 'Employees').fill('100');
    await expectSavings(page, { 'Monthly value': '$60,620' });
    release();

    await expectSavings(page, { 'Monthly value': '$121,240', 'Annual savings': '$1,448,880' });
    await expect(field(page, 'Employees')).toHaveValue('100');
  });

  test('says that it is an estimate, and how it is computed', async ({ page }) => {
    await page.goto('/usecases');
    const section = page.locator('#savings');

    await expect(section).toContainText('estimate');
    await expect(section).toContainText('4.33 weeks per month');
  });

  test('leads on to the ROI report and to a demo', async ({ page }) => {
    await page.goto('/usecases');
    const main = page.getByRole('main');

    await expect(main.getByRole('link', { name: 'Get Detailed ROI Report', exact: true })).toHaveAttribute(
      'href',
      '/roi-calculator',
    );
    await expect(main.getByRole('link', { name: 'Book a Demo', exact: true })).toHaveAttribute(
      'href',
      '/book-demo',
    );
  });

  test('makes no call', async ({ page }) => {
    await open(page, '/usecases');
    await openCalculator(page);
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await field(page, 'Employees').fill('7');
    await expectSavings(page, { 'Monthly value': '$8,486.80' });
    await page.keyboard.press('Enter');
    // Comes after whatever the calculator may have asked for.
    await page.evaluate(() => fetch('/robots.txt'));

    expect(requests).toEqual(['/robots.txt']);
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

  test('the savings of the defaults stand there', async ({ page }) => {
    await page.goto('/usecases');

    await expectSavings(page, {
      'Monthly value': '$60,620',
      'Monthly savings': '$60,120',
      'Annual savings': '$721,440',
      'Annual ROI': '12,024%',
    });
  });
});
