import { expect, type Page } from '@playwright/test';
import { deskUrl, signInAs } from './desk-person.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of the article' });
const saved = (page: Page) =>
  expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: 30_000 });

async function write(page: Page, url: string, title: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Write an article' }).click();
  await page.getByLabel('Title').fill(title);
  await text(page).click();
}

test('writes an article with the keyboard, previews and publishes it, and takes it down', {
  tag: '@smoke',
}, async ({ page, context, server }) => {
  await signInAs(context, server, 'publisher');
  await write(page, deskUrl(server, '/articles'), 'Written at the desk');
  await page.keyboard.type('## A heading');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Words and **bold** ones.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await page.keyboard.press('Tab');
  // The toolbar is one stop, with arrows within.
  await page.keyboard.press('Alt+F10');
  await expect(page.getByRole('button', { name: 'Heading', exact: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Smaller heading' })).toBeFocused();
  await text(page).click();
  await saved(page);
  await expectNoViolations(page);

  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = await popup;
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Written at the desk');
  await expect(preview.locator('article strong')).toHaveText('bold');
  await preview.close();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  const link = page.getByRole('link', { name: '/blog/news/written-at-the-desk' });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const html = async () => (await page.request.get(`${server.url}/blog/news/written-at-the-desk`)).text();
  await expect.poll(html).toContain('<strong>bold</strong>');

  await page.getByRole('button', { name: 'More of this article' }).click();
  await page.getByRole('menuitem', { name: 'Take down' }).click();
  await page.getByRole('dialog').getByLabel('Redirect to').fill('/pricing');
  await page.getByRole('dialog').getByRole('button', { name: 'Take down' }).click();
  await expect(page.getByRole('heading', { name: 'Articles', level: 1 })).toBeVisible();
  await expect
    .poll(async () =>
      (await page.request.get(`${server.url}/blog/news/written-at-the-desk`, { maxRedirects: 0 })).status(),
    )
    .toBe(301);
});
