import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { brand } from 'content/brand.ts';
import { test } from './fixtures.ts';
import { chatbotForm, LeadFormPage } from './lead-forms.ts';

class BuilderPage extends LeadFormPage {
  readonly preview = this.page.getByRole('region', { name: 'Chatbot preview' });

  swatch(name: string) {
    return this.form.getByRole('radio', { name, exact: true });
  }

  /** The bubble that holds a text. */
  bubble(text: string) {
    return this.preview.getByText(text, { exact: true });
  }
}

const WELCOME = `Hi, I’m the ${brand.name} assistant. How can I help you today?`;

function openBuilder(page: ConstructorParameters<typeof BuilderPage>[0]) {
  return new BuilderPage(page, chatbotForm);
}

test('begins with the defaults, and updates the preview with every field', { tag: '@smoke' }, async ({
  page,
}) => {
  const builder = openBuilder(page);
  await builder.open();
  await expect(builder.field('Chatbot name')).toHaveValue('');
  await expect(builder.field('Welcome message')).toHaveValue(WELCOME);
  await expect(builder.swatch('pink-light')).toBeChecked();
  await expect(builder.bubble(WELCOME)).toHaveCSS('background-color', 'rgb(252, 231, 243)');
  await expect(builder.bubble(WELCOME)).toHaveCSS('color', 'rgb(83, 82, 91)');
  await expect(builder.preview.getByText(brand.name, { exact: true })).toBeVisible();

  await builder.field('Chatbot name').pressSequentially('Woolly');
  await expect(builder.preview.getByText('Woolly', { exact: true })).toBeVisible();
  await builder.field('Welcome message').fill('Good morning!');
  await expect(builder.bubble('Good morning!')).toBeVisible();
  await builder.field('Placeholder text').fill('Ask about wool');
  await expect(builder.preview.getByPlaceholder('Ask about wool')).toBeDisabled();
  await builder.field('Suggestions').fill('Is it warm?\n\nWhat does it cost?');
  await expect(builder.preview.getByRole('listitem')).toHaveText(['Is it warm?', 'What does it cost?']);
  await builder.swatch('violet').check();
  await expect(builder.bubble('Good morning!')).toHaveCSS('background-color', 'rgb(139, 92, 246)');
});

test('keeps the form that the server drew where its words cannot be fetched', async ({ page }) => {
  const asked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/home-words.json'));
  await page.route('**/home-words.json', (route) => route.abort());
  await page.goto('/#create-agent');
  await openBuilder(page).form.scrollIntoViewIfNeeded();
  await asked;
  // Two frames later React would have taken it down.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(openBuilder(page).field('Welcome message')).toHaveValue(WELCOME);
});

test('answers a tapped suggestion in the preview, and removes it on another tap', async ({ page }) => {
  const builder = openBuilder(page);
  await builder.open();
  const suggestion = builder.preview.getByText(`What is ${brand.name} AI?`);
  const answer = builder.preview.getByText('I’d look this up in your help center.');
  await expect(answer).toBeHidden();
  await suggestion.click();
  await expect(answer).toBeVisible();
  await suggestion.press('Enter');

  await expect(answer).toBeHidden();
});

test('lays out the twelve swatches of the bubble in two rows of six', async ({ page }) => {
  const builder = openBuilder(page);
  await builder.open();
  const tops = await builder.form
    .getByRole('group', { name: 'Bubble color' })
    .getByRole('radio')
    .evaluateAll((swatches) => swatches.map((swatch) => swatch.getBoundingClientRect().top));
  expect(tops).toHaveLength(12);
  expect(new Set(tops.slice(0, 6)).size).toBe(1);
  expect(new Set(tops.slice(6)).size).toBe(1);
  expect(tops[6]).toBeGreaterThan(tops[0] ?? 0);
});

test('sends the chosen design beside the body, and stores it with the lead', async ({ page, server }) => {
  const builder = openBuilder(page);
  await builder.open();
  await builder.swatch('violet').check();
  await builder.fill('design@example.com');
  const sent = page.waitForRequest(chatbotForm.call);
  await builder.submit.click();
  expect((await sent).headers().baggage).toContain('chatbot_bubble_color=violet%20%238B5CF6');
  await builder.expectThanks();

  expect(attributionOf(server.databaseFile, 'design@example.com')).toMatchObject({
    chatbot_bubble_color: 'violet #8B5CF6',
    chatbot_text_color: expect.stringContaining('#53525B'),
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('stores the chosen design', { tag: '@smoke' }, async ({ page, server }) => {
    const builder = openBuilder(page);
    await page.goto(chatbotForm.page);
    await builder.swatch('cyan').check();
    await builder.fill('plain-design@example.com');
    await builder.submit.click();
    await expect(page).toHaveURL(/\/thankyou$/);

    expect(attributionOf(server.databaseFile, 'plain-design@example.com')).toMatchObject({
      chatbot_bubble_color: 'cyan #06B6D4',
    });
  });
});

test('keeps one long word inside the preview', async ({ page }) => {
  const builder = openBuilder(page);
  await builder.open();
  for (const label of ['Chatbot name', 'Welcome message', 'Suggestions']) {
    await builder.field(label).fill('https://'.padEnd(120, 'x'));
  }
  const widths = await builder.preview.evaluate((preview) => [preview.scrollWidth, preview.clientWidth]);

  expect(widths[0]).toBe(widths[1]);
});

test('resets the preview when a visitor comes back from the thank-you page', async ({ page }) => {
  const builder = openBuilder(page);
  await builder.open();
  await builder.swatch('yellow').check();
  await builder.fill('over@example.com');
  await builder.submit.click();
  await builder.expectThanks();
  await page.goBack();
  await builder.form.scrollIntoViewIfNeeded();

  await expect(builder.swatch('pink-light')).toBeChecked();
  await expect(builder.preview.getByText('Wool shop')).toHaveCount(0);
});

/** Returns the attribution that is stored beside the request of one address. */
function attributionOf(databaseFile: string, email: string): Record<string, string> {
  const database = new DatabaseSync(databaseFile, { readOnly: true });
  const row = database.prepare('select attribution from leads where email = ?').get(email);
  database.close();
  return JSON.parse(String(row?.attribution));
}
