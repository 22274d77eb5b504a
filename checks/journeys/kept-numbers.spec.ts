import { expect, type Page } from '@playwright/test';
import { open, test } from './fixtures.ts';

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true });
const clear = (page: Page) => page.getByRole('button', { name: 'Clear my numbers' });

test('carries team size and pay from one calculator to the others', { tag: '@smoke' }, async ({ page }) => {
  await open(page, '/roi-calculator');
  await field(page, 'Number of employees').fill('12');
  await field(page, 'Average salary').fill('80,000');

  await open(page, '/usecases');
  await expect(field(page, 'Employees')).toHaveValue('12');
  await expect(field(page, 'Hourly wage')).toHaveValue('38.46');
  await expect(field(page, 'Hours saved per week')).toHaveValue('8');

  await open(page, '/pricing');
  await expect(field(page, 'People on your team')).toHaveValue('12');
  await expect(page.getByText('12 people × 60 messages')).toBeVisible();
  await field(page, 'People on your team').press('ArrowRight');

  await open(page, '/roi-calculator');
  await expect(field(page, 'Number of employees')).toHaveValue('13');
  await expect(field(page, 'Average salary')).toHaveValue('80,000');
});

test('puts the numbers of an address before those that were kept', async ({ page }) => {
  await open(page, '/usecases');
  await field(page, 'Employees').fill('12');

  await open(page, '/usecases#savings&employees=30');
  await page.reload();
  await field(page, 'Employees').scrollIntoViewIfNeeded();
  await expect(field(page, 'Employees')).toHaveValue('30');
});

for (const [path, label, usual] of [
  ['/roi-calculator', 'Number of employees', '100'],
  ['/usecases', 'Employees', '50'],
  ['/pricing', 'People on your team', '5'],
] as const) {
  test(`forgets the numbers where Clear is pressed on ${path}`, async ({ page }) => {
    await open(page, path);
    await field(page, label).fill('12');
    await clear(page).click();
    await expect(field(page, label)).toHaveValue(usual);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^team/.test(key)))).toEqual(
      [],
    );
  });
}
