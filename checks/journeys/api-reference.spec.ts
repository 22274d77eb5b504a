import { expect, type Page } from '@playwright/test';
import { brand } from 'content/brand.ts';
import { test } from './fixtures.ts';

const LANGUAGES = ['cURL', 'JavaScript', 'Python'] as const;

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Endpoints' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const example = (page: Page, language: string) =>
  page.getByRole('group', { name: `${language} example`, exact: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the reference' });
const shownEndpoints = (page: Page) => navigation(page).locator('[data-entry]:visible');

async function expectLanguage(page: Page, chosen: string) {
  for (const language of LANGUAGES) {
    await expect(tab(page, language)).toHaveAttribute('aria-selected', String(language === chosen));
    await expect(example(page, language)).toBeVisible({ visible: language === chosen });
  }
}

test.describe('the list of endpoints', () => {
  test('selects an endpoint by a click', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/api-reference');
    await navigation(page).getByRole('link', { name: 'POST Log in' }).click();
    await expect(page).toHaveURL(/\/api-reference\/login$/);
    await expect(page.getByRole('heading', { name: 'Log in', level: 1 })).toBeVisible();
    await expect(navigation(page).locator('[aria-current]')).toHaveText('POSTLog in');
  });

  test('folds on a phone under the name of the selected endpoint', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/api-reference/login');
    await expect(navigation(page)).toBeHidden();
    await page.locator('summary').filter({ hasText: 'Log in' }).click();
    await expect(navigation(page)).toBeVisible();
  });
});

test.describe('an endpoint', () => {
  test('unfolds an object when its name is clicked', async ({ page }) => {
    await page.goto('/api-reference/socket');
    const pod = page.getByRole('table', { name: 'Pod', exact: true });
    await expect(pod).toBeHidden();
    await page.getByRole('table', { name: 'Arguments of rooms' }).getByRole('link', { name: 'Room' }).click();
    await page
      .getByRole('table', { name: 'Room', exact: true })
      .getByRole('link', { name: 'Pod', exact: true })
      .click();
    await expect(pod).toBeInViewport();
  });
});

test.describe('the language of the examples', () => {
  test('changes the language by keyboard', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/api-reference/signup');
    await tab(page, 'cURL').focus();
    for (const [key, language] of [
      ['ArrowRight', 'JavaScript'],
      ['ArrowRight', 'Python'],
      ['ArrowRight', 'cURL'],
      ['ArrowLeft', 'Python'],
      ['Home', 'cURL'],
      ['End', 'Python'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, language), key).toBeFocused();
      await expectLanguage(page, language);
    }
  });

  test('remembers the language on other pages, unless the address names another', async ({ page }) => {
    await page.goto('/api-reference/signup');
    await tab(page, 'JavaScript').click();
    await page.goto('/api-reference/socket');
    await expectLanguage(page, 'JavaScript');
    await page.goto('/api-reference/login#python');
    await expectLanguage(page, 'Python');
  });

  test('selects the language before the script has run', async ({ page }) => {
    await page.goto('/api-reference/signup');
    await tab(page, 'Python').click();
    // What the page looks like until its tabs are alive.
    await page.route('**/api-reference/login', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll(/<script type="module">.*?<\/script>/gs, '');
      await route.fulfill({ response, body: html });
    });
    await page.goto('/api-reference/login');
    await expect(example(page, 'Python')).toBeVisible();
    await expect(example(page, 'cURL')).toBeHidden();
    await tab(page, 'JavaScript').click();
    await expect(example(page, 'JavaScript')).toBeVisible();
    await expect(example(page, 'Python')).toBeHidden();
  });
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
  const message = (page: Page) => page.getByRole('status').filter({ hasText: 'Copied to clipboard!' });

  test('copies an example ready to run, and confirms it', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/api-reference/login');
    for (const language of LANGUAGES) {
      await tab(page, language).click();
      await page.getByRole('button', { name: `Copy: ${language} example` }).click();
      await expect(message(page)).toBeVisible();
      // The word may still be that of the last copy.
      const shown = await example(page, language).textContent();
      await expect.poll(() => clipboard(page)).toBe(shown);
    }
  });

  test('copies a whole endpoint as Markdown, with the host that the page shows', async ({
    page,
    request,
  }) => {
    await page.goto('/api-reference/ai-message');
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(message(page)).toBeVisible();
    const markdown = await clipboard(page);
    expect(markdown).toMatch(/^# Send a message\n/);
    const served = await (await request.get('/api-reference/ai-message.md')).text();
    const { origin } = new URL(page.url());
    expect(markdown).toContain(`io('${origin}'`);
    expect(markdown).toBe(served.replaceAll(brand.siteUrl, origin));
  });

  test('reports that copying failed', async ({ page }) => {
    await page.route('**/*.md', (route) => route.abort());
    await page.goto('/api-reference/ai-message');
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Copying didn’t work' })).toBeVisible();
  });
});

test.describe('the search', () => {
  test('works by keyboard alone', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/api-reference/signup');
    await page.keyboard.press('/');
    await expect(search(page)).toBeFocused();
    const all = await navigation(page).locator('[data-entry]').count();
    await page.keyboard.type('last');
    await expect(shownEndpoints(page)).not.toHaveCount(all);
    await page.keyboard.press('Escape');
    await expect(shownEndpoints(page)).toHaveCount(all);
    await page.keyboard.type('updatedlastRead');
    await expect(shownEndpoints(page)).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(navigation(page).getByRole('link', { name: 'EMIT Mark a room as read' })).toBeFocused();
    await search(page).press('Enter');
    await expect(page).toHaveURL(/\/update-last-read$/);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all endpoints and examples', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/api-reference/login');
    for (const language of LANGUAGES) await expect(example(page, language)).toBeVisible();
    await expect(page.getByRole('table', { name: 'LoginRequest' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Example body' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
    await expect(search(page)).toBeHidden();
    await navigation(page).getByRole('link', { name: 'POST Sign up' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign up');
  });
});
