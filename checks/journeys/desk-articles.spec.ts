import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
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

/** Pastes as a program does that puts HTML on the clipboard. */
async function paste(page: Page, html: string): Promise<void> {
  await text(page).evaluate((element, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
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

test('takes over an article of the folder, and says where it comes from', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server, 'editor');
  await page.goto(deskUrl(server, '/articles?words=approval'));
  await page
    .getByRole('link', { name: /Approval steps/ })
    .first()
    .click();
  await expect(page.getByText('comes from the file')).toBeVisible();
  await page.getByRole('button', { name: 'Edit it here' }).click();
  await expect(text(page)).toBeVisible({ timeout: 30_000 });
  await expectNoViolations(page);
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
});

test('keeps what was typed when the tab closes, and asks when a colleague was faster', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signInAs(context, server, 'editor');
  await write(page, deskUrl(server, '/articles'), 'Two people');
  await page.keyboard.type('First.');
  await saved(page);
  const url = page.url();

  // Nothing reaches the server any more: the browser has it.
  await page.route('**/desk/api/articles/draft', (route) => route.abort());
  await page.keyboard.type(' Kept.');
  await expect(page.getByText('kept in this browser')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/desk/api/articles/draft');
  await page.reload();
  await expect(text(page)).toContainText('First. Kept.');

  await text(page).press('End');
  await page.keyboard.type(' More.');
  await saved(page);
  const other = await browser.newContext();
  await signInAs(other, server, 'publisher', { name: 'Ben Okoye' });
  const theirs = await other.newPage();
  await theirs.goto(url);
  await text(theirs).click();
  await theirs.keyboard.type('Theirs. ');
  await saved(theirs);
  await text(page).click();
  await page.keyboard.type('Mine. ');
  await expect(page.getByRole('alert')).toContainText('saved this article meanwhile', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Save mine over it' }).click();
  await saved(page);
  await page.getByRole('button', { name: 'More of this article' }).click();
  await page.getByRole('menuitem', { name: 'Earlier states' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3);
  await other.close();
});

test('pastes as an import does, and takes pictures from the document', async ({ page, context, server }) => {
  await signInAs(context, server, 'editor');
  await write(page, deskUrl(server, '/articles'), 'Pasted');
  await paste(
    page,
    '<b style="font-weight:normal"><h2>From Docs</h2><p><span style="font-weight:700">Bold</span> text <img src="https://a.example/x.png" onerror="alert(1)"></p></b><script>alert(1)</script>',
  );
  await expect(text(page).getByRole('heading', { name: 'From Docs' })).toBeVisible({ timeout: 30_000 });
  await expect(text(page).locator('strong')).toHaveText('Bold');
  await expect(page.getByText('Drop the document itself')).toBeVisible();
  const buffer = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'p.png', mimeType: 'image/png', buffer });
  const picture = text(page).getByRole('img');
  await expect(picture).toBeVisible({ timeout: 30_000 });
  await picture.click();
  await page.getByLabel('Alternative text').fill('A blue square');
  await expect(text(page).getByRole('img', { name: 'A blue square' })).toBeVisible();
  await saved(page);
  await expectNoViolations(page);
});

test('runs nothing of what is typed: on the page, in its data, in the feed and as Markdown', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server, 'publisher');
  const hostile = `</script><img src=x onerror="document.title='run'">"'`;
  await write(page, deskUrl(server, '/articles'), `Typed ${hostile}`);
  await page.keyboard.type(`${hostile} [x](javascript:alert(1))`);
  await page.getByLabel('Author').fill(hostile);
  await page.getByLabel('Description').fill(hostile);
  await page.getByLabel('Address').fill('typed');
  await saved(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('link', { name: '/blog/news/typed' })).toBeVisible({ timeout: 30_000 });
  const address = `${server.url}/blog/news/typed`;
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x');
  expect(await page.title()).not.toBe('run');
  expect(await page.locator('[onerror], a[href^="javascript:"]').count()).toBe(0);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  for (const each of data) expect(() => JSON.parse(each)).not.toThrow();
  expect(data.join()).not.toContain('</script');
  for (const path of ['/blog/rss.xml', '/blog/feed.json', '/blog/news/typed.md']) {
    const response = await page.request.get(`${server.url}${path}`);
    expect(response.headers()['content-type'], path).not.toContain('text/html');
    if (path.endsWith('.xml')) expect(await response.text()).not.toContain('<img src=x');
  }
});
