import { expect, test } from '@playwright/test';
import { findViolations } from './expect-no-violations.ts';

const PAGE = `<!doctype html>
<html lang="en">
<title>A page with three faults</title>
<style>
  :root { color-scheme: light dark }
  main * { background: light-dark(#fff, #000) }
  .pale { color: light-dark(#ccc, #fff) }
  .deep { color: light-dark(#000, #333) }
</style>
<main><h1>A page with faults</h1><p class="pale">Pale in the light</p><p class="deep">Deep in the dark</p><img src="data:,"></main>`;

const FAULTS = ['light: color-contrast: .pale', 'light: image-alt: img', 'dark: color-contrast: .deep'];

test('finds violations in both schemes, and leaves the page in the light scheme', async ({ page }) => {
  await page.setContent(PAGE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await findViolations(page)).toEqual(FAULTS);
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: light)').matches)).toBe(true);
  }
});

test('ignores elements outside the given part, and excepted rules', async ({ page }) => {
  await page.setContent(PAGE);
  expect(await findViolations(page, { within: 'h1' })).toEqual([]);
  expect(await findViolations(page, { except: ['image-alt'] })).toEqual(
    FAULTS.filter((fault) => !fault.includes('image-alt')),
  );
});
