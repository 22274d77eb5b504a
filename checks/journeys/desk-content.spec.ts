import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { docxOf, paragraph } from '../support/documents.ts';
import { deskUrl, signInAs } from './desk-person.ts';
import { expectNoViolations } from './expect-no-violations.ts';
import { test } from './fixtures.ts';

/** The two seconds that a page may take, on a machine that does much else. */
const SHOWN = { timeout: 60_000 };

const headline = async (page: Page, url: string) => {
  const html = await (await page.request.get(url)).text();
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
};
const TITLE = '[name="pages/affiliate#hero.title"]';
const AFFILIATE = '/content?document=pages/affiliate&text=pages/affiliate%23hero.title';

/** Waits until the server has what was typed. */
const expectSaved = (page: Page) => expect(page.getByText('Saved.')).toBeVisible(SHOWN);

async function publish(page: Page): Promise<void> {
  await expectSaved(page);
  await page.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled(SHOWN);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Review and publish' })).toHaveCount(0);
}

/** A tab of a person in a browser of their own. */
async function openTab(context: BrowserContext | null, url: string): Promise<Page> {
  const page = await (context as BrowserContext).newPage();
  await page.goto(url);
  return page;
}

test('changes a headline that a search has found, and takes it back', { tag: '@smoke' }, async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server, 'publisher');
  const affiliate = `${server.url}/affiliate`;
  const usual = (await headline(page, affiliate)) ?? '';
  await page.goto(deskUrl(server, '/content'));
  await page.getByLabel('Find a text').fill(usual);
  await expectNoViolations(page);
  await page.getByRole('link', { name: 'Affiliate › First view › Title' }).click();
  await expect(page.locator(':focus')).toHaveValue(usual);
  const title = page.locator(TITLE);

  // What does not fit says so, and keeps the rest from being published.
  await title.fill('x'.repeat(500));
  await expect(page.getByText(/Has at most \d+ characters\./)).toBeVisible(SHOWN);
  await page.getByRole('button', { name: 'Review and publish' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Has at most \d+ characters\./)).toBeVisible(SHOWN);
  await expect(dialog.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Not yet' }).click();

  // A closed tab loses nothing, also not what the server does not have yet.
  await title.fill('Recommend us');
  await page.reload();
  await expect(title).toHaveValue('Recommend us');
  await expectSaved(page);
  const preview = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Preview “Changes by Maya Chen”' }).click();
  await expect((await preview).getByRole('heading', { level: 1 })).toHaveText('Recommend us');
  expect(await headline(page, affiliate)).toBe(usual);
  await publish(page);
  await expect.poll(() => headline(page, affiliate), SHOWN).toBe('Recommend us');

  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByText('As it was delivered')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'All documents' }).click();
  await page.getByRole('tab', { name: 'Published' }).click();
  await page.getByText('Affiliate', { exact: true }).click();
  // Beside the screen React Aria 3.53 keeps its word on a pending button for seconds, also when the button is gone.
  await expectNoViolations(page, { within: '#screen' });
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect.poll(() => headline(page, affiliate), SHOWN).toBe(usual);
});

test('leaves prices to an owner, whose change every page quotes', async ({ page, context, server }) => {
  await signInAs(context, server, 'publisher');
  await page.goto(deskUrl(server, '/content?document=plans'));
  await expect(page.getByText('Only an owner publishes this')).toBeVisible();

  await signInAs(context, server, 'owner');
  await page.goto(deskUrl(server, '/content?document=plans&text=plans%23startup.price'));
  await page.locator('[name="plans#startup.price"]').fill('777');
  await publish(page);
  const pricing = async () => (await page.request.get(`${server.url}/pricing`)).text();
  await expect.poll(pricing, SHOWN).toContain('$777');

  // Other journeys read the prices of this server.
  await page.getByRole('button', { name: 'Use the original' }).click();
  await publish(page);
  await expect.poll(pricing, SHOWN).not.toContain('$777');
});

test('keeps what is typed without a connection, and sends it once there is one', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server, 'editor');
  await page.goto(deskUrl(server, AFFILIATE));
  const title = page.locator(TITLE);
  await expect(title).toBeVisible();
  await context.setOffline(true);
  await title.fill('Typed in a tunnel');
  await expect(page.getByText('Kept in this browser')).toBeVisible(SHOWN);
  await context.setOffline(false);
  await expectSaved(page);
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (name.includes('.typed.')) localStorage.removeItem(name);
  });
  await page.reload();
  await expect(title).toHaveValue('Typed in a tunnel');

  await page.getByRole('button', { name: 'Review and ask' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Discard all 1 for everyone' }).click();
  await expect(title).not.toHaveValue('Typed in a tunnel', SHOWN);
});

