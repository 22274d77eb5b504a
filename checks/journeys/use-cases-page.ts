import { expect, type Page } from '@playwright/test';

/** Departments with the number of their agents. */
export const DEPARTMENTS = [
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
export const NAMES = DEPARTMENTS.map(([name]) => name);
export const COLUMNS = [
  'Agent Name',
  'Description',
  'Complexity',
  'Instant Demo Readiness',
  'Production Go-Live Time',
];

export const tabList = (page: Page) => page.getByRole('tablist', { name: 'Departments' });
export const tile = (page: Page, name: string) => tabList(page).getByRole('tab', { name, exact: true });
export const table = (page: Page) => page.getByRole('table');
/** All rows that can be seen but the one of the headings. */
export const agents = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });

/** Loads the page, goes to the tiles and waits until their script has taken over. */
export async function openCatalogue(page: Page, path = '/usecases') {
  await page.goto(path);
  await tabList(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('main').locator('[data-live]')).toBeVisible();
}

export async function expectChosen(page: Page, name: string) {
  await expect(tabList(page).getByRole('tab', { selected: true })).toHaveText([name]);
  await expect(page.getByRole('tabpanel')).toHaveCount(1);
  await expect(page.getByRole('tabpanel')).toHaveAccessibleName(name);
}
