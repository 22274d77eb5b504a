import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { deskUrl, signInAs } from './desk-person.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';

/** Topic, day, name, detail, reader, then first pages, pages within visits and pages loaded ahead. */
const SUMS = [
  ['rule', '2026-03-10', 'navigation', '', 'people', 120, 300, 40],
  ['rule', '2026-03-10', 'ai', '', 'robots', 80, 0, 0],
  ['rule', '2026-03-10', 'older', '', 'unsure', 15, 5, 0],
  ['rule', '2026-02-10', 'navigation', '', 'people', 60, 100, 10],
  ['page', '2026-03-10', '/pricing', '', 'people', 40, 90, 12],
  ['page', '2026-03-10', '/', '', 'people', 70, 30, 8],
  ['page', '2026-03-10', '/blog/guides/a-first-week', '', 'people', 10, 4, 0],
  ['source', '2026-03-10', 'social', 'linkedin.com', 'people', 70, 0, 0],
  ['source', '2026-03-10', 'search', 'google.com', 'people', 30, 0, 0],
  ['source', '2026-03-10', 'direct', '', 'people', 20, 0, 0],
  ['source', '2026-02-10', 'social', 'linkedin.com', 'people', 35, 0, 0],
  ['campaign', '2026-03-10', 'spring', 'campaign', 'people', 12, 0, 0],
  ['reading', '2026-03-10', 'de', 'phone', 'people', 80, 0, 0],
  ['reading', '2026-03-10', 'en', 'computer', 'people', 40, 0, 0],
  ['step', '2026-03-10', 'times', '/book-demo', 'people', 22, 0, 0],
  ['step', '2026-03-10', 'sent', '/book-demo', 'people', 7, 0, 0],
  ['cls', '2026-03-10', '/pricing', 'phone -40', 'people', 120, 0, 0],
  ['lcp', '2026-03-10', '/pricing', 'phone 2', 'people', 120, 0, 0],
  ['inp', '2026-03-10', '/pricing', 'computer 20', 'people', 12, 0, 0],
] as const;

test('compares the visits of any two periods', async ({ page, context, server }) => {
  const database = new DatabaseSync(server.databaseFile);
  database.exec('pragma busy_timeout = 10000');
  const insert = database.prepare(
    `insert into visit_sums (span, topic, starts_at, name, detail, reader, visits, inner_pages, prefetched)
     values ('day', ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (const sum of SUMS) insert.run(...sum);
  database.close();
  await signInAs(context, server, 'analyst');
  await page.goto(deskUrl(server, '/numbers?weeks=4'));
  await page.getByRole('tab', { name: 'Visits' }).click();
  await page.getByLabel('This period, until the week of').fill('2026-03-12');

  const people = page.locator('dl div').filter({ hasText: 'Visits by people' });
  await expect(people).toContainText('120');
  await expect(people).toContainText('+100 %');
  await expect(page.locator('dl div').filter({ hasText: 'Robots, visits' })).toContainText('80');
  const sources = page.getByRole('region', { name: 'Sources of visits' }).first();
  await expect(sources.getByRole('listitem').first()).toContainText(/linkedin\.com.*70.*\+100 %/);
  await expect(page.getByRole('region', { name: 'Articles' }).first()).toContainText(
    '/blog/guides/a-first-week',
  );
  await page.getByRole('button', { name: /Goal$/ }).click();
  await page.getByRole('option', { name: '/pricing' }).click();
  await expect(page.getByRole('region', { name: 'Goal: /pricing' }).first()).toContainText(
    '130 in 120 visits (108 %) in this period, 0 in 60 visits',
  );
  // The goal is reached more often than there are visits: no rate to plan with, until one is typed.
  const plan = page.getByRole('region', { name: 'Compare two versions' });
  await expect(plan).toContainText('Both rates have to be between 0 and 100 %');
  await plan.getByLabel('Goal reached now, % of visits').fill('2');
  await expect(plan).toContainText('Your traffic can’t answer this in a quarter.');
  await page.getByText('How exact this is').click();
  await expect(page.getByText('No visitor is recognized')).toBeVisible();
  await expectNoViolations(page);

  await page.getByLabel('Other period, until the week of').fill('2025-12-31');
  await expect(people).toContainText('new');
  expect(page.url()).toContain('against=2025-12-31');

  await page.getByRole('tab', { name: 'Speed' }).click();
  const speed = page.getByRole('row', { name: '/pricing' });
  await expect(speed).toContainText(/3\.2 s, needs work.*Too few: 12 of 100.*0\.00, good.*120/);
  await expectNoViolations(page);

  await page.getByRole('tab', { name: 'From visit to won' }).click();
  const steps = page.getByRole('region', { name: 'From a visit to a customer' }).first();
  await expect(steps.getByRole('listitem').nth(2)).toContainText(/Free times asked for.*22.*18 %/);
  const bySource = page.getByRole('region', { name: 'Visits and leads by source' }).first();
  await expect(bySource.getByRole('listitem').first()).toContainText(/linkedin\.com.*70 visits, 0 leads/);
  await page.getByRole('button', { name: /^Source By|^By/ }).click();
  await page.getByRole('option', { name: 'Campaign' }).click();
  await expect(page.getByRole('region', { name: 'Visits and leads by campaign' }).first()).toContainText(
    'spring',
  );
  await expectNoViolations(page);
});