test('shows two people in one text what each wrote; an editor asks, a publisher sets a time', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signInAs(context, server, 'editor', { name: 'Eva' });
  await page.goto(deskUrl(server, AFFILIATE));
  await page.locator(TITLE).fill('Of Eva');
  await expectSaved(page);

  const second = await browser.newContext();
  await signInAs(second, server, 'publisher', { name: 'Tom' });
  const tom = await openTab(second, deskUrl(server, AFFILIATE));
  await tom.getByRole('button', { name: 'Go there' }).click();
  await expect(tom.locator(TITLE)).toHaveValue('Of Eva');

  // Both write at once: the slower one chooses.
  await second.setOffline(true);
  await tom.locator(TITLE).fill('Of Tom');
  await page.locator(TITLE).fill('Of Eva again');
  await expectSaved(page);
  await second.setOffline(false);
  await expect(tom.getByText('Of Eva again', { exact: true })).toBeVisible(SHOWN);
  await expectNoViolations(tom, { within: '#screen' });
  await tom.getByRole('button', { name: 'Keep mine' }).click();
  await expectSaved(tom);
  await expect(page.locator(TITLE)).toHaveValue('Of Tom', SHOWN);

  await page.getByRole('button', { name: 'Review and ask' }).click();
  await page.getByRole('button', { name: 'Ask to publish' }).click();
  await tom.getByRole('link', { name: 'All documents' }).click();
  await tom.getByRole('tab', { name: 'Drafts' }).click();
  await expect(tom.getByText('Asks to publish')).toBeVisible(SHOWN);
  await tom.getByRole('button', { name: 'Review', exact: true }).click();
  await tom.getByText('Publish at a time').click();
  await expectNoViolations(tom);
  await tom.getByRole('button', { name: 'Publish then' }).click();
  await expect(page.getByText('has a time. Choose another set')).toBeVisible(SHOWN);
  await expect(page.locator(TITLE)).not.toBeEditable();
  await second.close();
});

test('moves and hides sections by keyboard, and shows them by a link to people without an account', async ({
  page,
  context,
  browser,
  server,
}) => {
  await signInAs(context, server, 'editor');
  await page.goto(deskUrl(server, '/content?document=pages/affiliate'));
  await page.getByRole('button', { name: 'Move steps up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move steps down' })).toBeFocused();
  await page.getByRole('button', { name: 'Hide commission by plan' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Show commission by plan' })).toBeFocused();
  await expectNoViolations(page);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Review and ask' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy a link for others' }).click();
  const link = (await dialog.locator('code').textContent()) ?? '';
  await expect(dialog.getByRole('button', { name: 'End all links' })).toBeVisible();
  await expectNoViolations(page);

  const visitor = await openTab(await browser.newContext(), link);
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Case Studies' }).click();
  await expect(visitor).toHaveURL(`${link}/case-studies`);
  await visitor.goto(`${link}/affiliate`);
  await expect(visitor.getByText('A preview of “Changes by Maya Chen” until')).toBeVisible();
  const sections = visitor.locator('main > section h2');
  await expect(sections).toHaveCount(3);
  expect(await sections.first().getAttribute('id')).toBe('how-title');
  await expectNoViolations(visitor);

  await dialog.getByRole('button', { name: 'End all links' }).click();
  await expect(dialog.getByRole('button', { name: 'End all links' })).toHaveCount(0);
  expect((await visitor.reload())?.status()).toBe(404);
  await visitor.context().close();
});

test('adds a paragraph to a list as a copy of another, and leaves one out', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server, 'publisher');
  await page.goto(deskUrl(server, '/content?document=pages/accessibility'));
  await page.locator('summary', { hasText: 'What is known to be missing' }).click();
  const list = page.getByRole('group', { name: 'What is known to be missing' });
  const [first = '', second = ''] = await list.locator('li > span').allTextContents();
  await list.getByRole('button', { name: `Copy ${first}` }).press('Enter');
  await page.getByLabel('1, copied').fill('A gap that we found at the desk');
  await list.getByRole('button', { name: `Hide ${second}` }).press('Enter');
  await expectNoViolations(page, { within: '#screen' });
  await publish(page);
  await page.goto(`${server.url}/accessibility`);
  await expect(async () => {
    await page.reload();
    const gaps = await page.getByRole('listitem').allTextContents();
    const place = gaps.indexOf(first);
    expect(gaps[place + 1]).toBe('A gap that we found at the desk');
    expect(gaps).not.toContain(second);
  }).toPass(SHOWN);
});

test('makes a landing page from the template, and removes it', async ({ page, context, server }) => {
  await signInAs(context, server, 'publisher');
  await page.goto(deskUrl(server, '/content?document=landing/template'));
  await page.getByRole('button', { name: 'Make a copy' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Law firms');
  await expect(dialog.getByText('Its address will be /for/law-firms')).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel('Name').press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Law firms' })).toBeVisible(SHOWN);
  await page.locator('summary', { hasText: 'First view' }).click();
  await page.locator('[name="landing/law-firms#hero.title"]').fill('Less paper for your partners');
  await expectSaved(page);
  await expectNoViolations(page, { within: '#screen' });
  const preview = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Preview/ }).click();
  await expect((await preview).getByRole('heading', { level: 1 })).toHaveText('Less paper for your partners');
  const address = `${server.url}/for/law-firms`;
  expect((await page.request.get(address)).status()).toBe(404);
  await publish(page);
  await expect.poll(() => headline(page, address), SHOWN).toBe('Less paper for your partners');
  expect(await (await page.request.get(`${address}.md`)).text()).toContain('# Less paper for your partners');
  await page.goto(address);
  await expectNoViolations(page);

  await page.goto(deskUrl(server, '/content?document=landing/law-firms'));
  await page.getByRole('button', { name: 'Remove' }).click();
  await publish(page);
  const status = async () => (await page.request.get(address)).status();
  await expect.poll(status, SHOWN).toBe(404);
});

