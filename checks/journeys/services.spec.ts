import { expect } from '@playwright/test';
import { hearCalls, test } from './fixtures.ts';

test('changes the text, the picture and the impact of a solution by its tab', async ({ page }) => {
  await page.goto('/services');
  const panels = page.getByRole('tabpanel');
  await expect(panels).toHaveAccessibleName('Enterprise');
  await page.getByRole('tab', { name: 'Study', exact: true }).click();

  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Study']);
  await expect(panels).toHaveCount(1);
  await expect(panels).toHaveAccessibleName('Study');
  await expect(panels.getByText('Business impact', { exact: true })).toBeVisible();
  await expect(panels.getByRole('img')).toHaveAccessibleName(/\w+ \w+/);
});

test('changes the example by switches with style sheets alone, and makes no call', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/services');
  const switches = page.getByRole('switch');
  const memory = page.getByRole('switch', { name: 'Memory' });
  const messages = page.getByText('10 messages', { exact: true });
  await memory.scrollIntoViewIfNeeded();
  await expect(page.locator('#agent-workflow astro-island[ssr]')).toHaveCount(0);
  const calls = hearCalls(page);
  await expect(memory).toBeChecked();
  await expect(messages).toBeVisible();
  await memory.click();
  await expect(memory).not.toBeChecked();
  await expect(messages).toBeHidden();
  await memory.focus();
  await page.keyboard.press('Space');
  await expect(memory).toBeChecked();
  await expect(messages).toBeVisible();

  expect(await switches.count()).toBeGreaterThan(1);
  for (const control of await switches.all()) {
    const wasOn = await control.isChecked();
    await control.setChecked(!wasOn);
    await control.setChecked(wasOn);
  }
  // Comes after whatever the switches may have asked for.
  await page.evaluate(() => fetch('/robots.txt'));
  expect(calls).toEqual(['/robots.txt']);
});
