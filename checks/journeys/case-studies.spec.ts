import { expect } from '@playwright/test';
import { brand } from 'content/brand.ts';
import { settleFonts, test } from './fixtures.ts';

const STORIES = `/${brand.slug}-ai-success-stories`;

test('links from a card to its study, and from the first view of the study to the results', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.goto('/case-studies');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'LegitQuest' })
    .getByRole('link')
    .click();
  await expect(page).toHaveURL('/case-studies/legitquest');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('LegitQuest');
  await page.getByRole('main').locator('> section').first().getByRole('link').click();

  await expect(page.getByRole('heading', { level: 2, name: 'Results' })).toBeInViewport();
});

test('aligns the lines of the success stories on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(STORIES);
  const stories = page.getByRole('main').getByRole('listitem');
  const tops = async (story: number) => {
    const terms = await stories.nth(story).getByRole('term').all();
    return Promise.all(terms.map(async (term) => Math.round((await term.boundingBox())?.y ?? Number.NaN)));
  };

  await settleFonts(page);
  const first = await tops(0);
  expect(first).toHaveLength(4);
  expect(await tops(1)).toEqual(first);
  expect(await tops(2)).toEqual(first);
});