const nameOf = async (place: Locator) => (await place.getAttribute('aria-label')) ?? '';

test('writes texts where they stand on home, by pointer and by keyboard', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server, 'publisher');
  await page.goto(deskUrl(server, '/content?document=pages/home'));
  await page.getByRole('link', { name: 'On the page' }).click();
  const frame = page.frameLocator('iframe');
  const editor = frame.getByRole('textbox', { name: 'Text', exact: true });
  await expect(frame.getByRole('button', { name: 'Edit the texts of this page' })).toBeAttached(SHOWN);
  await frame.locator('h1 > span').first().click();
  await expect(editor).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Hire patient');
  await expect(page.locator('[name="pages/home#opening.lines.0"]')).toHaveValue('Hire patient');
  await expectSaved(page);
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(frame.locator('h1')).toHaveText('Hire patient AI Employees');

  // By keyboard to a text that names prices: it is written by their names, and drawn again with the prices.
  const place = frame.getByRole('button', { name: /^Edit “/ });
  await expect(place).toBeFocused();
  for (let name = await nameOf(place); !/a\smonth for one user/.test(name); name = await nameOf(place)) {
    await page.keyboard.press('Tab');
    await expect(place).not.toHaveAttribute('aria-label', name);
  }
  await page.keyboard.press('Enter');
  await expect(editor).toHaveText(/\{plans\.starter\.price\}/);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect(frame.getByText(/\$\d+ for\s10!$/)).toBeVisible(SHOWN);
  const note = page.locator('[name="pages/home#opening.note"]');
  await expect(note).toHaveValue(/for\s10!$/);
  await page.keyboard.press('Enter');
  await page.keyboard.type('x');
  await expect(note).toHaveValue(/x$/);
  await page.keyboard.press('Escape');
  await expect(note).toHaveValue(/for\s10!$/);

  // What is changed in the form is drawn, too; a link leads nowhere.
  await page.locator('[name="pages/home#opening.lines.1"]').fill('helpers');
  await expect(frame.locator('h1')).toHaveText('Hire patient helpers', SHOWN);
  await frame.locator('main').getByRole('link', { name: 'Book a demo' }).first().press('Enter');
  await publish(page);
  const home = async () => (await page.request.get(server.url)).text();
  await expect.poll(() => headline(page, server.url), SHOWN).toContain('Hire patient');
  expect(await home()).not.toContain('<!--[');
});

test('takes in a legal text from a document of Word, and keeps the one before public', async ({
  page,
  context,
  server,
}) => {
  await signInAs(context, server, 'owner');
  await page.goto(deskUrl(server, '/content?document=legal/cookies'));
  const body = paragraph('1. Our cookies', 'heading 1') + paragraph('No cookie is set.');
  await page.locator('input[type=file]').setInputFiles({
    ...{ name: 'cookies.docx', buffer: docxOf({ body }) },
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
  await expect(page.getByText(/today’s date are in your set/)).toBeVisible(SHOWN);
  await page.locator('[name="legal/cookies#changedOn"]').fill('2099-01-31');
  await expectSaved(page);
  await expectNoViolations(page);
  const preview = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Preview/ }).click();
  await expect((await preview).getByRole('heading', { name: '1 Our cookies' })).toBeVisible();
  await expect((await preview).getByText('No cookie is set.')).toBeVisible();

  await publish(page);
  const read = async (path: string) => (await page.request.get(server.url + path)).text();
  await expect.poll(() => read('/cookies'), SHOWN).toContain('Earlier versions');
  await page.goto(`${server.url}/cookies`);
  await page.getByRole('navigation', { name: 'Earlier versions' }).getByRole('link').click();
  await expect(page.getByText(/^This version applied from .* to January 31, 2099\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: '4 This website sets none' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectNoViolations(page);
  const { pathname } = new URL(page.url());
  expect(await read(`${pathname}.md`)).toContain('## 4 This website sets none');
  // Search and answers read the Markdown.
  for (const list of ['/sitemap.xml', '/llms.txt', '/cookies.md'])
    expect(await read(list)).not.toContain(pathname);
  expect((await page.request.get(`${server.url}/legal/template`)).status()).toBe(404);
  await page.getByRole('link', { name: 'Read the current version' }).click();
  await expect(page.getByRole('heading', { name: '1 Our cookies' })).toBeVisible();
});
