import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from './expect-no-violations.ts';
import { test, waitOutTimeCheck } from './fixtures.ts';

const QUESTION = 'We are 8 people. Which plan fits?';
const ANSWER = /Growth.*\$149 a month/;

const field = (page: Page) => page.getByRole('dialog').getByLabel('Your question');
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const askButton = (page: Page) => page.getByRole('complementary').getByRole('link', { name: /^Ask / });

async function openPanel(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await askButton(page).click();
  await expect(field(page)).toBeFocused();
}

test('answers a question in the panel, and what follows from it', { tag: '@smoke' }, async ({ page }) => {
  await openPanel(page, '/pricing');
  await page.keyboard.type(QUESTION);
  await page.keyboard.press('Enter');
  await expect(log(page).getByText(ANSWER)).toBeVisible();
  await expect(log(page).getByRole('list', { name: 'Sources' }).getByRole('link').first()).toBeVisible();
  await expectNoViolations(page);

  await page.keyboard.type('And for 3 people?');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText(/Startup.*\$99 a month/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(askButton(page)).toBeFocused();
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);
});

test('answers a question without script, and what follows from it', { tag: '@smoke' }, async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  await page.goto('/');
  await page.getByLabel('Ask our AI assistant').fill(QUESTION);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page).toHaveURL(/\/ask\?q=/);
  await expect(page.getByText(ANSWER)).toBeVisible();
  await expect(page.getByText(/AI assistant.*can be wrong/)).toBeVisible();

  await page.getByLabel('Ask another question').fill('And for 3 people?');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText(/Startup.*\$99 a month/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'You asked before' })).toContainText(QUESTION);
  await page.close();
});

test('asks in the panel what was typed into a field of a page', async ({ page }) => {
  await page.goto('/pricing');
  await page.getByLabel('Ask our AI assistant').fill(QUESTION);
  await page.keyboard.press('Enter');

  await expect(log(page).getByText(ANSWER)).toBeVisible();
  await expect(page).toHaveURL('/pricing');
});

test('brings a question to a person', async ({ page }) => {
  await openPanel(page, '/');
  await page.keyboard.type('Do you ship hardware?');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Talk to a person' }).click();

  await expect(page.getByLabel('Message')).toHaveValue('My question: Do you ship hardware?\n');
});

test('books a demo in place', { tag: '@smoke' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, '/');
  await page.getByRole('button', { name: 'Book a demo' }).click();
  const times = page.getByRole('dialog').getByRole('button', { name: /[AP]M/ });
  await expect(times).toHaveCount(3);
  await expectNoViolations(page);
  await times.last().click();
  await page.getByLabel('First name').fill('Mira');
  await page.getByLabel('Last name').fill('Rao');
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Phone/ })
    .fill('9876543210');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).fill('ask-panel@example.com');
  await page.getByRole('checkbox', { name: /^I confirm/ }).check();
  await expectNoViolations(page);
  await waitOutTimeCheck(page);
  await page.getByRole('button', { name: 'Schedule Meeting' }).click();

  await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See, move or cancel it' })).toBeVisible();
});

test('never covers what a page ends with', async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/pricing');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const { x = 0, y = 0 } = (await askButton(page).boundingBox()) ?? {};
    const ends = page.getByRole('contentinfo').locator('a, p');
    const covered = await ends.evaluateAll(
      (all, from) =>
        all
          .filter((each) => {
            const { right, bottom } = each.getBoundingClientRect();
            return right > from.x && bottom > from.y;
          })
          .map(({ textContent }) => textContent),
      { x, y },
    );
    expect(covered, `${width} px`).toEqual([]);
  }
});

test('covers no value where a page has no margin', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/pricing');
    if (width < 1024) await expect(askButton(page)).not.toBeInViewport();
    else await expect(askButton(page)).toBeInViewport();
  }
});

test('waits at the end of the booking page, and is not printed', async ({ page }) => {
  await page.goto('/book-demo');
  await expect(askButton(page)).not.toBeInViewport();
  await page.goto('/pricing');
  await expect(askButton(page)).toBeInViewport();
  await page.emulateMedia({ media: 'print' });
  await expect(askButton(page)).toBeHidden();
});
