import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

const sections = (page: Page) => page.getByRole('main').locator('> section');

test('the first view leads to the enterprise demo and to the contact page', async ({ page }) => {
  await page.goto('/enterprise');
  const hero = sections(page).first();
  await expect(hero.getByRole('heading', { level: 1 })).toBeVisible();

  for (const [name, href] of [
    ['Schedule Enterprise Demo', '/book-demo'],
    ['Talk to Us', '/contact-us'],
  ] as const) {
    await expect(hero.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
});

test('search, automate and orchestrate follow each other, each with its picture', async ({ page }) => {
  await page.goto('/enterprise');
  for (const [index, subject] of [/search/i, /automat/i, /orchestrat/i].entries()) {
    const section = sections(page).nth(index + 1);
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(subject);
    await expect(section.getByRole('img')).toHaveAccessibleName(/\w+ \w+/);
  }
});

test('three value points stand between them and the choice of deployment', async ({ page }) => {
  await page.goto('/enterprise');

  await expect(sections(page).nth(4).getByRole('listitem').getByRole('heading')).toHaveCount(3);
  await expect(sections(page).nth(5).getByRole('table')).toBeVisible();
});

test('cloud and on-premise are compared question by question', async ({ page }) => {
  await page.goto('/enterprise');
  const table = page.getByRole('table', { name: /cloud and on-premise/i });
  await expect(table.getByRole('columnheader')).toHaveText(['Cloud', 'On-premise']);
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') });

  expect(await rows.count()).toBeGreaterThan(2);
  for (const row of await rows.all()) await expect(row.getByRole('cell')).toHaveText([/\w/, /\w/]);
});

test('search engines are told of a software application, without ratings or prices', async ({ page }) => {
  await page.goto('/enterprise');
  const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';

  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Teamloom',
    applicationCategory: expect.stringMatching(/\w/),
    operatingSystem: expect.stringMatching(/\w/),
    url: 'https://www.teamloom.example/enterprise',
  });
  expect(text).not.toMatch(/"(aggregateRating|reviews?|offers?|price\w*)"/);
});
