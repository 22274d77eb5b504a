import { text } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import { brand } from 'content/brand.ts';
import { BY_THE_CLOCK, hearCalls, holdScripts, open, test } from './fixtures.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Your organization' });
const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });
const calculate = (page: Page) => page.getByRole('button', { name: 'Calculate ROI' });
const results = (page: Page) => page.getByRole('region', { name: 'ROI results' });

/** The value that stands beside a name in the results. */
const figure = (page: Page, name: string) =>
  results(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');

async function chooseBoth(page: Page) {
  await field(page, 'Use case').selectOption({ label: 'Customer service' });
  await field(page, 'Industry').selectOption({ label: 'Technology' });
}

test('calculates a result without a request to a server', { tag: '@smoke' }, async ({ page }) => {
  await open(page, '/roi-calculator');
  const calls = hearCalls(page);
  await chooseBoth(page);
  await calculate(page).click();

  await expect(figure(page, 'Potential savings')).toContainText('$1,215,000.0');
  await expect(figure(page, 'ROI')).toContainText('2,330.0%');
  await expect(results(page).getByRole('status')).toContainText('estimate');
  await expect(results(page)).toContainText('Cautious: paid back after 1.0 months');
  expect(calls).toEqual([]);
});

test('keeps very large numbers inside the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await field(page, 'Number of employees').fill('9'.repeat(40));
  await field(page, 'Average salary').fill('9'.repeat(40));
  await calculate(page).click();

  await expect(results(page)).not.toContainText(/NaN|Infinity|∞/);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('copies a link that shows the same result when it is opened', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await field(page, 'Number of employees').fill('40');
  await field(page, 'Automation percentage').fill('55');
  await calculate(page).click();
  await results(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(results(page).getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).pathname).toBe('/roi-calculator');
  const elsewhere = await context.newPage();
  await open(elsewhere, link);

  await expect(field(elsewhere, 'Number of employees')).toHaveValue('40');
  await expect(form(elsewhere).getByText('55%', { exact: true })).toBeVisible();
  await expect(figure(elsewhere, 'Potential savings')).toContainText('$891,000.0');
});

test('exports the figures of a result to a spreadsheet', async ({ page }) => {
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await calculate(page).click();
  const downloaded = page.waitForEvent('download');
  await results(page).getByRole('link', { name: 'Download CSV' }).click();
  const download = await downloaded;
  const rows = (await text(await download.createReadStream())).split('\r\n');

  expect(download.suggestedFilename()).toBe('roi.csv');
  expect(rows).toContain('potential savings,1215000');
  expect(rows).toContain('Cautious,7500000,607500,1115,0.99,8.1');
});

test('focuses the missing list and moves the slider by keyboard', { tag: '@smoke' }, async ({ page }) => {
  await open(page, '/roi-calculator');
  await field(page, 'Number of employees').press('Enter');
  await expect(field(page, 'Use case')).toBeFocused();
  await chooseBoth(page);
  await field(page, 'Automation percentage').focus();
  await page.keyboard.press('ArrowRight');
  await expect(form(page).getByText('35%', { exact: true })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(field(page, 'Automation percentage')).toHaveValue('10');
  await field(page, 'Number of employees').press('Enter');

  await expect(figure(page, 'Potential savings')).toContainText('$405,000.0');
});

test('calculates with entries made before the script arrived', { tag: '@smoke' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/roi-calculator', { waitUntil: 'commit' });
  await chooseBoth(page);
  await field(page, 'Number of employees').fill('10');
  release();
  await page.waitForFunction(
    () => document.querySelector('astro-island[ssr]') === null,
    undefined,
    BY_THE_CLOCK,
  );
  await calculate(page).click();

  await expect(figure(page, 'Current costs')).toContainText('$750,000.0');
});

test('prints to one sheet, without header, footer and calls to action', async ({ page }) => {
  await open(page, '/roi-calculator');
  await chooseBoth(page);
  await calculate(page).click();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  await page.emulateMedia({ media: 'print' });

  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(calculate(page)).toBeHidden();
  await expect(figure(page, 'Potential savings')).toBeVisible();
  const head = page.getByRole('main').locator('> div').first();
  await expect(head).toContainText(brand.name);
  await expect(head).toContainText('/roi-calculator#roi-results&employees=100');
  await expect(head).toContainText(String(new Date().getFullYear()));
});

for (const [width, height] of [
  [1366, 768],
  [1440, 900],
  [390, 844],
] as const) {
  test(`shows the head of the result after Calculate at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/roi-calculator');
    await chooseBoth(page);
    // In the middle of the window, where a reader of the form has it.
    await calculate(page).evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await calculate(page).click();

    const savings = figure(page, 'Potential savings');
    await expect(savings).toBeInViewport({ ratio: 1 });
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    expect((await savings.boundingBox())?.y).toBeGreaterThan(header);
  });
}

test('shows the result of a press before the script arrived', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/roi-calculator', { waitUntil: 'commit' });
  await chooseBoth(page);
  await field(page, 'Number of employees').fill('10');
  await calculate(page).click();

  await expect(figure(page, 'Current costs')).toContainText('$750,000.0');
  release();
  await expect(page).toHaveURL(/\/roi-calculator#roi-results&employees=10&/);
  await expect(figure(page, 'Current costs')).toContainText('$750,000.0');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('lets the server calculate, and says so', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/roi-calculator');
    await expect(form(page).locator('noscript p')).toContainText('your numbers are sent to us');
    await expect(form(page).locator('noscript p')).toBeVisible();
    await calculate(page).click();
    await expect(field(page, 'Industry')).toHaveAccessibleDescription('Choose an industry to calculate');
    await chooseBoth(page);
    await field(page, 'Number of employees').fill('40');
    await calculate(page).click();

    await expect(figure(page, 'Potential savings')).toContainText('$486,000.0');
    await expect(field(page, 'Number of employees')).toHaveValue('40');
    await expect(results(page).getByRole('button', { name: 'Copy link' })).toBeHidden();
  });
});
