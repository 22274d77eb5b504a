import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { brand } from 'content/brand.ts';
import { readContent } from 'content/read-content.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { hearCalls, holdScripts, open, test } from './fixtures.ts';
import { onPhoneAndDesktop } from './on-phone-and-desktop.ts';

const desk = (page: Page) => page.getByRole('group', { name: 'Your desk' });
const row = (page: Page, title: string) => desk(page).locator('summary').filter({ hasText: title });
const trail = (page: Page) => desk(page).getByRole('list', { name: 'Audit trail' }).getByRole('listitem');
const button = (page: Page, name: string) => desk(page).getByRole('button', { name, exact: true });
const facts = Object.entries(brand).map(([name, value]) => [`site.${name}`, String(value)] as const);
const { drafts, done } = readContent(join(import.meta.dirname, '../../content/en'), new Map(facts)).one(
  'pages/home',
).desk;
const [reply, , invoice] = drafts;
const titles = drafts.map(({ title }) => title) as [string, ...string[]];

test('reports the time of three approvals by keyboard, and sends nothing', { tag: '@smoke' }, async ({
  page,
}) => {
  await open(page, '/');
  const calls = hearCalls(page);
  await row(page, titles[0]).focus();
  for (const title of titles) {
    await expect(row(page, title)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Approve')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(row(page, title)).toContainText('Approved');
  }

  await expect(trail(page).nth(0)).toHaveText(/^You approved Felix’s question\d{1,2}:\d\d [AP]M$/);
  await expect(trail(page).nth(2)).toContainText('You approved Noah’s reply');
  await expect(desk(page).getByText(/^Three decisions, \d+ seconds?\./)).toBeFocused();
  await expect(desk(page).getByRole('link', { name: 'Try for Free' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Keep this')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Start over')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(row(page, titles[0])).toBeFocused();
  await expect(trail(page)).toHaveCount(done.length);
  expect(calls).toEqual([]);
});

test('fetches its script only when a visitor reaches for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().includes('_astro/') && scripts.push(request.url()));
  await page.goto('/');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(scripts.filter((url) => url.endsWith('.js'))).toEqual([]);
  await button(page, 'Approve').hover();

  await expect.poll(() => scripts.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0);
});

for (const [way, press] of [
  ['a click', (page: Page) => button(page, 'Approve').click()],
  ['a key', (page: Page) => button(page, 'Approve').press('Enter')],
] as const) {
  test(`approves by ${way} that came before its script`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    // A press is kept once all of the picture has arrived.
    await page.getByRole('contentinfo').waitFor({ state: 'attached' });
    await press(page);
    await expect(row(page, titles[0])).not.toContainText('Approved');
    release();

    await expect(row(page, titles[0])).toContainText('Approved');
    await expect(trail(page)).toHaveCount(done.length + 1);
  });
}

test('lays one more stitch over the threads at each approval', async ({ page }) => {
  await open(page, '/');
  const stitches = page.locator('main section').first().locator('g');
  const laid = () =>
    stitches.evaluateAll((all) => all.map((stitch) => Number(getComputedStyle(stitch).opacity)));
  expect(await laid()).toEqual([0, 0, 0]);
  for (const expected of [
    [1, 0, 0],
    [1, 1, 0],
    [1, 1, 1],
  ]) {
    await button(page, 'Approve').click();
    await expect.poll(laid).toEqual(expected);
  }
});

for (const [colorScheme, shift, latest] of [
  ['light', 'This morning', /^Hana read 14 applications\s*7:45 AM$/],
  ['dark', 'Night shift', /^Hana answered the night shift\s*3:05 AM$/],
] as const) {
  test(`shows ${shift.toLowerCase()} where the system is ${colorScheme}, under the same name`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/');
    await expect(desk(page).getByText(shift, { exact: true })).toBeVisible();
    await expect(trail(page).first()).toHaveText(latest, { useInnerText: true });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('opens and closes drafts, and shows how they came about in the trail', async ({ page }) => {
    await page.goto('/');
    await row(page, invoice?.title ?? '').click();
    await expect(desk(page).getByText(invoice?.text ?? '')).toBeVisible();
    await expect(desk(page).getByText(reply?.text ?? '')).toBeHidden();
    await expect(trail(page)).toContainText(['Hana', 'Felix', 'Marco', 'Noah']);
    await expect(desk(page).getByRole('button')).toHaveCount(0);
  });
});

onPhoneAndDesktop(() => {
  test('passes axe in any open state of the desk', async ({ page }) => {
    const scope = { within: '[aria-labelledby=desk-title]' };
    await open(page, '/');
    await button(page, 'Send back').click();
    await expectNoViolations(page, scope);
    await button(page, 'Never mind').click();
    await button(page, 'Edit').click();
    await expectNoViolations(page, scope);
    await button(page, 'Save').click();
    for (const _ of drafts) await button(page, 'Approve').click();
    await expectNoViolations(page, scope);
  });
});
