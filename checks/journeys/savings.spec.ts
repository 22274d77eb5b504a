import { expect, type Page } from '@playwright/test';
import { hearCalls, holdScripts, test } from './fixtures.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const savings = (page: Page) => page.getByRole('region', { name: 'Savings', exact: true });

async function openCalculator(page: Page) {
  await page.goto('/usecases');
  await savings(page).scrollIntoViewIfNeeded();
  await expect(page.locator('#savings astro-island[ssr]')).toHaveCount(0);
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

test.describe('the savings calculator', () => {
  test('updates on every key, without a request to a server', { tag: '@smoke' }, async ({ page }) => {
    await openCalculator(page);
    const calls = hearCalls(page);
    await field(page, 'Employees').fill('');
    await expectSavings(page, { 'Monthly value': '$0', 'Annual savings': '-$6,000', 'Annual ROI': '-100%' });
    await page.keyboard.press('1');
    await expectSavings(page, { 'Monthly value': '$1,212.40' });
    await page.keyboard.press('0');
    await expectSavings(page, { 'Monthly value': '$12,124' });
    await page.keyboard.press('Enter');
    // Comes after anything that the calculator may have asked for.
    await page.evaluate(() => fetch('/robots.txt'));

    expect(calls).toEqual(['/robots.txt']);
  });

  test('shows finite numbers for any input', async ({ page }) => {
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

  test('counts entries made before the script arrived', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/usecases', { waitUntil: 'commit' });
    await field(page, 'Employees').fill('100');
    await expectSavings(page, { 'Monthly value': '$60,620' });
    release();

    await expectSavings(page, { 'Monthly value': '$121,240', 'Annual savings': '$1,448,880' });
    await expect(field(page, 'Employees')).toHaveValue('100');
  });

  test('opens the same estimate by its link, with no figure in a request', async ({ page, context }) => {
    await openCalculator(page);
    await field(page, 'Employees').fill('12');
    await field(page, 'Hourly wage').fill('20.5');
    await expect(page).toHaveURL(/hourlyWageUsd=20\.5/);
    const link = page.url();
    expect(new URL(link).search).toBe('');
    const elsewhere = await context.newPage();
    await elsewhere.goto(link);

    await savings(elsewhere).scrollIntoViewIfNeeded();
    await expect(field(elsewhere, 'Employees')).toHaveValue('12');
    await expectSavings(elsewhere, { 'Monthly value': '$8,521.44' });
    // The catalogue on the same page begins as ever.
    const panel = elsewhere.getByRole('tabpanel');
    await expect(elsewhere.getByRole('tab', { selected: true })).toHaveText(['Marketing']);
    await expect(panel).toHaveCount(1);
    await expect(panel).toHaveAccessibleName('Marketing');
  });
});
