import { expect, type Page } from '@playwright/test';
import { drafts } from '../../site/src/areas/home/desk/drafts.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { hearCalls, open, test } from './fixtures.ts';
import { onPhoneAndDesktop } from './on-phone-and-desktop.ts';

const desk = (page: Page) => page.getByRole('group', { name: 'You decide' });
const row = (page: Page, title: string) => desk(page).locator('summary').filter({ hasText: title });
const trail = (page: Page) => desk(page).getByRole('list', { name: 'Audit trail' }).getByRole('listitem');
const button = (page: Page, name: string) => desk(page).getByRole('button', { name, exact: true });
const [reply, plan, invoice] = drafts;
const titles = drafts.map(({ title }) => title);

test('three approvals leave three lines in the trail and say how long they took', async ({ page }) => {
  await open(page, '/');
  for (const title of titles) {
    await expect(row(page, title)).toBeVisible();
    await button(page, 'Approve').click();
    await expect(row(page, title)).toContainText('Approved');
  }

  await expect(trail(page).nth(0)).toHaveText(/^You approved Felix’s question\d{1,2}:\d\d [AP]M$/);
  await expect(trail(page).nth(2)).toContainText('You approved Noah’s reply');
  await expect(desk(page).getByText(/^Three decisions, \d+ (second|minute)s?\./)).toBeFocused();
  await expect(desk(page).getByRole('link', { name: 'Try for Free' })).toBeVisible();
  await button(page, 'Start over').click();
  await expect(row(page, reply?.title ?? '')).toBeFocused();
  await expect(trail(page)).toHaveCount(drafts.length);
});

test('a double click decides about one draft', async ({ page }) => {
  await open(page, '/');
  await button(page, 'Approve').dblclick();

  await expect(row(page, reply?.title ?? '')).toContainText('Approved');
  await expect(button(page, 'Approve')).toHaveCount(1);
  await expect(row(page, plan?.title ?? '')).not.toContainText('Approved');
  await expect(trail(page).nth(0)).toContainText('You approved Noah’s reply');
});

test('an edit is kept, and the trail counts its words', async ({ page }) => {
  await open(page, '/');
  await button(page, 'Edit').click();
  const text = desk(page).getByRole('textbox', { name: 'Edit Noah’s reply' });
  await expect(text).toBeFocused();
  await text.press('End');
  await text.fill(`${reply?.text} Warm regards`);
  await button(page, 'Save').click();

  await expect(desk(page).getByText('Warm regards')).toBeVisible();
  await expect(trail(page).first()).toContainText('You changed 2 words in Noah’s reply');
  await expect(button(page, 'Approve')).toBeFocused();
});

test('what goes back comes again for the reason that was given, once', async ({ page }) => {
  await open(page, '/');
  await row(page, plan?.title ?? '').click();
  await button(page, 'Send back').click();
  await button(page, 'Too risky').click();

  await expect(desk(page).getByText('we’ll move the opening from the 23rd')).toBeVisible();
  await expect(trail(page).first()).toContainText('Marco wrote a second draft');
  await expect(trail(page).nth(1)).toContainText('You sent back Marco’s plan: “Too risky”');
  await expect(button(page, 'Approve')).toBeFocused();
  await expect(button(page, 'Send back')).toHaveCount(0);
});

test('works by keyboard, from row to row', async ({ page }) => {
  await open(page, '/');
  await button(page, 'Approve').focus();
  await page.keyboard.press('Enter');
  await expect(row(page, plan?.title ?? '')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Approve')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(desk(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(desk(page).getByRole('textbox')).toHaveCount(0);
  await expect(trail(page)).toHaveCount(drafts.length + 1);
});

test('nothing is sent', async ({ page }) => {
  await open(page, '/');
  const calls = hearCalls(page);
  for (const _ of drafts) await button(page, 'Approve').click();
  await expect(button(page, 'Start over')).toBeVisible();

  expect(calls).toEqual([]);
});

test('before its script is there, the buttons look as they will and cannot be reached', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const fieldset = desk(page).locator('fieldset').first();
  const color = () =>
    fieldset
      .locator('button', { hasText: 'Approve' })
      .evaluate((each) => getComputedStyle(each).backgroundColor);
  await fieldset.scrollIntoViewIfNeeded();
  await expect(fieldset).toHaveAttribute('inert');
  const before = await color();
  release();
  await expect(fieldset).not.toHaveAttribute('inert');
  expect(await color()).toBe(before);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

  test('the drafts open and close, and the trail tells how they came about', async ({ page }) => {
    await page.goto('/');
    await row(page, invoice?.title ?? '').click();
    await expect(desk(page).getByText(invoice?.text ?? '')).toBeVisible();
    await expect(desk(page).getByText(reply?.text ?? '')).toBeHidden();
    await expect(trail(page)).toHaveText([...drafts].reverse().map(({ prepared }) => prepared));
    await expect(desk(page).getByRole('button')).toHaveCount(0);
  });
});

onPhoneAndDesktop(() => {
  test('the desk has no violations, whatever is open', async ({ page }) => {
    await open(page, '/');
    await button(page, 'Send back').click();
    await expectNoViolations(page);
    await button(page, 'Never mind').click();
    await button(page, 'Edit').click();
    await expectNoViolations(page);
    await button(page, 'Save').click();
    for (const _ of drafts) await button(page, 'Approve').click();
    await expectNoViolations(page);
  });
});
